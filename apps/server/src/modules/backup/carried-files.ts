import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** SHA-256 of a file as it is stored: once it is sealed anew it is another file. */
export function hashOfFile(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Files of the shop that lie beside its backups in one folder, each of them once, so that a night carries only what is new.
 * They are encrypted with a key that the backups alone hold: who has the passphrase of one of them can read them.
 */
export class CarriedFiles {
  readonly folder: string;
  private readonly key: Buffer;
  /** Under what the lists of the backups name them. */
  readonly place: string;

  constructor(backups: string, key: Buffer = randomBytes(32)) {
    this.key = key;
    this.place = `files-${createHash('sha256').update('place').update(key).digest('hex').slice(0, 12)}`;
    this.folder = path.join(backups, this.place);
  }

  get keyText(): string {
    return this.key.toString('base64');
  }

  /** The hashes of those that are as they were written. A damaged one is removed here, so that it is carried again. */
  async findWhole(): Promise<string[]> {
    const whole: string[] = [];
    const now = new Date();
    for (const hash of await readdir(this.folder).catch(() => [])) {
      if (!/^[0-9a-f]{64}$/.test(hash)) continue;
      if (await this.read(hash)) {
        whole.push(hash);
        // In use again: what removes old ones looks at the time.
        await utimes(this.fileOf(hash), now, now);
      } else await rm(this.fileOf(hash), { force: true });
    }
    return whole;
  }

  /** Null when it is not there, or not as it was written. */
  async read(hash: string): Promise<Buffer | null> {
    const bytes = await readFile(this.fileOf(hash)).catch(() => null);
    if (!bytes || bytes.length < nonceBytes + tagBytes) return null;
    const decipher = createDecipheriv(cipher, this.key, bytes.subarray(0, nonceBytes));
    decipher.setAAD(Buffer.from(hash));
    decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, bytes.length - tagBytes)), decipher.final()]);
    } catch {
      return null;
    }
  }

  async put(bytes: Buffer): Promise<string> {
    const hash = hashOfFile(bytes);
    const nonce = randomBytes(nonceBytes);
    const encryption = createCipheriv(cipher, this.key, nonce).setAAD(Buffer.from(hash));
    const encrypted = [nonce, encryption.update(bytes), encryption.final(), encryption.getAuthTag()];
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = `${this.fileOf(hash)}.${randomUUID()}.unfinished`;
    try {
      const file = await open(draft, 'wx', 0o600);
      await file
        .writeFile(Buffer.concat(encrypted))
        .then(() => file.sync())
        .finally(() => file.close());
      await rename(draft, this.fileOf(hash));
    } finally {
      await rm(draft, { force: true });
    }
    return hash;
  }

  private fileOf(hash: string): string {
    return path.join(this.folder, hash);
  }
}
