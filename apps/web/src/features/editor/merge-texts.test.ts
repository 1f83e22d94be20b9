import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const names = { mine: 'Ihre', theirs: 'Andere' };
const merge = (base: string | null, mine: string, theirs: string) => mergeTexts(base, mine, theirs, names);

describe('two versions of one text', () => {
  test('both changes are taken where they do not overlap', () => {
    expect(merge('a\nb\nc\nd', 'A\nb\nc\nd', 'a\nb\nc\nD')).toEqual({ text: 'A\nb\nc\nD', conflicts: 0 });
    expect(merge('a\nb\nc\nd', 'a\nc\nd', 'a\nb\nc\nneu\nd')).toEqual({ text: 'a\nc\nneu\nd', conflicts: 0 });
  });

  test('lines that follow each other are not the same lines', () => {
    expect(merge('a\nb\nc', 'a\nB\nc', 'a\nb\nC')).toEqual({ text: 'a\nB\nC', conflicts: 0 });
  });

  test('the same change of both stands once', () => {
    expect(merge('a\nb', 'a\nneu\nb', 'a\nneu\nb')).toEqual({ text: 'a\nneu\nb', conflicts: 0 });
  });

  test('both are marked where they overlap, and what is common to them stands once', () => {
    expect(merge('a\nalt\nb', 'a\nvorn\nmeins\nb', 'a\nvorn\nihres\nb')).toEqual({
      text: 'a\nvorn\n<<<<<<< Ihre\nmeins\n=======\nihres\n>>>>>>> Andere\nb',
      conflicts: 1,
    });
  });

  test('a text that one side took out and the other one changed is asked about', () => {
    expect(merge('a\nalt\nb', 'a\nb', 'a\nneu\nb')).toEqual({
      text: 'a\n<<<<<<< Ihre\n=======\nneu\n>>>>>>> Andere\nb',
      conflicts: 1,
    });
  });

  test('without what both began with, nothing of either is lost', () => {
    expect(merge(null, 'a\nmeins\nc\nd', 'a\nihres\nc\ne\nd')).toEqual({
      text: 'a\n<<<<<<< Ihre\nmeins\n=======\nihres\n>>>>>>> Andere\nc\ne\nd',
      conflicts: 1,
    });
  });
});

describe('whatever is written', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '', 'd e'), { maxLength: 12 }).map((lines) => lines.join('\n'));

  test('one side alone is taken as it is', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(merge(base, changed, base)).toEqual({ text: changed, conflicts: 0 });
        expect(merge(base, base, changed)).toEqual({ text: changed, conflicts: 0 });
        expect(merge(base, changed, changed)).toEqual({ text: changed, conflicts: 0 });
      }),
    );
  });

  test('changes in two halves of a text come together, each exactly once', () => {
    const half = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(half, half, half, half, (first, second, newFirst, newSecond) => {
        const whole = (one: string[], other: string[]) => [...one, '-- 1', '-- 2', ...other].join('\n');
        const merged = merge(whole(first, second), whole(newFirst, second), whole(first, newSecond));
        expect(merged).toEqual({ text: whole(newFirst, newSecond), conflicts: 0 });
      }),
    );
  });

  test('no line comes from nowhere, and either choice at the marks gives a text without marks', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        expect(merged.text.split('<<<<<<< Ihre')).toHaveLength(merged.conflicts + 1);
        // Where each side deletes what the other keeps, nothing is left.
        const known = new Set(['', ...[base, mine, theirs].flatMap((one) => one.split('\n'))]);
        const lines = merged.text.split('\n').filter((line) => !/^(?:<{7}|={7}|>{7})/.test(line));
        for (const line of lines) expect(known).toContain(line);
      }),
    );
  });
});
