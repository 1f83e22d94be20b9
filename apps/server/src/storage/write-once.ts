import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that is there whole or not at all, also after a kill or on a full disk, and never over another one:
 * false when the name is taken. `unfinished` is where it is written first, on the same file system.
 */
export async function writeOnce(file: string, content: Buffer, unfinished: string): Promise<boolean> {
  try {
    await writeDown(unfinished, content);
    if (!(await linkUnlessTaken(unfinished, file))) return false;
    await syncFolder(path.dirname(file));
    return true;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Puts another content in the place of a file: who reads it, also after a kill, finds the one or the other, whole. */
export async function replaceWhole(file: string, content: Buffer, unfinished: string): Promise<void> {
  try {
    await writeDown(unfinished, content);
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Unlike a rename, a link does not replace what is there: of two that come at the same time one is refused. */
async function linkUnlessTaken(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function writeDown(name: string, content: Buffer): Promise<void> {
  const file = await open(name, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without it the name could be lost with the power although the bytes are safe. */
async function syncFolder(name: string): Promise<void> {
  const folder = await open(name, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
