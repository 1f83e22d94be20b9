// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** Licences that let a pharmacy run and change the shop without publishing it: permissive ones, and fonts under the OFL. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
];

/** What packages say in their text and not in their package.json, or leave to choose; read by somebody. @type {Record<string, string>} */
const readByHand = { 'png-js': 'MIT', 'type-fest': 'MIT' };

/**
 * The packages that a running shop carries, from the lockfile, each with its licence and checksum.
 *
 * @param {string} [folder] the repository
 * @returns {{ name: string, version: string, licence: string | null, integrity: string | null }[]}
 */
export function productionPackages(folder = root) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, one]) => place.includes('node_modules/') && !one.dev && !one.devOptional && !one.link)
    .map(([place, { version, license, integrity }]) => {
      const name = place.split('node_modules/').at(-1) ?? place;
      return { name, version, licence: readByHand[name] ?? license ?? null, integrity: integrity ?? null };
    });
}
