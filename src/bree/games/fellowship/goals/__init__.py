"""The kinds of goals, each a `Kind`: is it met as things stand, could it still be met, could it still fail.

A kind looks at a `Tally` and an `Aim` and at nothing else. While two tricks or more are to come, `can_meet` and
`can_fail` may be too hopeful, never too sure; for the last trick all outcomes are tried, see `verdict.py`.
"""
