import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled, isNodeNewEnough } from './ensure-installed.mjs';
import { root } from './run.mjs';

describe('the Node.js version', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(isNodeNewEnough(version)).toBe(true);
  });

  test.each(['18.20.0', '20.18.9', '20.9.0'])('%s is too old', (version) => {
    expect(isNodeNewEnough(version)).toBe(false);
  });
});

describe('whether node_modules matches the lockfile', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ensure-installed-'));
    lock({ 'node_modules/zod': { version: '4.0.0' } });
    install({ 'node_modules/zod': { version: '4.0.0' } });
  });

  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  function lock(packages: object) {
    fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
  }

  function install(packages: object) {
    for (const place of Object.keys(packages)) {
      fs.mkdirSync(path.join(folder, place), { recursive: true });
      fs.writeFileSync(path.join(folder, place, 'package.json'), '{}');
    }
    fs.writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  }

  test('it does here, where these tests run', () => {
    expect(isInstalled(root)).toBe(true);
  });

  test('it does when every package is there in its version', () => {
    expect(isInstalled(folder)).toBe(true);
  });

  test('it does not in a fresh clone', () => {
    fs.rmSync(path.join(folder, 'node_modules'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });

  test('it does not after a version has changed', () => {
    lock({ 'node_modules/zod': { version: '4.0.1' } });
    expect(isInstalled(folder)).toBe(false);
  });

  test('it does not after a package has been added, in a workspace too', () => {
    lock({ 'node_modules/zod': { version: '4.0.0' }, 'apps/web/node_modules/react': { version: '19.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });

  test('it does not when a workspace is not linked', () => {
    lock({ 'node_modules/zod': { version: '4.0.0' }, 'node_modules/@shop/web': { link: true } });
    expect(isInstalled(folder)).toBe(false);
  });

  test('it does not when somebody has deleted a package', () => {
    fs.rmSync(path.join(folder, 'node_modules/zod'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });

  test('an optional package may be absent', () => {
    lock({
      'node_modules/zod': { version: '4.0.0' },
      'node_modules/@esbuild/win32-x64': { version: '1.0.0', optional: true },
    });
    expect(isInstalled(folder)).toBe(true);
  });

  test('a package for development may be absent where the shop is only to run', () => {
    lock({
      'node_modules/zod': { version: '4.0.0' },
      'node_modules/vitest': { version: '4.1.12', dev: true },
      'node_modules/vite': { version: '8.3.8', devOptional: true },
    });
    expect(isInstalled(folder)).toBe(false);
    expect(isInstalled(folder, 'run')).toBe(true);
    lock({ 'node_modules/zod': { version: '4.0.1' } });
    expect(isInstalled(folder, 'run')).toBe(false);
  });

  test('to build, only what the shop and its packages stand on counts', () => {
    const vite = { version: '8.3.8', dev: true, dependencies: { rolldown: '1.2.18' } };
    const shop = {
      'apps/web': { devDependencies: { vite: '8.3.8' } },
      'node_modules/vite': vite,
      'node_modules/vite/node_modules/rolldown': { version: '1.2.18', dev: true },
    };
    lock({ ...shop, 'node_modules/vitest': { version: '4.1.12', dev: true } });
    install({ 'node_modules/vite': vite });
    expect(isInstalled(folder, 'build')).toBe(false);
    install(shop);
    expect(isInstalled(folder, 'build')).toBe(true);
    expect(isInstalled(folder)).toBe(false);
  });
});
