import type { Sealed } from './sealing.ts';

/** What folder and bucket have in common. Names are `incoming/…` or `prescriptions/…` with a key of ours. */
export interface SealedFiles {
  check(): Promise<void>;
  put(name: string, sealed: Sealed): Promise<boolean>;
  /** Atomic; false, and nothing is changed, unless the stored file is `from`. */
  replace(name: string, from: Buffer, to: Sealed): Promise<boolean>;
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  removeOldUploads(before: Date): Promise<void>;
  /** The names of all files that are sealed, for a backup. */
  list(): AsyncIterable<string>;
}
