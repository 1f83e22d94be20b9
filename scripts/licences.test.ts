import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allowedLicences, productionPackages } from './licences.mjs';
import { root } from './run.mjs';
import { billOfMaterials } from './sbom.mjs';

const packages = productionPackages();

test('every package of a running shop has a licence that is allowed', () => {
  expect(packages.length).toBeGreaterThan(100);
  const refused = packages.filter(({ licence }) => !allowedLicences.includes(licence ?? 'none'));
  expect(refused.map(({ name, licence }) => `${name}: ${licence ?? 'says none'}`)).toEqual([]);
});

test('every package of the lockfile has its checksum', () => {
  expect(packages.filter(({ integrity }) => !integrity).map(({ name }) => name)).toEqual([]);
});

test('the list of licences in the papers is the one that is checked', () => {
  const security = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const [, told = ''] = /Their licences: ([^.]*(?:\.\d[^.]*)*)\./.exec(security) ?? [];
  expect(told.replaceAll(/\s+/g, ' ').split(', ')).toEqual(allowedLicences);
});

test('the bill of materials has every package of a running shop, with licence and hash', () => {
  const { bomFormat, components } = billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['zod', 'fastify', 'pg', 'better-auth']));
  const poor = components.filter(({ licenses, hashes }) => licenses.length === 0 || hashes.length === 0);
  expect(poor.map(({ name }) => name)).toEqual([]);
  for (const { alg, content } of components.flatMap(({ hashes }) => hashes)) {
    expect([alg, content.length]).toEqual(['SHA-512', 128]);
  }
});
