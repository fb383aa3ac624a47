"""The combat halves of the event cards, one file for each title; several cards share one."""
