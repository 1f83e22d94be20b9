import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyEdit,
  changeBetween,
  cycleHeading,
  insertImage,
  insertLink,
  insertTable,
  type MakeEdit,
  prefixLines,
  toggleMark,
} from './markdown-edits.ts';

/** `[` and `]` in the text stand for the selection, before and after. */
function edited(marked: string, make: MakeEdit): string {
  const from = marked.indexOf('‹');
  const to = marked.indexOf('›') - 1;
  const text = marked.replace(/[‹›]/g, '').replace('›', '');
  const edit = make(text, { from, to });
  const result = applyEdit(text, edit);
  const { select } = edit;
  return `${result.slice(0, select.from)}‹${result.slice(select.from, select.to)}›${result.slice(select.to)}`;
}

describe('the writing tools', () => {
  test.each<[string, string, MakeEdit, string]>([
    ['bold', 'ein ‹Wort› hier', toggleMark('**'), 'ein **‹Wort›** hier'],
    ['no longer bold', 'ein **‹Wort›** hier', toggleMark('**'), 'ein ‹Wort› hier'],
    ['a heading', 'a\nTi‹›tel', cycleHeading, 'a\n## Ti‹›tel'],
    ['a smaller heading', '## Ti‹›tel', cycleHeading, '### Ti‹›tel'],
    ['no heading any more', '### Ti‹›tel', cycleHeading, 'Ti‹›tel'],
    ['a list', '‹eins\nzwei›', prefixLines('- '), '- eins\n- zwei‹›'],
    ['a link', 'siehe ‹hier›.', insertLink('hier', '/#/faq'), 'siehe [hier](/#/faq)‹›.'],
    [
      'an image on its own lines',
      'Text‹›\nmehr',
      insertImage('Blüte', '/x.webp', { width: 10, height: 5 }),
      'Text\n\n![Blüte](/x.webp#10x5)‹›\n\nmehr',
    ],
    ['a table', '‹›', insertTable(['A', 'B']), '| A | B |\n|---|---|\n|  |  |\n|  |  |‹›\n\n'],
  ])('%s', (_case, before, make, after) => {
    expect(edited(before, make)).toBe(after);
  });
});

test('the change between two texts is enough and small', () => {
  expect(changeBetween('ein Wort hier', 'ein Satz hier')).toEqual({ from: 4, to: 8, insert: 'Satz' });
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const { from, to, insert } = changeBetween(before, after);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
    }),
  );
});
