import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

/** Decision 25 tells what is in them, and what went. */
const mostMegabytes = 185;

/** Without the packages below it: the lockfile names those by themselves. */
function bytesOf(folder: string): number {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const file = path.join(folder, entry.name);
      return sum + (entry.isDirectory() ? bytesOf(file) : fs.lstatSync(file).size);
    }, 0);
}

test('what a running shop needs of node_modules stays small', () => {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const bytes = Object.entries<{ dev?: boolean; link?: boolean }>(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place]) => path.join(root, place))
    .filter((folder) => fs.existsSync(folder))
    .reduce((sum, folder) => sum + bytesOf(folder), 0);
  expect(bytes / 1e6).toBeLessThan(mostMegabytes);
  // A list that finds nothing would pass as well.
  expect(bytes / 1e6).toBeGreaterThan(50);
});
