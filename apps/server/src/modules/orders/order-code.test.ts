import { expect, test } from 'vitest';
import { isCode, makeOrderCode, readOrderCode, tidyOrderCode } from './order-code.ts';

test('a code is two groups of four, without what is misread or misheard', () => {
  const codes = Array.from({ length: 1_000 }, makeOrderCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(1_000);
});

test.each(['7KQX-M29F', '7kqx-m29f', ' 7kqxm29f ', '7KQX M29F', '7kqx – m29f'])('%j is 7KQX-M29F', (written) => {
  expect(tidyOrderCode(written)).toBe('7KQX-M29F');
});

test.each(['', '7KQX', '7KQX-M29F-', '7KQX-M29f'])('%j is not the code itself', (given) => {
  expect(isCode(given, '7KQX-M29F')).toBe(false);
  expect(isCode('7KQX-M29F', '7KQX-M29F')).toBe(true);
});

test('what can be no code is none: no word of somebody else passes for one', () => {
  expect(readOrderCode(' 7kqx m29f ')).toBe('7KQX-M29F');
  for (const written of ['', 'www.evil.example', '7KQX-M29', '7KQX-M29F-2', '7KQX-M2OF', 'gewinnen', '7KQX-M29É']) {
    expect(readOrderCode(written), written).toBeNull();
  }
});
