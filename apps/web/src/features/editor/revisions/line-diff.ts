import { diffArrays } from 'diff';

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** With more changed lines than this all are shown as replaced: nobody reads such a difference line by line. */
const maxEditLength = 1000;

/** What became of a text, line by line: what is common stays, the rest was removed or added. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, young] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(old, young, { maxEditLength }) ?? [
    { value: old, removed: true, added: false },
    { value: young, removed: false, added: true },
  ];
  return changes.flatMap(({ value, removed, added }) => value.map((text) => ({ kind: kindOf(removed, added), text })));
}

function kindOf(isRemoved: boolean, isAdded: boolean): DiffLine['kind'] {
  if (isRemoved) return 'removed';
  return isAdded ? 'added' : 'same';
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
