"""Bots in separate processes: the pool that gives them tasks, and the code that runs in the processes.

This package knows no tables and no clients. A task has a position, a seat and a time limit.
"""
