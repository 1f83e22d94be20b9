import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.mjs';
import { makeSubset, subsetFonts } from './subset-fonts.mjs';

const styles = path.join(root, 'apps/web/src/styles');
const faces = fs.readFileSync(path.join(styles, 'fonts.css'), 'utf8');

describe.each(subsetFonts)('$name', (font) => {
  test('is what the script makes of the whole typeface', async () => {
    const kept = fs.readFileSync(path.join(styles, 'fonts', font.name));
    expect(kept.equals(await makeSubset(font))).toBe(true);
  });

  test('is declared with the weights it has, and so is its extended file', () => {
    const { min, max } = font.variationAxes.wght;
    const declared = faces.split('@font-face').filter((rule) => rule.includes(font.name.replace('.woff2', '')));
    expect(declared).toHaveLength(2);
    for (const face of declared) expect(face).toContain(`font-weight: ${min} ${max};`);
  });
});

test('every weight that the tokens name is in one of the cut fonts', () => {
  const tokens = fs.readFileSync(path.join(styles, 'tokens.css'), 'utf8');
  const weights = [...tokens.matchAll(/--w-\w+:\s*(\d+)/g)].map(([, weight]) => Number(weight));
  const isCut = (weight: number) =>
    subsetFonts.some(({ variationAxes: { wght } }) => weight >= wght.min && weight <= wght.max);
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.filter((weight) => !isCut(weight))).toEqual([]);
});

test('together they weigh at most 60 kB', () => {
  const bytes = subsetFonts.map(({ name }) => fs.statSync(path.join(styles, 'fonts', name)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
