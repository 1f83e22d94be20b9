// @ts-check
/**
 * `node scripts/complete-lockfile.mjs`, after every `npm install`: npm leaves out of package-lock.json those optional
 * packages that the registry at hand does not carry, binaries for other machines above all, and `npm ci` then refuses
 * the file everywhere (npm/cli#4828). This writes them back in, and asks the registry for every hash that is missing:
 * npm writes none for a package that it found in node_modules already.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { foldersAbove } from './ensure-installed.mjs';
import { root, run } from './run.mjs';

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The optional packages that others in the lockfile ask for and that are not in it.
 *
 * @param {Record<string, Package>} packages
 * @returns {Record<string, Package>}
 */
export function missingOptionals(packages) {
  /** @type {Record<string, Package>} */
  const missing = {};
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (foldersAbove(place).some((folder) => packages[`${folder}node_modules/${name}`])) continue;
      // A range could be met by any version; only npm may choose one.
      if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) continue;
      missing[`node_modules/${name}`] = { version, ...machineOf(name), ...(dev && { dev }), optional: true };
    }
  }
  return missing;
}

/**
 * Which machine a binary is for, read from its name as all of them are called: `@rolldown/binding-linux-arm64-musl`.
 *
 * @param {string} name
 */
function machineOf(name) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (words.some((word) => word.startsWith('musl'))) return { os, cpu, libc: ['musl'] };
  if (words.some((word) => word.startsWith('gnu')) && os.includes('linux')) return { os, cpu, libc: ['glibc'] };
  return { os, cpu };
}

/**
 * The packages that `npm ci` would take unchecked, by their place in the lockfile.
 *
 * @param {Record<string, Package>} packages
 * @returns {string[]}
 */
export function withoutHash(packages) {
  return Object.entries(packages)
    .filter(([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity)
    .map(([place]) => place);
}

/** @param {string} place */
export function nameAt(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Null when the registry does not offer the package.
 *
 * @param {string} name
 * @param {string} version
 */
async function hashInRegistry(name, version) {
  const { output } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity'], { show: false });
  return /^sha512-\S+$/m.exec(output)?.[0] ?? null;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
  const missing = missingOptionals(lock.packages);
  /** @type {Record<string, Package>} */
  const all = { ...lock.packages, ...missing };
  let hashed = 0;
  for (const place of withoutHash(all)) {
    const { version = '', ...rest } = all[place] ?? {};
    const integrity = await hashInRegistry(nameAt(place), version);
    if (!integrity) continue;
    all[place] = { version, integrity, ...rest };
    hashed += 1;
  }
  const packages = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'));
  fs.writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(
    `package-lock.json: ${Object.keys(missing).length} optional packages written back, ${hashed} hashes added, ` +
      `${withoutHash(all).length} packages that the registry does not offer.`,
  );
}
