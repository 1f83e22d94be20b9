// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const dist = path.join(root, 'apps/web/dist');
/** In whole kilobytes of a thousand bytes, as they travel. What the script consists of: docs/decisions/0042. */
const limits = { script: 130, page: 27 };

/**
 * What a visitor's first page loads before its own code, words and pictures: the page and the code that its script starts.
 *
 * @returns {Promise<import('../bench.mjs').Row[]>}
 */
export async function measureWeight() {
  const page = path.join(dist, 'index.html');
  const files = firstFiles(fs.readFileSync(page, 'utf8'));
  const script = files.reduce((sum, file) => sum + bytesOf(path.join(dist, file)), 0);
  return [
    row(`JavaScript of the first load, brotli, ${files.length} files`, script, limits.script),
    row('The page with its script and styles, brotli', bytesOf(page), limits.page),
  ];
}

/** As `build/files-of-shop.ts` writes them into the script. @param {string} html */
function firstFiles(html) {
  const written = /entry:(.assets\/[\w.-]+\.js.),imports:\[([^\]]*)\]/.exec(html);
  if (!written) throw new Error('The page does not say what it starts.');
  return `${written[1]},${written[2]}`.match(/assets\/[\w.-]+\.js/g) ?? [];
}

/** @param {string} what @param {number} bytes @param {number} limit in kilobytes @returns {import('../bench.mjs').Row} */
function row(what, bytes, limit) {
  const kilobytes = bytes / 1000;
  return { what, value: `${kilobytes.toFixed(1)} kB`, limit: `${limit} kB`, ratio: kilobytes / limit };
}

/** A file that is too small to be compressed travels as it is. @param {string} file */
function bytesOf(file) {
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
