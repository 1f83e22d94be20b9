/** A statement of some 10,000 entries; plain data, for the browser too. */
export const largestStatementBytes = 12 * 1024 * 1024;
