// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

const longestWorkMs = 15 * 60 * 1000;

/**
 * Runs `work` while no other process of this checkout holds the lock of that name. A lock whose holder has died is
 * taken over.
 *
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(name, work) {
  const file = path.join(root, '.build', `${name}.lock`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (let waits = 0; !take(file); waits += 1) {
    if (waits === 20) console.log(`Waiting for another process that holds ${path.relative(root, file)} …`);
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  // Linked into place complete with the holder's id, so that nobody reads a lock that is still empty.
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, String(process.pid));
  try {
    fs.linkSync(mine, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    removeDead(file);
    return false;
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

/** @param {string} file */
function removeDead(file) {
  try {
    const holder = Number(fs.readFileSync(file, 'utf8'));
    const ageMs = Date.now() - fs.statSync(file).mtimeMs;
    // The age is for a process id that has come round to somebody else.
    if (!isAlive(holder) || ageMs > longestWorkMs) fs.rmSync(file, { force: true });
  } catch {
    // Given back in this very moment: the next attempt gets it.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
