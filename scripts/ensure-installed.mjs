// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { root, run } from './run.mjs';

const oldestNode = [20, 19];

/**
 * Makes node_modules match package-lock.json, so that a fresh clone needs no command but the one a person typed.
 * Ends the process with one sentence when it cannot. A shop that is built already runs without development packages;
 * where they are, they stay.
 *
 * @param {{ isOnlyToRun?: boolean }} [options]
 */
export async function ensureInstalled({ isOnlyToRun = false } = {}) {
  if (!isNodeNewEnough(process.versions.node)) {
    stop(`This shop needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (isInstalled(root, { isOnlyToRun })) return;
  await withLock('install', async () => {
    if (isInstalled(root, { isOnlyToRun })) return;
    console.log('Installing what the lockfile names (npm ci) …');
    // Building and testing need the development packages, whatever NODE_ENV says.
    const { ok } = await run('npm', ['ci', isOnlyToRun ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund']);
    if (!ok) stop('npm ci failed; its message stands above.');
  });
}

/** @param {string} version */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * True when every package of the lockfile lies in node_modules in the same version. Optional ones are left aside: they
 * are mostly binaries for other machines. So are those for development where the shop is only to run.
 *
 * @param {string} folder
 * @param {{ isOnlyToRun?: boolean }} [options]
 */
export function isInstalled(folder, { isOnlyToRun = false } = {}) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  // npm's own record of what it has put there.
  const present = readPackages(path.join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(
    ([place, { version, link, optional, dev, devOptional }]) =>
      !place.includes('node_modules/') ||
      optional ||
      (isOnlyToRun && (dev || devOptional)) ||
      (present[place]?.version === version &&
        present[place]?.link === link &&
        fs.existsSync(path.join(folder, place, 'package.json'))),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
