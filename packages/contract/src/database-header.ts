/**
 * With every answer of the shop: `ready`, or `away` while the database cannot be reached and only what is in memory is shown. Always
 * there, because a browser that asks whether its copy is current keeps the headers of the copy that the answer does not name.
 */
export const databaseHeader = 'x-database';
