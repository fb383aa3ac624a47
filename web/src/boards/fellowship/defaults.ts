// What the page of this table does unless somebody wants it otherwise.

export const persons = true;

export const final = { next_chapter: ['end'], onward: ['end'] };
