// What the page of a table does here unless somebody wants it otherwise.

/** Pixels: from this width on the log lies open beside the board. The map needs the room before that. */
export const logFrom = 2200;
