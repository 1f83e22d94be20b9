/**
 * What code and papers cite: clauses (`SH-04`), readings (`reading 10`), decisions (`decision 12`), rows of docs/product/wire.md
 * (`wire.md, Pickup`) and files. scripts/citations.test.ts finds those that lead nowhere.
 *
 * @typedef {object} Known
 * @property {Set<string>} clauses
 * @property {Set<string>} readings
 * @property {Set<string>} decisions
 * @property {Set<string>} wire
 */

/** Papers that are not in the repository; a reader of the code could not look anything up in them. */
const unknownPapers = /\b(?:SPEC|WIRE|DECISIONS|DESIGN|SECURITY)\b/g;

/**
 * The comments of a source file. A `//` after a colon is an address.
 *
 * @param {string} source
 */
export function commentsOf(source) {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`/\\])\/\/[^\n]*/g)].map(([comment]) =>
    comment.replace(/\n\s*\*?\s*/g, ' '),
  );
}

/**
 * The titles of a test file's tests, as far as they are plain strings.
 *
 * @param {string} source
 */
export function titlesOf(source) {
  return [...source.matchAll(/\b(?:test|describe|it)(?:\.\w+)?(?:\([^'"`]*?\))?\(\s*(['"`])(.*?)\1/g)].map(
    ([, , title = '']) => title,
  );
}

/**
 * What a text cites and nobody can look up.
 *
 * @param {string} text
 * @param {Known} known
 * @returns {string[]}
 */
export function danglingIn(text, { clauses, readings, decisions, wire }) {
  const groups = [...new Set([...clauses].map((id) => id.slice(0, 2)))].join('|');
  const ids = matchesOf(text, new RegExp(`(?<![\\w-])(?:${groups})-\\d\\d(?![\\w-])`, 'g'));
  const rows = [...text.matchAll(/\bwire\.md, ([A-Z][\w -]*\w)/g)].map(([, row = '']) => row);
  return [
    ...matchesOf(text, unknownPapers),
    ...ids.filter((id) => !clauses.has(id)),
    ...numbersAfter('reading', text)
      .filter((number) => !readings.has(number))
      .map((number) => `reading ${number}`),
    ...numbersAfter('decision', text)
      .filter((number) => !decisions.has(number))
      .map((number) => `decision ${number}`),
    ...rows.filter((row) => !wire.has(row)).map((row) => `wire.md, ${row}`),
  ];
}

/**
 * The files that a comment names, in backticks or bare.
 *
 * @param {string} comment
 */
export function filesNamedInComment(comment) {
  return matchesOf(comment, /(?<![\w./*{}#-])[A-Za-z][\w/-]*(?:\.[\w-]+)*\.(?:css|md|mjs|ts|tsx)(?![\w*/{-])/g);
}

/**
 * 'readings 1 and 14' are two.
 *
 * @param {string} word
 * @param {string} text
 */
function numbersAfter(word, text) {
  const cited = new RegExp(`\\b${word}s? (\\d+(?:(?:, | and )\\d+)*)\\b`, 'gi');
  return [...text.matchAll(cited)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []);
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {string[]}
 */
function matchesOf(text, pattern) {
  return text.match(pattern) ?? [];
}
