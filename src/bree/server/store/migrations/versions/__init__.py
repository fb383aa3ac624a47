"""One file per migration, named by its number and content. `down_revision` names the migration before it."""
