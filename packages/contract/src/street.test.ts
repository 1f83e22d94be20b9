import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinStreet, splitStreet, streetParts } from './street.ts';

test.each([
  ['Uferstraße 12', 'Uferstraße', '12'],
  ['  Am   Main 3 a ', 'Am Main', '3 a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Hauptstr. 5-7 b', 'Hauptstr.', '5-7 b'],
  ['Ringweg 12/3', 'Ringweg', '12/3'],
  ['C 4, 12a', 'C 4', '12a'],
  ['Platz der Republik 1A', 'Platz der Republik', '1A'],
  ['Straße 43 Nr. 7', 'Straße 43 Nr.', '7'],
])('%s', (text, street, houseNumber) => {
  expect(splitStreet(text)).toEqual({ street, houseNumber });
});

test.each(['', 'Uferstraße', '12', 'Hof Sonnental', 'Weg 12 Hinterhaus'])('%j cannot be split', (text) => {
  expect(splitStreet(text)).toBeNull();
});

test('what was split is the address again when joined', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zäöüß. ]{1,30}$/), fc.integer({ min: 1, max: 999 }), (name, number) => {
      const text = `${name.trim()} ${number}`.trim().replaceAll(/\s+/g, ' ');
      const split = splitStreet(text);
      if (split) expect(`${split.street} ${split.houseNumber}`).toBe(text);
    }),
  );
});

test.each([
  ['Weg', '14 Hinterhaus'],
  ['Schlossallee', 'XII'],
  ['Haus 3', 'a'],
  ['Straße 43', '43'],
])('the number of %s is %s, and stays so', (street, houseNumber) => {
  expect(streetParts(joinStreet({ street, houseNumber }))).toEqual({ street, houseNumber });
});

test('a number stands beside the text only where the text does not tell it', () => {
  expect(joinStreet({ street: 'Uferstraße', houseNumber: '12' })).toEqual({ text: 'Uferstraße 12' });
  expect(joinStreet({ street: 'Weg', houseNumber: 'XII' })).toEqual({ text: 'Weg XII', houseNumber: 'XII' });
});

test('a number that is not in the text counts for nothing', () => {
  expect(streetParts({ text: 'Uferstraße 12', houseNumber: '9' })).toEqual({ street: 'Uferstraße', houseNumber: '12' });
  expect(streetParts({ text: 'XII', houseNumber: 'XII' })).toBeNull();
});

test('whatever was given apart comes apart again, unchanged', () => {
  const part = fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\da-c /-]{1,9}$/), fc.constantFrom('12', 'a', '5 b'))
    .map((text) => text.trim().replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '');
  fc.assert(
    fc.property(part, part, (street, houseNumber) => {
      expect(streetParts(joinStreet({ street, houseNumber }))).toEqual({ street, houseNumber });
    }),
  );
});
