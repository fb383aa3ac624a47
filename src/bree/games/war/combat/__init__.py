"""The combat halves of event cards. Several cards may share a title, so each title is a file."""
