export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this many comparisons the middle is shown as replaced: nobody reads such a difference line by line. */
const mostComparisons = 4_000_000;

/** What became of a text, line by line: the longest common subsequence stays, the rest was removed or added. */
export function diffLines(before: string, after: string): DiffLine[] {
  const old = before.split('\n');
  const young = after.split('\n');
  const start = commonStart(old, young);
  const end = commonEnd(old, young, start);

  return [
    ...old.slice(0, start).map(same),
    ...diffMiddle(old.slice(start, old.length - end), young.slice(start, young.length - end)),
    ...old.slice(old.length - end).map(same),
  ];
}

/** The changed lines with a few around them; null stands for lines left out. */
export function onlyChanges(lines: readonly DiffLine[], around = 2): (DiffLine | null)[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, at) => {
    if (isNear[at]) return [line];
    return at === 0 || isNear[at - 1] ? [null] : [];
  });
}

export function countChanges(lines: readonly DiffLine[]): { added: number; removed: number } {
  const count = (kind: DiffLine['kind']) => lines.filter((line) => line.kind === kind).length;
  return { added: count('added'), removed: count('removed') };
}

/** Both texts in one: where they differ, the lines of the first and then those of the second. */
export function mergeBoth(mine: string, theirs: string): string {
  return diffLines(mine, theirs)
    .map(({ text }) => text)
    .join('\n');
}

function diffMiddle(old: string[], young: string[]): DiffLine[] {
  if (old.length * young.length > mostComparisons) return [...old.map(removed), ...young.map(added)];
  const width = young.length + 1;
  // lengths[i * width + j]: how long the common subsequence of old from i and young from j is.
  const lengths = new Uint32Array((old.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = young.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        old[i] === young[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }

  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < young.length) {
    const [before, after] = [old[i], young[j]];
    if (before !== undefined && before === after) {
      lines.push(same(before));
      i++;
      j++;
    } else if (before !== undefined && (after === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push(removed(before));
      i++;
    } else {
      lines.push(added(after ?? ''));
      j++;
    }
  }
  return lines;
}

function commonStart(old: string[], young: string[]): number {
  let count = 0;
  while (count < Math.min(old.length, young.length) && old[count] === young[count]) count++;
  return count;
}

function commonEnd(old: string[], young: string[], start: number): number {
  const most = Math.min(old.length, young.length) - start;
  let count = 0;
  while (count < most && old[old.length - 1 - count] === young[young.length - 1 - count]) count++;
  return count;
}

const same = (text: string): DiffLine => ({ kind: 'same', text });
const removed = (text: string): DiffLine => ({ kind: 'removed', text });
const added = (text: string): DiffLine => ({ kind: 'added', text });
