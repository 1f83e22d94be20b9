import { expect, test } from 'vitest';
import { plainLook, turned, zoomed } from './paper-look.ts';

test('zooming ends at both ends, and four turns are none', () => {
  let look = plainLook;
  for (let step = 0; step < 20; step++) look = zoomed(look, 1);
  expect(look.zoom).toBe(400);
  for (let step = 0; step < 20; step++) look = zoomed(look, -1);
  expect(look.zoom).toBe(50);
  expect(turned(turned(turned(turned(plainLook))))).toEqual(plainLook);
});
