/** What can be wrong with a row of a table that is to be imported. Plain data, for the browser too. */
export const rowProblems = [
  'unreadable',
  'unknownColumn',
  'missingColumn',
  'required',
  'formula',
  'notANumber',
  'notAPrice',
  'unknownWord',
  'badPzn',
  'twice',
  'notAllowed',
  'noPrice',
] as const;
export type RowProblem = (typeof rowProblems)[number];

/** How many rows of each kind a preview shows; the counts are of all. */
export const mostRowsShown = 200;
/** In characters. Some 5,000 products with their texts have half of it. */
export const longestTable = 6_000_000;
