import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'precompress-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('text gets a .br and a .gz that hold the same; pictures, fonts and small files get none', async () => {
  const text = 'Cannabisblüten '.repeat(500);
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'assets/app-4f3.js'), text);
  fs.writeFileSync(path.join(folder, 'assets/font-4f3.woff2'), text);
  fs.writeFileSync(path.join(folder, 'small.json'), '{}');

  expect(await precompress(folder)).toBe(1);

  expect(fs.readdirSync(folder, { recursive: true }).sort()).toEqual([
    'assets',
    'assets/app-4f3.js',
    'assets/app-4f3.js.br',
    'assets/app-4f3.js.gz',
    'assets/font-4f3.woff2',
    'small.json',
  ]);
  const read = (ending: string) => fs.readFileSync(path.join(folder, `assets/app-4f3.js${ending}`));
  expect(zlib.brotliDecompressSync(read('.br')).toString()).toBe(text);
  expect(zlib.gunzipSync(read('.gz')).toString()).toBe(text);
});
