import { expect, test } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const missing = (name: string) => `[${name}]`;

test('values stand where the text names them', () => {
  expect(
    fillPlaceholders('{{pharmacyName}}, {{ city }}', { pharmacyName: 'Adler $& Co', city: 'Würzburg' }, missing),
  ).toBe('Adler $& Co, Würzburg');
});

test('a missing or empty value is marked', () => {
  expect(fillPlaceholders('{{vatId}} {{owner}} {{constructor}}', { owner: ' ' }, missing)).toBe(
    '[vatId] [owner] [constructor]',
  );
});

test('a value that looks like a placeholder is not filled again', () => {
  expect(fillPlaceholders('{{a}}', { a: '{{b}}', b: 'no' }, missing)).toBe('{{b}}');
});
