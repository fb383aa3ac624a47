"""One file per step, named by its number and what it brings; `down_revision` names the step before it."""
