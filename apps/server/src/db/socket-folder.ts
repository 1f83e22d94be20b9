import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The kernel's limit is 104 to 108 bytes, depending on the system; the socket's own name takes 16. */
const maxFolderBytes = 86;

/** A folder only this user can enter, because whoever reaches the socket reaches the database. */
export async function makeSocketFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres-socket');
  if (Buffer.byteLength(folder) > maxFolderBytes) return mkdtemp(join(tmpdir(), 'shop-'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}
