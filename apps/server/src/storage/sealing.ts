import type { Keys } from '../keys.ts';

declare const isSealed: unique symbol;

/** Bytes encrypted with our secret. Only `seal` makes them, so that a store cannot be given anything else. */
export type Sealed = Buffer & { readonly [isSealed]: true };

export interface Sealing {
  seal(name: string, bytes: Buffer): Sealed;
  /** Throws when the bytes were changed, sealed with a secret that we do not have, or belong to another name. */
  open(name: string, sealed: Buffer): Buffer;
  /** The id of the key that `seal` takes now. */
  readonly id: string;
  /** False for what the previous secret sealed. */
  isCurrent(sealed: Buffer): boolean;
}

/** The name is authenticated too: a file that is moved to another name does not open there. */
export function sealingWith(keys: Keys): Sealing {
  const id = keys.sealId('prescriptions');
  return {
    id: id.toString('hex'),
    isCurrent: (sealed) => sealed.subarray(0, id.length).equals(id),
    seal: (name, bytes) => keys.seal('prescriptions', labelOf(name), bytes) as Sealed,
    open(name, sealed) {
      const opened = keys.open('prescriptions', sealed);
      const label = labelOf(name);
      if (!opened.subarray(0, label.length).equals(label)) throw new Error('sealed under another name');
      return opened.subarray(label.length);
    },
  };
}

function labelOf(name: string): Buffer {
  return Buffer.from(`${name}\n`);
}
