import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { thisProcess } from './running-process.ts';

const compiledLock = new URL('../../dist/db/data-folder-lock.js', import.meta.url).href;

/** Tries to take the lock whenever it is told a folder, and keeps it. */
const racer = `
  const { lockDataFolder } = await import('${compiledLock}');
  process.on('message', (folder) => {
    try { lockDataFolder(folder); process.send('locked'); } catch (error) { process.send(error.name); }
  });
  process.send('here');
`;

let folder: string;
let racers: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-lock-'));
});

afterEach(async () => {
  await Promise.all(racers.map(kill));
  racers = [];
  rmSync(folder, { recursive: true });
});

test('is given back and can be taken again', () => {
  lockDataFolder(folder)();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('names the process that has the folder', () => {
  lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`);
});

test('is free at once when its holder was killed', async () => {
  const holder = await startRacer();
  expect(await attempt(holder)).toBe('locked');
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);

  await kill(holder);
  lockDataFolder(folder)();
});

// Elsewhere the start time of a process cannot be read.
if (process.platform === 'linux') {
  test('is free when its holder is gone and its pid was reused', () => {
    writeFileSync(
      join(folder, 'database-lock.1'),
      JSON.stringify({ ...thisProcess(), startedAt: 'an earlier boot/1' }),
    );
    lockDataFolder(folder);
  });
}

test('is free when a power cut left it empty', () => {
  writeFileSync(join(folder, 'database-lock.1'), '');
  lockDataFolder(folder);
});

test('exactly one of twenty processes gets the lock, again after each holder was killed', {
  timeout: 60_000,
}, async () => {
  racers = await Promise.all(Array.from({ length: 20 }, startRacer));
  while (racers.length > 5) {
    const results = await Promise.all(racers.map(attempt));
    expect(results.filter((result) => result === 'locked')).toHaveLength(1);
    expect(results.filter((result) => result === 'DataFolderInUse')).toHaveLength(racers.length - 1);
    const [winner] = racers.splice(results.indexOf('locked'), 1);
    await kill(winner as ChildProcess);
  }
  expect(readdirSync(folder).length).toBeLessThanOrEqual(2);
});

async function startRacer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', racer], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  racers.push(child);
  await once(child, 'message');
  return child;
}

async function attempt(child: ChildProcess): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(folder);
  return (await answer)[0];
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
