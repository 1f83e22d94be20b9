import { readFrontMatter } from '@shop/texts/front-matter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstBodyLine, headOf, lineOfField, removeField, setField } from './front-matter-lines.ts';

const post = '---\ntitle: Alt\nohne Doppelpunkt\ndate: 2026-01-01\n---\n\n# Text\n';

describe('a field', () => {
  test('changes in its line, and nothing else does', () => {
    expect(setField(post, 'title', 'Neu')).toBe(post.replace('Alt', 'Neu'));
  });

  test('that is missing is added at the end of the block', () => {
    expect(setField(post, 'author', 'A. Ruhland')).toBe(post.replace('01-01\n', '01-01\nauthor: A. Ruhland\n'));
  });

  test('begins the block where there is none', () => {
    expect(setField('Text', 'title', 'Neu')).toBe('---\ntitle: Neu\n---\n\nText');
    expect(setField('Text', 'title', '')).toBe('Text');
  });

  test('is written into a block that nobody closed', () => {
    expect(setField('---\ntitle: Alt\n\nText', 'title', 'Neu')).toBe('---\ntitle: Neu\n\nText');
  });

  test('can be taken away', () => {
    expect(removeField(post, 'date')).toBe(post.replace('date: 2026-01-01\n', ''));
    expect(removeField(post, 'draft')).toBe(post);
  });

  test.each(['\u2028', 'a\u2029b', '"', ' x '])('%j is no line end and no quote', (value) => {
    expect(readFrontMatter(setField(post, 'title', value)).fields.title).toBe(value);
  });

  test('reads back as it was set, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const { fields, body } = readFrontMatter(setField(post, 'title', value));
        expect(fields.title).toBe(value);
        expect(body).toBe('\n# Text\n');
      }),
    );
  });
});

test('the head of a text is enough to read its fields', () => {
  expect(headOf(post)).toBe('---\ntitle: Alt\nohne Doppelpunkt\ndate: 2026-01-01\n---\n');
  expect(headOf('---\ntitle: Alt\n\nText')).toBe('---\ntitle: Alt\n\nText');
  expect(headOf('Text\n---\na: b\n---\n')).toBe('Text\n---\na: b\n---\n');
});

test('lines are told as the editor counts them', () => {
  expect(lineOfField(post, 'date')).toBe(4);
  expect(lineOfField(post, 'author')).toBe(1);
  expect(firstBodyLine(post)).toBe(6);
  expect(firstBodyLine('Text')).toBe(1);
});
