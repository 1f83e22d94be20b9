import { expect, test } from 'vitest';
import { isUsableName, nameOfPasted, problemOf, usableName } from './image-files.ts';

test.each([
  ['Blüte groß.PNG', 'Blüte-groß.png'],
  ['../../etc/x.svg', 'etc-x.svg'],
  ['a b (1).jpeg', 'a-b-1.jpeg'],
  ['.webp', 'bild.webp'],
])('%j becomes a name that the shop takes', (given, usable) => {
  expect(usableName(given)).toBe(usable);
  expect(isUsableName(usable)).toBe(true);
});

test('pasted images do not get in each other’s way', () => {
  expect(nameOfPasted(new File([], 'image.png'), 17)).toBe('bild-17.png');
  expect(nameOfPasted(new File([], 'Foto 1.jpg'), 17)).toBe('Foto-1.jpg');
});

test('[CM-04] what cannot be an image, or is too large, is told before it is sent', () => {
  expect(problemOf(new File(['x'], 'a.pdf'), 'a.pdf')).toBe('type');
  expect(problemOf(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png'), 'a.png')).toBe('size');
  expect(problemOf(new File(['x'], 'a.png'), 'a.png')).toBeNull();
});
