import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Pieces that are written now and read later. The file has no name any more once it is open: whatever ends this process,
 * the operating system removes it.
 */
export async function openSpool(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `backup-${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  await rm(file);
  const pieces: { name: string; length: number }[] = [];

  return {
    async write(name: string, bytes: Buffer): Promise<void> {
      await handle.appendFile(bytes);
      pieces.push({ name, length: bytes.length });
    },
    async *read(): AsyncGenerator<{ name: string; bytes: Buffer }> {
      let position = 0;
      for (const { name, length } of pieces) {
        const { buffer } = await handle.read({ buffer: Buffer.alloc(length), position });
        position += length;
        yield { name, bytes: buffer };
      }
    },
    close: () => handle.close(),
  };
}
