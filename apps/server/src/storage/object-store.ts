import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Env } from '../env.ts';
import { ShopError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import { openBucket } from './bucket-store.ts';
import { openFolder } from './folder-store.ts';
import { isObjectKey } from './object-key.ts';
import type { SealedFiles } from './sealed-files.ts';
import { type Sealed, sealingWith } from './sealing.ts';
import type { SignedForm, UploadForm } from './upload-form.ts';
import { openUploadReceiver, type UploadReceiver } from './upload-receiver.ts';

/**
 * Where prescription files live: a folder, or a bucket when the environment names one. A file arrives by a signed form
 * and waits; what is `put` stays for good, sealed in either store. Throws `Unavailable` while the store cannot be reached.
 */
export interface ObjectStore {
  /** Throws when a file could not be stored right now. */
  check(): Promise<void>;
  /** Where browsers send their files, when that is not this server. */
  uploadOrigin(): Promise<string | null>;
  signUpload(form: UploadForm): Promise<SignedForm>;
  /** Takes what is sent by our own forms; null when the bucket does that. */
  uploadReceiver: UploadReceiver | null;
  /** The bytes as they arrived by the form; null while nothing has arrived, and once it was discarded. */
  readUpload(key: string): Promise<Buffer | null>;
  discardUpload(key: string): Promise<void>;
  /** What arrived, or began to, before this and was never put away. */
  removeOldUploads(before: Date): Promise<void>;
  /** Atomic and write-once: false when the key exists, whose file then stays as it is. */
  put(key: string, bytes: Buffer): Promise<boolean>;
  /** Also re-seals what the previous secret sealed. */
  read(key: string): Promise<Buffer | null>;
  /** The id of the key that files are sealed with now. */
  readonly sealId: string;
  /** Re-seals a file that the previous secret sealed. False when it has to be tried again. */
  sealAnew(key: string): Promise<boolean>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** The same files as they are stored, for backup and restore. */
export function openSealedFiles(env: Pick<Env, 's3' | 'dataDir'>): SealedFiles {
  return env.s3 ? openBucket(env.s3) : openFolder(objectFolder(env));
}

export function openObjectStore(
  env: Pick<Env, 's3' | 'dataDir'>,
  { keys, clock }: { keys: Keys; clock: Clock },
): ObjectStore {
  const sealing = sealingWith(keys);
  if (env.s3) {
    const bucket = openBucket(env.s3);
    return {
      ...keptFiles(bucket),
      uploadReceiver: null,
      uploadOrigin: () => orUnavailable(bucket.uploadOrigin()),
      signUpload: async (form) => orUnavailable(bucket.signUpload(incoming(form.key), form)),
      // The only place where a file is stored unencrypted, until it has been checked.
      readUpload: async (key) => orUnavailable(bucket.readUpload(incoming(key))),
      discardUpload: async (key) => orUnavailable(bucket.remove(incoming(key))),
    };
  }

  const folder = openFolder(objectFolder(env));
  const uploadReceiver = openUploadReceiver({
    keys,
    clock,
    isTaken: async (key) => orUnavailable(folder.has(incoming(key))),
    async openSpool() {
      const { write, read, remove } = await orUnavailable(folder.openSpool());
      return { write: (chunk) => orUnavailable(write(chunk)), read: () => orUnavailable(read()), remove };
    },
    keep: async (key, bytes) => orUnavailable(folder.put(incoming(key), await sealInTurn(incoming(key), bytes))),
  });
  return {
    ...keptFiles(folder),
    uploadReceiver,
    uploadOrigin: async () => null,
    signUpload: async (form) => uploadReceiver.sign(form),
    async readUpload(key) {
      const sealed = await orUnavailable(folder.read(incoming(key)));
      return sealed?.length ? sealing.open(incoming(key), sealed) : null;
    },
    // Its name stays taken, so that its form cannot be used again.
    discardUpload: async (key) => orUnavailable(folder.empty(incoming(key))),
  };

  /** Reading and opening took some milliseconds already, so this yields to other requests before it seals. */
  async function sealInTurn(name: string, bytes: Buffer): Promise<Sealed> {
    await nextTurn();
    return sealing.seal(name, bytes);
  }

  function keptFiles(files: SealedFiles) {
    function reseal(name: string, sealed: Buffer, bytes: Buffer): Promise<boolean> {
      return files.replace(name, sealed, sealing.seal(name, bytes));
    }

    return {
      sealId: sealing.id,
      check: () => files.check(),
      removeOldUploads: (before: Date) => orUnavailable(files.removeOldUploads(before)),
      put: async (key: string, bytes: Buffer) =>
        orUnavailable(files.put(kept(key), await sealInTurn(kept(key), bytes))),
      async read(key: string) {
        const name = kept(key);
        const sealed = await orUnavailable(files.read(name));
        if (!sealed) return null;
        const bytes = sealing.open(name, sealed);
        // A store that is read-only can still be read; housekeeping re-seals later.
        if (!sealing.isCurrent(sealed)) await reseal(name, sealed, bytes).catch(() => false);
        return bytes;
      },
      async sealAnew(key: string) {
        const name = kept(key);
        const sealed = await orUnavailable(files.read(name));
        if (!sealed || sealing.isCurrent(sealed)) return true;
        return orUnavailable(reseal(name, sealed, sealing.open(name, sealed)));
      },
      has: async (key: string) => orUnavailable(files.has(kept(key))),
      remove: async (key: string) => orUnavailable(files.remove(kept(key))),
    };
  }
}

function objectFolder({ dataDir }: Pick<Env, 'dataDir'>): string {
  return path.join(dataDir, 'objects');
}

function incoming(key: string): string {
  return `incoming/${ownKey(key)}`;
}

function kept(key: string): string {
  return `prescriptions/${ownKey(key)}`;
}

/** No other name may reach a store; anything else here is a bug of ours. */
function ownKey(key: string): string {
  if (!isObjectKey(key)) throw new Error('not a key of the object store');
  return key;
}

/** Every failure of a store can be retried. The cause is logged without its message. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw Object.assign(new ShopError('Unavailable'), { cause });
  }
}
