/** In characters: about a hundred printed pages, twelve times the longest text that came with the shop. */
export const longestText = 200_000;

/** What reading a text may cost, in marks and lines as weighed below. The texts that came with the shop stay under 700. */
const mostWork = 10_000;

/** What begins or ends something in markdown, may begin an address, or is filled in with something longer. */
const weights = new Map([
  ...[...'*_~`[]!<>&\\|{'].map((mark) => [mark.charCodeAt(0), 1] as const),
  // Around these the parser looks for addresses, which takes longer.
  [':'.charCodeAt(0), 2],
  ['@'.charCodeAt(0), 10],
]);
const lineWeight = 3;
const newLine = 10;
const pipe = 124;
/** The second line of a table: `|---|:-:|`, also in a quote. */
const tableRule = /^[\s>|:-]*$/;

export type TextProblem = {
  problem: 'length' | 'marks' | 'depth';
  /** Where it begins, counted from 1. */
  line: number;
};

/**
 * Why a text is not worth starting to read: it is too long, or holds more marks than anybody writes, so that reading it
 * would hold up everybody else. Costs next to nothing itself. How deep a text is nested, only reading it tells.
 */
export function tooMuchToRead(markdown: string): TextProblem | null {
  let line = 1;
  let lineStart = 0;
  let work = 0;
  /** A row of a table has all of its columns, however few are written. */
  let columns = 0;
  let pipes = 0;

  for (let at = 0; at <= markdown.length; at++) {
    if (at === longestText && at < markdown.length) return { problem: 'length', line };
    const code = at < markdown.length ? markdown.charCodeAt(at) : newLine;
    if (code === pipe) pipes += 1;
    work += weights.get(code) ?? 0;
    if (code === newLine) {
      const isBlank = isBlankLine(markdown, lineStart, at);
      if (isBlank) columns = 0;
      else if (pipes > 0 && tableRule.test(markdown.slice(lineStart, at))) columns = pipes;
      work += isBlank ? 1 : lineWeight + columns;
      if (work > mostWork) return { problem: 'marks', line };
      line += 1;
      lineStart = at + 1;
      pipes = 0;
    }
  }
  return null;
}

function isBlankLine(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 13) return false;
  }
  return true;
}
