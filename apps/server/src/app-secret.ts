import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Secret } from './secret.ts';

export interface AppSecrets {
  /** The root of every derived key. */
  current: Secret;
  /** The previous root; null unless the operator has just changed it. */
  previous: Secret | null;
}

/**
 * Taken from the environment, else from the data folder, where the current one is created at the first start. Without
 * variables an operator rotates it by renaming `app-secret` to `app-secret-previous`.
 */
export function loadAppSecrets(
  given: { appSecret: Secret | null; appSecretPrevious: Secret | null },
  dataDir: string,
): AppSecrets {
  const previous = given.appSecretPrevious ?? readSecret(path.join(dataDir, 'app-secret-previous'));
  const current = given.appSecret ?? readOrMakeSecret(dataDir);
  if (previous?.equals(current)) {
    throw new Error(
      'APP_SECRET_PREVIOUS (or app-secret-previous in DATA_DIR) is the same as APP_SECRET: nothing was changed.',
    );
  }
  return { current, previous };
}

function readOrMakeSecret(dataDir: string): Secret {
  const file = path.join(dataDir, 'app-secret');
  const found = readSecret(file);
  if (found) return found;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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
  return new Secret(readFileSync(file, 'utf8'));
}

function readSecret(file: string): Secret | null {
  try {
    return new Secret(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
