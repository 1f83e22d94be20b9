import { expect, test } from 'vitest';
import { type Burst, noBurst, readKey, scannerGapMs } from './scan-reader.ts';

/** Types the keys one after the other with the same pause, and says what was scanned. */
function type(keys: string[], pauseMs: number): (string | null)[] {
  let burst: Burst = noBurst;
  let now = 1_000;
  return keys.flatMap((key) => {
    now += pauseMs;
    const reading = readKey(burst, key, now);
    burst = reading.burst;
    return key === 'Enter' ? [reading.scanned] : [];
  });
}

const code = [...'7KQX-M29F', 'Enter'];

test('a scanner types a code within moments and ends with Enter', () => {
  expect(type(code, 8)).toEqual(['7KQX-M29F']);
  expect(type([...code, ...code], scannerGapMs)).toEqual(['7KQX-M29F', '7KQX-M29F']);
});

test('Shift before a capital letter is no character of the code', () => {
  const keys = [...'7KQX-M29F'].flatMap((key) => ['Shift', key]);
  expect(type([...keys, 'Enter'], 8)).toEqual(['7KQX-M29F']);
});

test('a person who types and presses Enter scans nothing', () => {
  expect(type(code, scannerGapMs + 1)).toEqual([null]);
  expect(type(['j', 'j', 'Enter'], 8)).toEqual([null]);
});

test('what was typed by hand before the scan is not part of it', () => {
  let { burst } = readKey(noBurst, 'j', 0);
  let scanned: string | null = null;
  for (const [index, key] of code.entries()) ({ burst, scanned } = readKey(burst, key, 500 + index * 5));
  expect(scanned).toBe('7KQX-M29F');
});
