import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { createSemaphore } from '../db/semaphore.ts';
import { ShopError } from '../errors.ts';
import type { Keys } from '../keys.ts';
import { isObjectKey } from './object-key.ts';
import type { SignedForm, UploadForm } from './upload-form.ts';
import type { UploadSpool } from './upload-spool.ts';

/** Where the browser sends a form of ours; a path, because only the browser knows by what name it reached us. */
export const uploadPath = '/api/uploads/prescriptions';

export const formFields = ['key', 'Content-Type', 'size', 'expires', 'signature'] as const;
export type FormFields = Record<(typeof formFields)[number], string>;

/** Signs upload forms and accepts each of them once. The folder store needs it; a bucket has its own policy for that. */
export interface UploadReceiver {
  sign(form: UploadForm): SignedForm;
  /** Asked before the file is read. `Forbidden` for a form that is not ours or is over, `InvalidState` for a used one. */
  admit(fields: FormFields): Promise<AdmittedFile>;
  /**
   * Takes the file in without keeping it yet. `InvalidState` while another one comes by the same form,
   * `TooManyRequests` and `Unavailable` while too many come from this sender or from all.
   */
  receive(file: AdmittedFile, sender: string, chunks: AsyncIterable<Buffer>): Promise<ReceivedFile>;
}

export interface AdmittedFile {
  key: string;
  sizeBytes: number;
}

/** A file that has arrived. It waits on the disk until `letGo`, whether it was kept or not. */
export interface ReceivedFile {
  keep(): Promise<void>;
  letGo(): Promise<void>;
}

/** With 10 MiB each, this bounds the space on the disk; a slow upload takes its place for half a minute at most. */
const mostAtOnce = 40;
/** So that one sender cannot take all places. */
const mostOfOneSender = 8;
const retryAfterSeconds = 30;

interface ReceiverParts {
  keys: Keys;
  clock: Clock;
  isTaken(key: string): Promise<boolean>;
  openSpool(): Promise<UploadSpool>;
  /** False when a file came by this form already. */
  keep(key: string, bytes: Buffer): Promise<boolean>;
}

export function openUploadReceiver({ keys, clock, isTaken, openSpool, keep }: ReceiverParts): UploadReceiver {
  /** By key: whose uploads are under way. */
  const senders = new Map<string, string>();
  /** Sealing holds a file in memory several times over. */
  const sealingSemaphore = createSemaphore(2);

  function signatureOf({ key, 'Content-Type': contentType, size, expires }: Omit<FormFields, 'signature'>): string {
    // A JSON list, so that no two different forms have the same text.
    const signed = JSON.stringify([key, contentType, size, expires]);
    return keys.hash('uploads', signed);
  }

  function takePlace(key: string, sender: string): void {
    if (senders.has(key)) throw new ShopError('InvalidState');
    const ofSender = [...senders.values()].filter((other) => other === sender).length;
    if (ofSender >= mostOfOneSender) throw new ShopError('TooManyRequests', { retryAfterSeconds });
    if (senders.size >= mostAtOnce) throw new ShopError('Unavailable');
    senders.set(key, sender);
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

    async receive({ key, sizeBytes }, sender, chunks) {
      takePlace(key, sender);
      let spool: UploadSpool | undefined;
      const letGo = async () => {
        try {
          await spool?.remove();
        } finally {
          senders.delete(key);
        }
      };
      try {
        spool = await openSpool();
        await fill(spool, sizeBytes, chunks);
      } catch (error) {
        await letGo();
        throw error;
      }
      const { read } = spool;
      return {
        keep: () =>
          sealingSemaphore(async () => {
            if (!(await keep(key, await read()))) throw new ShopError('InvalidState');
          }),
        letGo,
      };
    },
  };
}

/** Reads to the end, so that a browser that sends too much still gets its answer, but stores no more than was announced. */
async function fill(spool: UploadSpool, sizeBytes: number, chunks: AsyncIterable<Buffer>): Promise<void> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length <= sizeBytes) await spool.write(chunk);
  }
  if (length !== sizeBytes) throw new ShopError('PrescriptionFileRefused', { reason: 'size' });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
