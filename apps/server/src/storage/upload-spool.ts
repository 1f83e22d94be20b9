import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';

/** Where an upload waits on the disk until all of it is there. */
export interface UploadSpool {
  write(chunk: Buffer): Promise<void>;
  /** All that was written. */
  read(): Promise<Buffer>;
  remove(): Promise<void>;
}

/**
 * A temporary file, encrypted with a key that exists only in this process. So memory does not grow with the number of
 * uploads, and a crash leaves nothing readable behind.
 */
export async function openSpool(file: string): Promise<UploadSpool> {
  const [key, start] = [randomBytes(32), randomBytes(16)];
  const cipher = createCipheriv('aes-256-ctr', key, start);
  const handle = await open(file, 'wx', 0o600);
  return {
    write: (chunk) => handle.appendFile(cipher.update(chunk)),
    async read() {
      return createDecipheriv('aes-256-ctr', key, start).update(await readFile(file));
    },
    async remove() {
      await handle.close();
      await rm(file, { force: true });
    },
  };
}
