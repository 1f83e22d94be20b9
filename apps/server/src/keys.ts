import {
  type Cipher,
  createCipheriv,
  createDecipheriv,
  createHmac,
  type Decipher,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { Secret } from './secret.ts';

/** What the app secret is used for. Each purpose has its own derived key, so that a leaked one opens nothing else. */
type Purpose =
  | 'sessions'
  | 'sign-in codes'
  | 'counted names'
  | 'known devices'
  | 'device links'
  | 'mails'
  | 'guest carts'
  | 'editors'
  | 'editor devices'
  | 'staff'
  | 'staff codes'
  | 'commands'
  | 'journal marks'
  | 'uploads'
  | 'prescriptions';

/**
 * Tokens that are stored as hashes. They are random, so an earlier secret cannot forge one, and they may be looked up
 * by their earlier hash. A hash that is itself the proof must not be accepted under an earlier secret; the marks of the
 * journal are, because they lie where only the shop writes, and would all be void after a change.
 */
type LookedUp = 'guest carts' | 'journal marks';

/** What is encrypted with the secret and has to be readable after it was changed. */
type KeptPurpose = 'mails' | 'prescriptions';

/**
 * A link is trusted because it is sealed, so one sealed with an earlier secret could be forged by whoever knows that
 * secret.
 */
type SealedPurpose = KeptPurpose | 'device links';

export interface Keys {
  /** For a library that wants a secret of its own. */
  secretFor(purpose: Purpose): Secret;
  /** A keyed hash: equal for equal texts, and useless to somebody who has the database alone. */
  hash(purpose: Purpose, text: string): string;
  /** Under which hashes a token may be found: the current one first, then that of the previous secret, if there is one. */
  hashes(purpose: LookedUp, token: string): string[];
  /** Seals several pieces as one without concatenating them first. */
  seal(purpose: SealedPurpose, ...content: Buffer[]): Buffer;
  /** Throws when the content was changed or sealed with another secret than the current one, or the previous for what is kept. */
  open(purpose: SealedPurpose, sealed: Buffer): Buffer;
  /** Names the key that `seal` takes now; all that it seals begins with it. */
  sealId(purpose: SealedPurpose): Buffer;
  /** Whether there is a previous secret, whose seals are to be made anew. */
  readonly hasPrevious: boolean;
}

const nonceBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;
const headBytes = keyIdBytes + nonceBytes + tagBytes;
const sliceBytes = 64 * 1024;

/** Keys from the secret by HKDF. What is sealed begins with the id of its key, so that a changed secret is told from damage. */
export function deriveKeys(current: Secret, previous: Secret | null = null): Keys {
  const keyFor = keyRing(current);
  const previousKeyFor = previous && keyRing(previous);

  return {
    secretFor: (purpose) => new Secret(keyFor(purpose).toString('base64url')),
    hash: (purpose, text) => hashWith(keyFor(purpose), text),
    hashes: (purpose, token) =>
      [keyFor, previousKeyFor].flatMap((ring) => (ring ? hashWith(ring(purpose), token) : [])),
    seal(purpose, ...content) {
      const key = keyFor(purpose);
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = runThrough(cipher, content, headBytes);
      Buffer.concat([idOf(key), nonce, cipher.getAuthTag()]).copy(sealed);
      return sealed;
    },
    open(purpose, sealed) {
      const [keyId, nonce, tag, encrypted] = cut(sealed, keyIdBytes, nonceBytes, tagBytes);
      const previousKey = purpose === 'device links' ? undefined : previousKeyFor?.(purpose);
      const key = [keyFor(purpose), previousKey].find((known) => known && keyId?.equals(idOf(known)));
      if (!key) throw new Error('sealed with another APP_SECRET');
      const decipher = createDecipheriv('aes-256-gcm', key, nonce as Buffer, { authTagLength: tagBytes });
      decipher.setAuthTag(tag as Buffer);
      return runThrough(decipher, [encrypted as Buffer]);
    },
    sealId: (purpose) => idOf(keyFor(purpose)),
    hasPrevious: previous !== null,
  };
}

/** Makes the key of each purpose once. */
function keyRing(secret: Secret): (purpose: Purpose) => Buffer {
  const made = new Map<Purpose, Buffer>();
  return (purpose) => {
    const key = made.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret.reveal(), '', `shop/${purpose}`, 32));
    made.set(purpose, key);
    return key;
  };
}

function hashWith(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

const idsMade = new WeakMap<Buffer, Buffer>();

function idOf(key: Buffer): Buffer {
  const id = idsMade.get(key) ?? createHmac('sha256', key).update('key id').digest().subarray(0, keyIdBytes);
  idsMade.set(key, id);
  return id;
}

/**
 * Runs the cipher in slices into one buffer, after `free` bytes left empty: a file of 10 MiB is not held four times and
 * takes 8 ms instead of 20, which would hold up others.
 */
function runThrough(cipher: Cipher | Decipher, content: readonly Buffer[], free = 0): Buffer {
  const length = content.reduce((sum, piece) => sum + piece.length, free);
  const result = Buffer.allocUnsafeSlow(length);
  let written = free;
  for (const piece of content) {
    for (let at = 0; at < piece.length; at += sliceBytes) {
      written += cipher.update(piece.subarray(at, at + sliceBytes)).copy(result, written);
    }
  }
  // Checks the tag when opening. GCM has nothing left to write.
  cipher.final();
  return result;
}

function cut(bytes: Buffer, ...lengths: number[]): Buffer[] {
  const [length, ...rest] = lengths;
  return length === undefined ? [bytes] : [bytes.subarray(0, length), ...cut(bytes.subarray(length), ...rest)];
}
