export interface Selection {
  from: number;
  to: number;
}

/** Replaces what lies between two places and selects a part of the result. */
export interface Edit extends Selection {
  insert: string;
  select: Selection;
}

export type MakeEdit = (text: string, selection: Selection) => Edit;

/** Puts marks around what is selected, or takes them away. */
export function toggleMark(mark: string): MakeEdit {
  return (text, { from, to }) => {
    const size = mark.length;
    const isMarked = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark;
    const words = text.slice(from, to);
    if (isMarked) {
      const select = { from: from - size, to: to - size };
      return { from: from - size, to: to + size, insert: words, select };
    }
    return { from, to, insert: mark + words + mark, select: { from: from + size, to: to + size } };
  };
}

/** `## `, then `### `, then no heading any more. */
export const cycleHeading: MakeEdit = (text, { from, to }) => {
  const start = lineStart(text, from);
  const [marks = ''] = /^#{1,6} +/.exec(text.slice(start)) ?? [];
  const level = marks.trim().length;
  const next = { 0: '## ', 1: '## ', 2: '### ' }[level] ?? '';
  const moved = next.length - marks.length;
  return {
    from: start,
    to: start + marks.length,
    insert: next,
    select: { from: Math.max(start, from + moved), to: Math.max(start, to + moved) },
  };
};

/** Puts a mark in front of every selected line. */
export function prefixLines(prefix: string): MakeEdit {
  return (text, { from, to }) => {
    const start = lineStart(text, from);
    const insert = text
      .slice(start, to)
      .split('\n')
      .map((line) => prefix + line)
      .join('\n');
    return { from: start, to, insert, select: { from: start + insert.length, to: start + insert.length } };
  };
}

export function insertLink(words: string, address: string): MakeEdit {
  return (_text, { from, to }) => {
    const insert = `[${words.replaceAll(/[[\]]/g, '\\$&')}](${address.replaceAll(' ', '%20')})`;
    return { from, to, insert, select: { from: from + insert.length, to: from + insert.length } };
  };
}

export function insertImage(alt: string, address: string, size: { width: number; height: number } | null): MakeEdit {
  const fragment = size ? `#${size.width}x${size.height}` : '';
  return insertBlock(`![${alt.replaceAll(/[[\]]/g, '\\$&')}](${address}${fragment})`);
}

export function insertTable(columns: readonly [string, string]): MakeEdit {
  return insertBlock(`| ${columns.join(' | ')} |\n|---|---|\n|  |  |\n|  |  |`);
}

/** A block of its own: with a blank line before and after. */
function insertBlock(block: string): MakeEdit {
  return (text, { from, to }) => {
    const before = text.slice(0, from);
    const after = text.slice(to);
    const [breaksBefore = ''] = /\n{0,2}$/.exec(before) ?? [];
    const [breaksAfter = ''] = /^\n{0,2}/.exec(after) ?? [];
    const gapBefore = before === '' ? '' : '\n'.repeat(2 - breaksBefore.length);
    const gapAfter = '\n'.repeat(2 - breaksAfter.length);
    const insert = gapBefore + block + gapAfter;
    const end = from + gapBefore.length + block.length;
    return { from, to, insert, select: { from: end, to: end } };
  };
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

export function applyEdit(text: string, { from, to, insert }: Edit): string {
  return text.slice(0, from) + insert + text.slice(to);
}

/** The smallest change that makes one text of the other, so that the writer's place in it is kept. */
export function changeBetween(before: string, after: string): Selection & { insert: string } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
