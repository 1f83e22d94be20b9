// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const compressible = /\.(?:css|html|ico|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;
/** Below this a compressed file saves no packet on the network. */
const smallestBytes = 1024;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Puts a `.br` and a `.gz` beside every compressible file, so that the server compresses nothing while it answers.
 *
 * @param {string} folder
 * @returns {Promise<number>} how many files got them
 */
export async function precompress(folder) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  const done = await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
  return done.filter(Boolean).length;
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await fs.readFile(file);
  if (bytes.length <= smallestBytes) return false;
  const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await fs.writeFile(`${file}.br`, await brotli(bytes, { params: quality }));
  await fs.writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
  return true;
}
