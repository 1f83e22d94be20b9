import { expect, test } from 'vitest';
import { plateHue } from './plate-hue.ts';

const terpenes =
  'Myrcen, Limonen, β-Caryophyllen, Linalool, α-Pinen, β-Pinen, Terpinolen, Humulen, Ocimen, Farnesen, Bisabolol, Nerolidol, Eucalyptol, Camphen, Guaiol, Valencen';

test.each(terpenes.split(', '))('%s colours the plate', (terpene) => {
  expect(plateHue([terpene, 'Myrcen'])).toBeTypeOf('number');
});

test('a bare name is the same terpene', () => {
  expect(plateHue(['Caryophyllen'])).toBe(plateHue(['β-Caryophyllen']));
});

test.each([[[]], [['Unbekannt']], [['constructor']]])('%j leaves it neutral', (names) => {
  expect(plateHue(names)).toBeUndefined();
});
