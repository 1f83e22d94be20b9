import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The root of every derived key: given by the environment, else made at the first start and kept in the data folder. */
export function loadAppSecret(given: string | null, dataDir: string): string {
  if (given) return given;
  const file = path.join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Written aside and linked into place, so that of two first starts one wins and neither reads half a file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
    return readFileSync(file, 'utf8');
  }
}
