import { expect, test } from 'vitest';
import type { OwnPoint } from './desk/checklist.ts';
import { hasSameWords, isOwnPoints, mostOwnPoints, ownPointFaults, pointWordsLimit } from './own-points.ts';

const point = (differences: Partial<OwnPoint> = {}): OwnPoint => ({
  id: 'a1',
  de: 'Kühlkette geklärt',
  en: 'Cold chain settled',
  stage: 'confirm',
  formats: ['physical'],
  ...differences,
});
const other = (differences: Partial<OwnPoint> = {}) => point({ id: 'b2', de: 'Rückruf', en: 'Called', ...differences });

test('points in order have no fault', () => {
  expect(ownPointFaults([point(), other()])).toEqual([]);
  expect(isOwnPoints([point(), other()])).toBe(true);
  expect(isOwnPoints([])).toBe(true);
});

test.each([
  ['no words', [point({ de: ' ' })], 'points.0.de', 'missing'],
  ['words in one language only', [point({ en: '' })], 'points.0.en', 'missing'],
  ['words that are too long', [point({ de: 'x'.repeat(pointWordsLimit + 1) })], 'points.0.de', 'length'],
  ['words in two lines', [point({ de: 'eins\nzwei' })], 'points.0.de', 'characters'],
  ['a command for a terminal', [point({ en: 'a\u001b[2J' })], 'points.0.en', 'characters'],
  ['the words of another point', [point(), other({ de: 'KÜHLKETTE geklärt' })], 'points.1.de', 'twice'],
  ['the id of another point', [point(), other({ id: 'a1' })], 'points.1.id', 'twice'],
  ['no prescription to ask it for', [point({ formats: [] })], 'points.0.formats', 'missing'],
])('%s: refused where it stands', (_what, points, field, reason) => {
  expect(ownPointFaults(points)).toEqual([{ field, reason }]);
  expect(isOwnPoints(points)).toBe(false);
});

test('more than there is room for', () => {
  const many = Array.from({ length: mostOwnPoints + 1 }, (_, index) =>
    point({ id: `p${index}`, de: `Punkt ${index}`, en: `Point ${index}` }),
  );
  expect(ownPointFaults(many)).toEqual([{ field: 'points', reason: 'tooMany' }]);
  expect(ownPointFaults(many.slice(1))).toEqual([]);
});

test.each([
  ['no list', { points: [] }],
  ['nothing', [null]],
  ['an unknown stage', [{ ...point(), stage: 'later' }]],
  ['an unknown prescription', [{ ...point(), formats: ['fax'] }]],
  ['an id with other characters', [{ ...point(), id: 'a b' }]],
])('%s is none', (_what, value) => {
  expect(isOwnPoints(value)).toBe(false);
});

test('a change in one language is another wording', () => {
  expect(hasSameWords(point(), point({ id: 'z9', stage: 'verify' }))).toBe(true);
  expect(hasSameWords(point(), point({ en: 'Cold chain ok' }))).toBe(false);
});
