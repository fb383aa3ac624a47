"""The client in a real Chromium, against a real server: what people see and do, by roles and by names that are read.

Nothing here knows a CSS class or what the client keeps in its memory. A test fails on any error in a console, and on
any request to another host.
"""
