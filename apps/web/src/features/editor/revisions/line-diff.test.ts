import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countChanges, diffLines, onlyChanges } from './line-diff.ts';

const marks = { same: ' ', removed: '-', added: '+' };
const written = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => marks[kind] + text);

describe('a difference', () => {
  test('keeps what is common and names what went and came', () => {
    expect(written('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual([' a', '-b', ' c', '+x', ' d']);
  });

  test('of a changed line shows the old one first', () => {
    expect(written('a\nalt\nc', 'a\nneu\nc')).toEqual([' a', '-alt', '+neu', ' c']);
  });

  test('of equal texts is empty', () => {
    expect(countChanges(diffLines('a\nb', 'a\nb'))).toEqual({ added: 0, removed: 0 });
  });

  test('finds a line that moved', () => {
    expect(countChanges(diffLines('a\nb\nc\nd', 'b\nc\nd\na'))).toEqual({ added: 1, removed: 1 });
  });

  test('gives both texts back, letter by letter, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', '', 'd e')).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after);
        const side = (kind: 'removed' | 'added') =>
          lines.filter((line) => line.kind === 'same' || line.kind === kind).map((line) => line.text);
        expect(side('removed').join('\n')).toBe(before);
        expect(side('added').join('\n')).toBe(after);
      }),
    );
  });

  test('of two long texts with nothing in common does not take for ever', () => {
    const long = (letter: string) => Array.from({ length: 20_000 }, (_, at) => `${letter}${at}`).join('\n');
    expect(countChanges(diffLines(long('a'), long('b')))).toEqual({ added: 20_000, removed: 20_000 });
  });
});

test('long stretches without a change are left out', () => {
  const lines = diffLines('1\n2\n3\n4\n5\n6\n7\n8\n9', '1\n2\n3\n4\nx\n6\n7\n8\n9');
  expect(onlyChanges(lines, 1).map((line) => line?.text ?? '…')).toEqual(['…', '4', '5', 'x', '6', '…']);
});
