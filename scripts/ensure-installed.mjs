// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { root, run } from './run.mjs';

const oldestNode = [20, 19];

/** What runs and what builds the shop. Testing, measuring and drawing have their tools at the root and in e2e. */
const workspacesOfTheShop = ['packages/contract', 'packages/texts', 'apps/server', 'apps/web'];

/** @typedef {'run' | 'build' | 'everything'} Purpose a built shop runs without any development package */

/** @type {Record<Purpose, string[]>} */
const installing = {
  run: ['--omit=dev'],
  // Building and testing need the development packages, whatever NODE_ENV says.
  build: ['--include=dev', ...workspacesOfTheShop.map((place) => `--workspace=${place}`)],
  everything: ['--include=dev'],
};

/**
 * Makes node_modules match package-lock.json, so that a fresh clone needs no command but the one a person typed.
 * Ends the process with one sentence when it cannot. What is there beyond the purpose stays.
 *
 * @param {Purpose} [purpose]
 */
export async function ensureInstalled(purpose = 'everything') {
  if (!isNodeNewEnough(process.versions.node)) {
    stop(`This shop needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (isInstalled(root, purpose)) return;
  await withLock('install', async () => {
    if (isInstalled(root, purpose)) return;
    console.log('Installing what the lockfile names (npm ci) …');
    const { ok } = await run('npm', ['ci', ...installing[purpose], '--no-audit', '--no-fund']);
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
 * True when every package of the lockfile that the purpose needs lies in node_modules in the same version. Optional ones
 * are left aside: they are mostly binaries for other machines.
 *
 * @param {string} folder
 * @param {Purpose} [purpose]
 */
export function isInstalled(folder, purpose = 'everything') {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  // npm's own record of what it has put there.
  const present = readPackages(path.join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  const places = purpose === 'build' ? neededBy(workspacesOfTheShop, wanted) : Object.keys(wanted);
  return places.every((place) => {
    const { version, link, optional, dev, devOptional } = wanted[place] ?? {};
    return (
      !place.includes('node_modules/') ||
      optional ||
      (purpose === 'run' && (dev || devOptional)) ||
      (present[place]?.version === version &&
        present[place]?.link === link &&
        fs.existsSync(path.join(folder, place, 'package.json')))
    );
  });
}

/**
 * The places of all packages that these workspaces stand on.
 *
 * @param {string[]} workspaces
 * @param {Packages} packages
 */
function neededBy(workspaces, packages) {
  const found = new Set(workspaces);
  for (const place of found) {
    const { dependencies, devDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const nearest = foldersAbove(place).find((above) => packages[`${above}node_modules/${name}`]);
      if (nearest !== undefined) found.add(`${nearest}node_modules/${name}`);
    }
  }
  return [...found];
}

/**
 * Where Node looks for what a package asks for: beneath itself, beneath its parents, at the top.
 *
 * @param {string} place
 * @returns {string[]}
 */
export function foldersAbove(place) {
  /** @type {string[]} */
  const folders = [];
  for (let at = place; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) folders.push(`${at}/`);
  return [...folders, ''];
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Package
 * @typedef {Record<string, Package>} Packages
 *
 * @param {string} file
 * @returns {Packages | undefined}
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
