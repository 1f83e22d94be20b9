import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file atomically, also through a kill or on a full disk, and never over another one: false when the name is
 * taken. `unfinished` is where it is written first, on the same file system.
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

/** Replaces a file atomically: a reader finds the old or the new content, also after a kill. */
export async function replaceWhole(file: string, content: Buffer, unfinished: string): Promise<void> {
  try {
    await writeDown(unfinished, content);
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Unlike a rename, a link fails when the name exists: of two at the same time one is refused. */
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

/** Without this, a power cut could lose the name although the bytes are safe. */
async function syncFolder(name: string): Promise<void> {
  const folder = await open(name, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
