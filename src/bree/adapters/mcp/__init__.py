"""A seat for a language model: at a table of this machine or of a server, behind five tools of the protocol MCP."""
