// What the page of a table does here unless somebody wants it otherwise.

/** The log floats on the map: it opens only when somebody opens it. */
export const logFrom = Infinity;

/** The map is the table. */
export const fills = true;
