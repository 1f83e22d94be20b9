import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildWhenNeeded } from './build.mjs';
import { root } from './run.mjs';

/** What a server is given: the repository with its build, and of node_modules what `npm ci --omit=dev` puts there. */
const copied = [
  '.build/build-stamp',
  'apps',
  'content',
  'e2e',
  'packages',
  'package.json',
  'package-lock.json',
  'scripts',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** Thousands of files are named and removed; a busy disk takes its time. */
const limitMs = 600_000;

/** Hard links: nothing but names is written, and no package sees its neighbours in the folder it comes from. */
function link(from: string, to: string): void {
  const stat = fs.lstatSync(from);
  if (stat.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(from), to);
  else if (!stat.isDirectory()) fs.linkSync(from, to);
  else {
    fs.mkdirSync(to, { recursive: true });
    for (const name of fs.readdirSync(from)) {
      if (name !== 'node_modules') link(path.join(from, name), path.join(to, name));
    }
  }
}

function withoutDevelopmentPackages(): string {
  fs.mkdirSync(path.join(root, '.build'), { recursive: true });
  const folder = fs.mkdtempSync(path.join(root, '.build', 'production-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), limitMs);
  const place = (name: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    link(path.join(root, name), path.join(folder, name));
  };
  for (const name of copied) place(name);
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const wanted = Object.entries<{ dev?: boolean; devOptional?: boolean }>(packages).filter(
    ([name, { dev, devOptional }]) =>
      name.includes('node_modules/') && !dev && !devOptional && fs.existsSync(path.join(root, name)),
  );
  for (const [name] of wanted) place(name);
  const record = JSON.stringify({ packages: Object.fromEntries(wanted) });
  fs.writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), record);
  return folder;
}

/** What it has printed when the pattern is there. */
async function shows(program: ChildProcess, pattern: RegExp): Promise<string> {
  let screen = '';
  const ended = once(program, 'close').then(() => true);
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
      program.emit('shown');
    });
  }
  for (;;) {
    if (pattern.test(screen)) return screen;
    const hasEnded = await Promise.race([ended, once(program, 'shown').then(() => false)]);
    if (hasEnded && !pattern.test(screen)) throw new Error(`ended without showing ${pattern}:\n${screen}`);
  }
}

test('a built shop starts in production without any development package', { timeout: limitMs }, async () => {
  await buildWhenNeeded();
  const folder = withoutDevelopmentPackages();
  for (const tool of ['typescript', 'vite', 'vitest']) {
    expect(fs.existsSync(path.join(folder, 'node_modules', tool))).toBe(false);
  }
  const shop = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // What would have to be installed could not be.
      npm_config_offline: 'true',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: 'embedded',
      SMTP_URL: 'smtp://127.0.0.1:1',
      APP_SECRET: 'a secret of 32 characters or more',
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: 'https://shop.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // npm and the shop beneath it.
  onTestFinished(async () => {
    if (shop.exitCode !== null) return;
    const ended = once(shop, 'close');
    process.kill(-(shop.pid as number), 'SIGTERM');
    await ended;
  }, limitMs);
  expect(await shows(shop, /is open:/)).not.toMatch(/Installing|Building/);
});
