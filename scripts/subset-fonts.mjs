// @ts-check
/**
 * `node scripts/subset-fonts.mjs`, after a change of the typefaces, of their weights or of the letters below: writes the two
 * fonts that every page loads, with only what the shop shows. 166 kB become 32; a test compares the files with this script.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './run.mjs';

const folder = path.join(root, 'apps/web/src/styles/fonts');
const sources = path.join(root, 'node_modules/@fontsource-variable');

/**
 * What German and English texts are written with. Other letters of names come in further files when a text has them.
 * All features of the typefaces stay: style sheets ask for lining figures of one width with a slashed zero.
 */
export const letters = `${range(0x20, 0x7e)}\u00a0\u00adÄÖÜäöüßÉéèêáàâçóñ§°·×²³½¼µ«»©®±–—‑‘’‚“”„…•′″‹›€™−↑↓`;

/**
 * The weights are those of tokens.css. Headings are drawn for one optical size and one weight between the smallest and the
 * largest: both axes would cost more than the rest of both fonts. A default outside the range is a font that browsers refuse.
 */
export const subsetFonts = [
  {
    name: 'newsreader.woff2',
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    weights: '440 500',
    variationAxes: { wght: 460, opsz: 28 },
  },
  {
    name: 'atkinson-hyperlegible-next.woff2',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    weights: '400 650',
    variationAxes: { wght: { min: 400, max: 650, default: 400 } },
  },
];

/** @param {(typeof subsetFonts)[number]} font */
export async function makeSubset({ source, variationAxes }) {
  const whole = await fs.readFile(path.join(sources, source));
  return subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
}

/** @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await fs.mkdir(folder, { recursive: true });
  for (const font of subsetFonts) {
    const bytes = await makeSubset(font);
    await fs.writeFile(path.join(folder, font.name), bytes);
    console.log(`${font.name}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
