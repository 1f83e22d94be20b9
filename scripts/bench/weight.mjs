// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const dist = path.join(root, 'apps/web/dist');
/** In whole kilobytes of a thousand bytes, as they travel. */
const limits = /** @type {const} */ ([
  ['JavaScript', 'js', 120],
  ['CSS', 'css', 15],
]);

/** What a visitor's first page loads before its own words and pictures: all that index.html names. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureWeight() {
  const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  return limits.map(([what, ending, limit]) => {
    const files = new Set(html.match(new RegExp(`assets/[\\w.-]+\\.${ending}(?=")`, 'g')));
    const kilobytes = [...files].reduce((sum, file) => sum + bytesOf(path.join(dist, file)), 0) / 1000;
    return {
      what: `${what} of the first load, brotli, ${files.size} files`,
      value: `${kilobytes.toFixed(1)} kB`,
      limit: `${limit} kB`,
      ratio: kilobytes / limit,
    };
  });
}

/** A file that is too small to be compressed travels as it is. @param {string} file */
function bytesOf(file) {
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
