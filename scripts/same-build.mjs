// @ts-check
/** `npm run same-build`: builds the web part twice from nothing and compares every byte. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { root, run } from './run.mjs';

/** What a browser gets, and what the server draws with. */
const results = ['apps/web/dist', 'apps/web/prerender/dist'];

await ensureInstalled();
const first = await buildAndHash();
const second = await buildAndHash();
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (name) => first.get(name) !== second.get(name),
);
for (const name of differing) console.log(`differs: ${name}`);
console.log(`${first.size} files, ${differing.length} differ.`);
process.exitCode = differing.length === 0 && first.size > 0 ? 0 : 1;

async function buildAndHash() {
  for (const folder of results) fs.rmSync(path.join(root, folder), { recursive: true, force: true });
  const { ok, output } = await run(process.execPath, ['scripts/build.mjs'], { show: false });
  if (!ok) throw new Error(output);
  return new Map(results.flatMap((folder) => [...hashesOf(path.join(root, folder))]));
}

/** @param {string} folder @returns {Map<string, string>} */
function hashesOf(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(root, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')];
    }),
  );
}
