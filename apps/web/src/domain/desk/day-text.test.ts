import { expect, test } from 'vitest';
import { readDay, writeDay } from './day-text.ts';

test('a day is read as people write it, and only a real one', () => {
  for (const text of ['10.11.2026', '10.11.26', '101126', '10112026', ' 10. 11. 2026 ', '10/11/2026'])
    expect(readDay(text), text).toBe('2026-11-10');
  expect(readDay('04.05.88')).toBe('1988-05-04');
  for (const text of ['', '31.02.2026', '10.13.2026', '2026', 'heute', '1011']) expect(readDay(text), text).toBeNull();
});

test('what is written is read again', () => {
  expect(readDay(writeDay('1988-05-04'))).toBe('1988-05-04');
  expect(writeDay(null)).toBe('');
});
