"""The steps by which a database of any earlier Bree becomes one of today, run by Alembic when a store is opened.

A step that has been released is never edited; a change of the schema is a new file in `versions`. Steps know neither
`schema.py`, which is about today, nor the records.
"""
