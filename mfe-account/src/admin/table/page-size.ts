/** Rows that are loaded at once. */
export const pageSize = 50;
/** Most rows that one call of the API answers. */
export const mostRows = 200;
