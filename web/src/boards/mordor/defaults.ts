// What the page of this table does unless somebody wants it otherwise.

export const open = true;
