"""The kinds of goals. Each `GoalKind` has functions for: met now, can still be met, can still fail.

They use only a `RoundCount` and a `HandGoal`. While two or more tricks are left, `can_meet` and `can_fail` may return
true too often but never false too often. For the last trick `verdict.py` tries all outcomes.
"""
