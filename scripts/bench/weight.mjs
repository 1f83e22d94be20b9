// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const dist = path.join(root, 'apps/web/dist');
/** In whole kilobytes of a thousand bytes, as they travel. What the script consists of: docs/decisions/0042. */
const limits = { script: 130, page: 25 };

/** What a visitor's first page loads before its own code, words and pictures: the page and all that it names. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureWeight() {
  const page = path.join(dist, 'index.html');
  const files = new Set(fs.readFileSync(page, 'utf8').match(/assets\/[\w.-]+\.js(?=")/g));
  const script = [...files].reduce((sum, file) => sum + bytesOf(path.join(dist, file)), 0);
  return [
    row(`JavaScript of the first load, brotli, ${files.size} files`, script, limits.script),
    row('The page with its script and styles, brotli', bytesOf(page), limits.page),
  ];
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
