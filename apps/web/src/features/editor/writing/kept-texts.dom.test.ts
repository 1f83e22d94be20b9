import { afterEach, expect, test } from 'vitest';
import { readStored } from '#lib/storage.ts';
import { forgetText, keepText, keptText, writeKeptTexts } from './kept-texts.ts';

const path = 'faq/faq.de.md';
const yesterday = { text: 'Gestern.', revision: '6', at: 1 };
const today = { text: 'Heute.', revision: '7', at: 2, earlier: yesterday };

afterEach(() => forgetText(path));

test('a text is written down with the one before it, and read again', () => {
  keepText(path, today);
  writeKeptTexts();
  expect(readStored('cms_unsaved_v1')).toEqual({ [path]: today });
  expect(keptText(path)).toEqual(today);
});

test('what was saved is forgotten, the text before it is not', () => {
  keepText(path, today);
  forgetText(path, 'Heute.');
  expect(keptText(path)).toEqual(yesterday);
});

test('what was written since is not forgotten', () => {
  keepText(path, today);
  forgetText(path, 'Ein früherer Stand.');
  expect(keptText(path)).toEqual(today);
});
