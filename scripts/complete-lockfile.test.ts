import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingOptionals, nameAt, withoutHash } from './complete-lockfile.mjs';
import { root } from './run.mjs';

const { packages: locked } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { integrity?: string; resolved?: string; link?: boolean; optional?: boolean }>;
};

const everywhere = ['android-arm64', 'darwin-arm64', 'darwin-x64'];
const withMsvc = [
  ...everywhere,
  'android-arm-eabi',
  'freebsd-x64',
  'linux-arm-gnueabihf',
  'linux-ppc64-gnu',
  'linux-s390x-gnu',
  'openharmony-arm64',
  'win32-arm64-msvc',
  'win32-x64-msvc',
];
/** Binaries of build tools for machines that none of us uses: the registry at hand does not offer them, so nobody knows their hash. */
const notOffered = {
  '@biomejs/cli': [...everywhere, 'android-x64', 'win32-arm64', 'win32-x64'],
  '@oxc-parser/binding': [
    ...withMsvc,
    'linux-arm-musleabihf',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'win32-ia32-msvc',
  ],
  '@rolldown/binding': withMsvc,
};

describe('package-lock.json (after every npm install: node scripts/complete-lockfile.mjs)', () => {
  test('names every optional package that another one asks for', () => {
    expect(Object.keys(missingOptionals(locked))).toEqual([]);
  });

  test('holds each package of the object store once', () => {
    const names = Object.keys(locked).flatMap(
      (place) => /node_modules\/(@(?:aws-sdk|smithy)\/[^/]+)$/.exec(place)?.[1] ?? [],
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.toSorted()).toEqual([...new Set(names)].sort());
  });

  test('has the hash of every package but these', () => {
    const listed = Object.entries(notOffered).flatMap(([name, machines]) => machines.map((on) => `${name}-${on}`));
    expect(withoutHash(locked).map(nameAt).sort()).toEqual(listed.sort());
    expect(withoutHash(locked).filter((place) => !locked[place]?.optional)).toEqual([]);
  });

  test('has sha512 hashes only, and names no place to fetch from', () => {
    const remote = Object.values(locked).filter(({ link }) => !link);
    expect(remote.filter(({ integrity = 'sha512-' }) => !integrity.startsWith('sha512-'))).toEqual([]);
    expect(remote.filter(({ resolved }) => resolved)).toEqual([]);
  });
});

test('a package without a hash is found wherever it lies; links and workspaces have none', () => {
  const packages = {
    '': {},
    'apps/web': {},
    'node_modules/@shop/web': { link: true },
    'node_modules/zod': { integrity: 'sha512-x' },
    'e2e/node_modules/@axe-core/playwright': { version: '4.13.0' },
  };
  expect(withoutHash(packages)).toEqual(['e2e/node_modules/@axe-core/playwright']);
  expect(nameAt('e2e/node_modules/@axe-core/playwright')).toBe('@axe-core/playwright');
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
