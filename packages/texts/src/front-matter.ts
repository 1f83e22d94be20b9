export type FrontMatterProblem = { line: number; message: string };

export type FrontMatter = {
  fields: Record<string, string>;
  /** Everything after the front matter, letter by letter: always the end of the given text. */
  body: string;
  /** The first line that could not be read; lines count from 1. */
  problem: FrontMatterProblem | null;
};

const fence = /^---[ \t]*$/;
/** A longer block is no front matter, but a text that begins with a line. */
const mostLines = 1_000;
const fieldName = /^[A-Za-z_][\w-]*$/;

/**
 * Reads flat `key: value` lines between two `---` lines. A value may stand in double quotes; there is no nesting.
 * A line that cannot be read is told and left out; the other fields and the body are there all the same.
 */
export function readFrontMatter(markdown: string): FrontMatter {
  const fields = Object.create(null) as Record<string, string>;
  const lines = linesOf(markdown);
  const first = lines.next().value;
  if (!first || !fence.test(first.text.replace(/^\uFEFF/, ''))) return { fields, body: markdown, problem: null };

  const block: Line[] = [];
  for (const line of lines) {
    if (fence.test(line.text)) return { fields, body: markdown.slice(line.endsAt), problem: readFields(fields, block) };
    block.push(line);
    if (block.length === mostLines) break;
  }
  return readUnclosed(markdown, block, fields);
}

/** Puts the fields in; returns the first line that could not be read. */
function readFields(fields: Record<string, string>, block: readonly Line[]): FrontMatterProblem | null {
  let problem: FrontMatterProblem | null = null;
  for (const [at, { text }] of block.entries()) {
    const message = text.trim() === '' ? null : readField(fields, text);
    if (message) problem ??= { line: at + 2, message };
  }
  return problem;
}

/** The text that `readFrontMatter` reads back as these fields and this body. */
export function writeFrontMatter(fields: Record<string, string>, body: string): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${writeValue(value)}`.trimEnd());
  return ['---', ...lines, '---', body].join('\n');
}

/** Nobody closed the block: it ends where its fields end. Without a field the `---` is a line across the page. */
function readUnclosed(markdown: string, lines: readonly Line[], fields: Record<string, string>): FrontMatter {
  const end = lines.findIndex(({ text }) => fieldIn(text) === null);
  const block = lines.slice(0, end < 0 ? undefined : end);
  for (const { text } of block) readField(fields, text);

  const last = block.at(-1);
  if (!last) return { fields, body: markdown, problem: null };
  return {
    fields,
    body: markdown.slice(last.endsAt),
    problem: { line: 1, message: 'The front matter has no closing ---' },
  };
}

/** Puts the line's field in; returns what is wrong with the line. */
function readField(fields: Record<string, string>, line: string): string | null {
  const field = fieldIn(line);
  if (!field) return 'Expected key: value';
  const { key, value } = field;
  if (key in fields) return `${key} is there twice`;

  if (!value.startsWith('"')) {
    fields[key] = value;
    return null;
  }
  const unquoted = readQuoted(value);
  fields[key] = unquoted ?? value.replaceAll(/^"|"$/g, '');
  return unquoted === null ? `The quotes around the value of ${key} do not match` : null;
}

/** `key: value`, read without a pattern that would try every blank of a long line anew. */
function fieldIn(line: string): { key: string; value: string } | null {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(colon, 0));
  const hasGap = colon + 1 === line.length || isBlank(line[colon + 1]);
  if (!fieldName.test(key) || !hasGap) return null;

  let from = colon + 1;
  let to = line.length;
  while (from < to && isBlank(line[from])) from += 1;
  while (to > from && isBlank(line[to - 1])) to -= 1;
  return { key, value: line.slice(from, to) };
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

function readQuoted(value: string): string | null {
  try {
    const read: unknown = JSON.parse(value);
    return typeof read === 'string' ? read : null;
  } catch {
    return null;
  }
}

function writeValue(value: string): string {
  const isPlain = value === value.trim() && !value.startsWith('"') && !/[\r\n\u2028\u2029]/.test(value);
  return isPlain ? value : JSON.stringify(value);
}

type Line = { text: string; endsAt: number };

/** One at a time: of most texts only the head is wanted. */
function* linesOf(text: string): Generator<Line, undefined> {
  const lineEnd = /\r\n|\n|\r/g;
  let from = 0;
  for (let found = lineEnd.exec(text); found; found = lineEnd.exec(text)) {
    yield { text: text.slice(from, found.index), endsAt: lineEnd.lastIndex };
    from = lineEnd.lastIndex;
  }
  yield { text: text.slice(from), endsAt: text.length };
}
