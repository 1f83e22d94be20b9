// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { withLock } from './lock.mjs';
import { precompress } from './precompress.mjs';
import { root, runTool } from './run.mjs';
import { stripTypes } from './strip-types.mjs';

/** Everything a build reads. A folder counts with all that lies in it. */
const sources = [
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'packages/contract/package.json',
  'packages/contract/src',
  'packages/contract/tsconfig.json',
  'packages/texts/package.json',
  'packages/texts/src',
  'packages/texts/tsconfig.json',
  'apps/server/migrations',
  'apps/server/package.json',
  'apps/server/src',
  'apps/server/tsconfig.json',
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/src',
  'apps/web/tsconfig.json',
  'apps/web/vite.config.ts',
  'apps/web/vite.prerender.config.ts',
  'content',
  'scripts/build.mjs',
  'scripts/precompress.mjs',
  'scripts/strip-types.mjs',
];

/** What must be there afterwards: a stamp alone does not serve a shop. */
const results = [
  'apps/server/dist/main.js',
  'apps/web/dist/index.html',
  'apps/web/prerender/dist/prerender.js',
  'packages/contract/dist/calls.js',
];

const stampFile = path.join(root, '.build', 'build-stamp');

/** Builds unless the last complete build was made of the very same files. Throws when the build fails. */
export async function buildWhenNeeded() {
  if (isBuiltNow()) return;
  await withLock('build', async () => {
    if (!isBuiltNow()) await build();
  });
}

async function build() {
  const startedAt = Date.now();
  fs.rmSync(stampFile, { force: true });
  // Read before, not after: what changes during the build must not count as built.
  const hash = hashSources();

  console.log('Building …');
  await stripTypes();
  await viteBuild('vite build');
  await viteBuild('vite build of what the server draws', 'vite.prerender.config.ts');
  await precompress(path.join(root, 'apps/web/dist'));

  fs.writeFileSync(stampFile, hash);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * @param {string} name
 * @param {string} [config] another one than the app's own
 */
function viteBuild(name, config = 'vite.config.ts') {
  const options = ['build', '--logLevel', 'warn', '--config', config];
  // Vite keeps a NODE_ENV that is already set, and would then pack React's slow development version.
  const env = { NODE_ENV: 'production' };
  return step(name, runTool('vite', options, { cwd: path.join(root, 'apps/web'), env }));
}

/**
 * @param {string} name
 * @param {Promise<{ ok: boolean }>} result
 */
async function step(name, result) {
  if (!(await result).ok) throw new Error(`The build stopped at: ${name}.`);
}

/** True when the last complete build was made of the files as they are now. */
export function isBuiltNow() {
  return (
    results.every((file) => fs.existsSync(path.join(root, file))) &&
    fs.existsSync(stampFile) &&
    fs.readFileSync(stampFile, 'utf8') === hashSources()
  );
}

function hashSources() {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const file of sources.flatMap(filesOf)) {
    const bytes = fs.readFileSync(path.join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} source
 * @returns {string[]}
 */
function filesOf(source) {
  const stat = fs.statSync(path.join(root, source), { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [source];
  return fs
    .readdirSync(path.join(root, source))
    .sort()
    .flatMap((name) => filesOf(`${source}/${name}`));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled('build');
  try {
    if (isBuiltNow()) console.log('Nothing has changed since the last build.');
    else await buildWhenNeeded();
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
