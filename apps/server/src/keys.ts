import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the app's secret is used for. Each purpose has a key of its own, so that one that leaks opens nothing else. */
type Purpose =
  | 'sessions'
  | 'sign-in codes'
  | 'counted names'
  | 'known devices'
  | 'mails'
  | 'guest carts'
  | 'editors'
  | 'commands'
  | 'uploads'
  | 'prescriptions';

export interface Keys {
  derive(purpose: Purpose): Buffer;
  /** A keyed hash: equal for equal texts, and useless to somebody who has the database alone. */
  hash(purpose: Purpose, text: string): string;
  seal(purpose: Purpose, content: Buffer): Buffer;
  /** Throws when the content was changed or sealed with another secret. */
  open(purpose: Purpose, sealed: Buffer): Buffer;
}

const nonceBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;

/** Keys from one secret by HKDF. What is sealed begins with the id of its key, so that a changed secret is told from damage. */
export function deriveKeys(secret: string): Keys {
  const made = new Map<Purpose, Buffer>();

  function derive(purpose: Purpose): Buffer {
    let key = made.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', secret, '', `shop/${purpose}`, 32));
      made.set(purpose, key);
    }
    return key;
  }

  function keyIdOf(purpose: Purpose): Buffer {
    return createHmac('sha256', derive(purpose)).update('key id').digest().subarray(0, keyIdBytes);
  }

  return {
    derive,
    hash: (purpose, text) => createHmac('sha256', derive(purpose)).update(text).digest('base64url'),
    seal(purpose, content) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', derive(purpose), nonce);
      const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([keyIdOf(purpose), nonce, cipher.getAuthTag(), encrypted]);
    },
    open(purpose, sealed) {
      const [keyId, nonce, tag, encrypted] = cut(sealed, keyIdBytes, nonceBytes, tagBytes);
      if (!keyId?.equals(keyIdOf(purpose))) throw new Error('sealed with another APP_SECRET');
      const decipher = createDecipheriv('aes-256-gcm', derive(purpose), nonce as Buffer, { authTagLength: tagBytes });
      decipher.setAuthTag(tag as Buffer);
      return Buffer.concat([decipher.update(encrypted as Buffer), decipher.final()]);
    },
  };
}

function cut(bytes: Buffer, ...lengths: number[]): Buffer[] {
  const [length, ...rest] = lengths;
  return length === undefined ? [bytes] : [bytes.subarray(0, length), ...cut(bytes.subarray(length), ...rest)];
}
