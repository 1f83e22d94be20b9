import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { ShopError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import { isObjectKey } from './object-key.ts';
import type { SignedForm, UploadForm } from './object-store.ts';

/** Where the browser sends a form of ours; a path, because only the browser knows by what name it reached us. */
export const uploadPath = '/api/uploads/prescriptions';

export const formFields = ['key', 'Content-Type', 'size', 'expires', 'signature'] as const;
export type FormFields = Record<(typeof formFields)[number], string>;

/** Signs forms and takes each of them once: for the folder what a bucket's policy is for a bucket. */
export interface UploadDesk {
  sign(form: UploadForm): SignedForm;
  /** Asked before the file is read. `Forbidden` for a form that is not ours or is over, `InvalidState` for a used one. */
  admit(fields: FormFields): Promise<{ key: string; sizeBytes: number }>;
  take(key: string, bytes: Buffer): Promise<void>;
}

interface DeskParts {
  keys: Keys;
  clock: Clock;
  isTaken(key: string): Promise<boolean>;
  /** False when a file came by this form already. */
  keep(key: string, bytes: Buffer): Promise<boolean>;
}

export function openUploadDesk({ keys, clock, isTaken, keep }: DeskParts): UploadDesk {
  function signatureOf({ key, 'Content-Type': contentType, size, expires }: Omit<FormFields, 'signature'>): string {
    // A list as JSON: no two different forms are written alike.
    const signed = JSON.stringify([key, contentType, size, expires]);
    return keys.hash('uploads', signed);
  }

  return {
    sign({ key, contentType, sizeBytes, lifeSeconds }) {
      const expires = new Date(clock.now().getTime() + lifeSeconds * 1_000).toISOString();
      const fields = { key, 'Content-Type': contentType, size: String(sizeBytes), expires };
      return { url: uploadPath, fields: { ...fields, signature: signatureOf(fields) } };
    },

    async admit(fields) {
      const isOurs = isSame(fields.signature, signatureOf(fields)) && isObjectKey(fields.key);
      if (!isOurs || new Date(fields.expires) <= clock.now()) throw new ShopError('Forbidden');
      if (await isTaken(fields.key)) throw new ShopError('InvalidState');
      return { key: fields.key, sizeBytes: Number(fields.size) };
    },

    async take(key, bytes) {
      if (!(await keep(key, bytes))) throw new ShopError('InvalidState');
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
