import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingOptionals } from './complete-lockfile.mjs';
import { root } from './run.mjs';

test('package-lock.json is complete (if not: node scripts/complete-lockfile.mjs)', () => {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(missingOptionals(packages))).toEqual([]);
});

test('a binary that npm left out is written back for its machine', () => {
  const packages = {
    'node_modules/rolldown': {
      version: '1.2.18',
      dev: true,
      optionalDependencies: {
        '@rolldown/binding-darwin-arm64': '1.2.18',
        '@rolldown/binding-linux-x64-musl': '1.2.18',
        '@rolldown/binding-linux-x64-gnu': '1.2.18',
      },
    },
    'node_modules/@rolldown/binding-linux-x64-gnu': { version: '1.2.18', optional: true },
  };
  expect(missingOptionals(packages)).toEqual({
    'node_modules/@rolldown/binding-darwin-arm64': {
      version: '1.2.18',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
    'node_modules/@rolldown/binding-linux-x64-musl': {
      version: '1.2.18',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
  });
});

test('what lies beneath its asker, or beneath a workspace, is not missing', () => {
  const packages = {
    'apps/web/node_modules/esbuild': { version: '1.0.0', optionalDependencies: { '@esbuild/linux-x64': '1.0.0' } },
    'apps/web/node_modules/@esbuild/linux-x64': { version: '1.0.0', optional: true },
  };
  expect(missingOptionals(packages)).toEqual({});
});
