import { diffArrays } from 'diff';

/** With more changed lines than this a text counts as replaced: merging it line by line would mean nothing. */
const maxEditLength = 2000;

/** Lines `from` up to `to` of what both began with, and what one side wrote in their place. */
interface Change {
  from: number;
  to: number;
  lines: readonly string[];
}

/** What the two versions are called where the writer has to choose. */
interface Names {
  mine: string;
  theirs: string;
}

interface Merged {
  text: string;
  /** How many places hold both versions, between marks. */
  conflicts: number;
}

export const markOfMine = '<<<<<<< ';
const markBetween = '=======';
const markOfTheirs = '>>>>>>> ';

/**
 * Two texts that were written from the same one, in one: every change of either side once. Where both changed the same lines
 * differently, both stand between marks, for the writer to choose.
 *
 * @param base what both began with; null where it is not known: then what only one side has is kept
 */
export function mergeTexts(base: string | null, mine: string, theirs: string, names: Names): Merged {
  const begun = base === null ? commonLines(mine, theirs) : base.split('\n');
  const [ours, others] = [changesIn(begun, mine.split('\n')), changesIn(begun, theirs.split('\n'))];
  const lines: string[] = [];
  let conflicts = 0;
  let at = 0;
  while (ours.length > 0 || others.length > 0) {
    const place = takePlace(ours, others);
    lines.push(...begun.slice(at, place.from));
    const [one, other] = [written(begun, place, place.mine), written(begun, place, place.theirs)];
    if (place.mine.length === 0) lines.push(...other);
    else if (place.theirs.length === 0 || isSame(one, other)) lines.push(...one);
    else {
      lines.push(...marked(one, other, names));
      conflicts++;
    }
    at = place.to;
  }
  return { text: [...lines, ...begun.slice(at)].join('\n'), conflicts };
}

function commonLines(one: string, other: string): string[] {
  const parts = diffArrays(one.split('\n'), other.split('\n'), { maxEditLength }) ?? [];
  return parts.flatMap(({ value, added, removed }) => (added || removed ? [] : value));
}

function changesIn(base: readonly string[], other: string[]): Change[] {
  const parts = diffArrays([...base], other, { maxEditLength });
  if (!parts) return [{ from: 0, to: base.length, lines: other }];
  const changes: Change[] = [];
  let at = 0;
  let open: Change | null = null;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) open = null;
    else {
      const before: Change = open ?? { from: at, to: at, lines: [] };
      if (open) changes.pop();
      open = removed ? { ...before, to: at + value.length } : { ...before, lines: [...before.lines, ...value] };
      changes.push(open);
    }
    if (!added) at += value.length;
  }
  return changes;
}

interface Place {
  from: number;
  to: number;
  mine: Change[];
  theirs: Change[];
}

/** The next change, together with all of the other side that touch the same lines. */
function takePlace(ours: Change[], others: Change[]): Place {
  const place: Place = { from: Number.POSITIVE_INFINITY, to: -1, mine: [], theirs: [] };
  const take = (from: Change[], to: Change[]) => {
    const change = from.shift() as Change;
    to.push(change);
    place.from = Math.min(place.from, change.from);
    place.to = Math.max(place.to, change.to);
  };
  const isOurs = (ours[0]?.from ?? Number.POSITIVE_INFINITY) <= (others[0]?.from ?? Number.POSITIVE_INFINITY);
  if (isOurs) take(ours, place.mine);
  else take(others, place.theirs);
  for (;;) {
    if (ours[0] && meets(ours[0], place)) take(ours, place.mine);
    else if (others[0] && meets(others[0], place)) take(others, place.theirs);
    else return place;
  }
}

/** Lines that only follow each other do not meet; where something is put in between, nobody can say what comes first. */
function meets(change: Change, place: Pick<Place, 'from' | 'to'>): boolean {
  const isBetween = change.from === change.to || place.from === place.to;
  return isBetween
    ? change.from <= place.to && place.from <= change.to
    : change.from < place.to && place.from < change.to;
}

/** The lines of this place as one side has them. */
function written(base: readonly string[], { from, to }: Place, changes: readonly Change[]): string[] {
  let at = from;
  const lines: string[] = [];
  for (const change of changes) {
    lines.push(...base.slice(at, change.from), ...change.lines);
    at = change.to;
  }
  return [...lines, ...base.slice(at, to)];
}

/** What both begin and end with stands once, around the marks. */
function marked(one: string[], other: string[], names: Names): string[] {
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  const middle = (lines: string[]) => lines.slice(head, lines.length - tail);
  return [
    ...one.slice(0, head),
    markOfMine + names.mine,
    ...middle(one),
    markBetween,
    ...middle(other),
    markOfTheirs + names.theirs,
    ...one.slice(one.length - tail),
  ];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at]);
}
