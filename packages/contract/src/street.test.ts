import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitStreet } from './street.ts';

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
