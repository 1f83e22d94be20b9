import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';
import { root } from './run.mjs';

const name = `lock-test-${process.pid}`;
const file = path.join(root, '.build', `${name}.lock`);

afterEach(() => fs.rmSync(file, { force: true }));

test('one works, the other waits, and the lock is given back', async () => {
  const events: string[] = [];
  async function work(who: string) {
    events.push(`${who} begins`);
    await sleep(150);
    events.push(`${who} ends`);
  }
  await Promise.all([withLock(name, () => work('first')), withLock(name, () => work('second'))]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(fs.existsSync(file)).toBe(false);
});

test('work that fails gives the lock back', async () => {
  await expect(withLock(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(fs.existsSync(file)).toBe(false);
});

test('the lock of a process that has died is taken over', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  fs.writeFileSync(file, String(dead));
  expect(await withLock(name, async () => 'done')).toBe('done');
});
