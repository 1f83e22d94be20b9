import { expect, test } from 'vitest';
import { readOrderCode, readScannedCode } from './order-code.ts';

test.each(['7KQX-M29F', '7kqx m29f', ' 7KQXM29F ', '7KQXßM29F'])('%s is the code of an order', (written) => {
  expect(readOrderCode(written)).toBe('7KQX-M29F');
});

test.each(['', 'Anders', '7KQX-M29', '7KQX-M29FF', '01.02.1988', '1KQX-M29F'])('%s is none', (written) => {
  expect(readOrderCode(written)).toBeNull();
});

test('in another field only what a cover sheet says is the code of an order', () => {
  expect(['7KQX-M29F', '7KQXßM29F', '7KQXM29F', 'Dr. J. Ebert'].map(readScannedCode)).toEqual([
    '7KQX-M29F',
    '7KQX-M29F',
    null,
    null,
  ]);
});
