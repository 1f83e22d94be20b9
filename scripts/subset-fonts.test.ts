import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.mjs';
import { letters, makeSubset, subsetFonts } from './subset-fonts.mjs';

const styles = path.join(root, 'apps/web/src/styles');
const faces = fs.readFileSync(path.join(styles, 'fonts.css'), 'utf8');

describe.each(subsetFonts)('$name', (font) => {
  test('is what the script makes of the whole typeface', async () => {
    const kept = fs.readFileSync(path.join(styles, 'fonts', font.name));
    expect(kept.equals(await makeSubset(font))).toBe(true);
  });

  test('is declared with the weights it stands for, and so are its further files', () => {
    const declared = faces.split('@font-face').filter((rule) => rule.includes(font.name.replace('.woff2', '')));
    expect(declared).toHaveLength(3);
    for (const face of declared) expect(face).toContain(`font-weight: ${font.weights};`);
  });

  test('is asked for the letters it has, and for no other', () => {
    const face = faces.split('@font-face').find((rule) => rule.includes(`/${font.name}`));
    const ranges = [...(face ?? '').matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].flatMap(
      ([, first = '', last = first]) => {
        const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
        return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
      },
    );
    expect(ranges.join('')).toBe([...letters].toSorted().join(''));
  });
});

test('every weight that the tokens name is in one of the cut fonts', () => {
  const tokens = fs.readFileSync(path.join(styles, 'tokens.css'), 'utf8');
  const weights = [...tokens.matchAll(/--w-\w+:\s*(\d+)/g)].map(([, weight]) => Number(weight));
  const isCut = (weight: number) =>
    subsetFonts.some(({ weights }) => {
      const [min = 0, max = 0] = weights.split(' ').map(Number);
      return weight >= min && weight <= max;
    });
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.filter((weight) => !isCut(weight))).toEqual([]);
});

test('together they weigh at most 35 kB', () => {
  const bytes = subsetFonts.map(({ name }) => fs.statSync(path.join(styles, 'fonts', name)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(35_000);
});
