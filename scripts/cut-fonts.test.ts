import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cutFont, cutFonts } from './cut-fonts.mjs';
import { root } from './run.mjs';

const styles = path.join(root, 'apps/web/src/styles');
const faces = fs.readFileSync(path.join(styles, 'fonts.css'), 'utf8');

describe.each(cutFonts)('$name', (font) => {
  test('is what the script makes of the whole typeface', async () => {
    const kept = fs.readFileSync(path.join(styles, 'fonts', font.name));
    expect(kept.equals(await cutFont(font))).toBe(true);
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
    cutFonts.some(({ variationAxes: { wght } }) => weight >= wght.min && weight <= wght.max);
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.filter((weight) => !isCut(weight))).toEqual([]);
});

test('together they weigh at most 60 kB', () => {
  const bytes = cutFonts.map(({ name }) => fs.statSync(path.join(styles, 'fonts', name)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
