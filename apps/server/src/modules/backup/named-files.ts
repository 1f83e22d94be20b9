import { webcrypto } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import type { SealedFiles } from '../../storage/sealed-files.ts';
import type { Sealing } from '../../storage/sealing.ts';

/** A row that says: in the store lies this file. */
export interface NamedFile {
  table: string;
  /** As the store knows it. */
  name: string;
  sizeBytes: number;
  /** SHA-256 in hex; null in rows from before it was kept. */
  contentHash: string | null;
}

/** The tables whose rows name files. A new one is added here, or no backup notices that its files are missing. */
const tables = ['prescription_files', 'batch_certificates'];

/** By JSON, because a backup may come from a version whose tables lack a column, or are not there at all. */
export async function listNamedFiles(db: Database | Transaction): Promise<NamedFile[]> {
  const found: NamedFile[] = [];
  for (const table of tables) {
    const { rows: there } = await db.execute(sql`select 1 where to_regclass(${`public.${table}`}) is not null`);
    if (there.length === 0) continue;
    const { rows } = await db.execute<{ key: string; size: string; hash: string | null }>(sql`
      select coalesce(kept ->> 'object_key', kept ->> 'key') as key, kept ->> 'size_bytes' as size,
        kept ->> 'content_hash' as hash
      from (select to_jsonb(named) as kept from ${sql.identifier(table)} as named) as named
      where coalesce(kept ->> 'stored_at', kept ->> 'attached_at') is not null
      order by key
    `);
    found.push(
      ...rows.map(({ key, size, hash }) => ({
        table,
        name: `prescriptions/${key}`,
        sizeBytes: Number(size),
        contentHash: hash,
      })),
    );
  }
  return found;
}

/** A sentence's end, `prescriptions/… of batch_certificates: is missing`; null when the file is what its row says. */
export async function complaintAbout(
  { table, name, sizeBytes, contentHash }: NamedFile,
  sealed: Buffer | null,
  sealing: Sealing | null,
): Promise<string | null> {
  const what = await problemOf();
  return what && `${name} of ${table} ${what}`;

  async function problemOf(): Promise<string | null> {
    if (!sealed) return 'is missing';
    // Without the secret only its length tells: sealing adds to it.
    if (!sealing) return sealed.length > sizeBytes ? null : 'is cut off';
    let bytes: Buffer;
    try {
      bytes = sealing.open(name, sealed);
    } catch (error) {
      return `cannot be opened (${(error as Error).message})`;
    }
    if (bytes.length !== sizeBytes) return `has ${bytes.length} bytes instead of ${sizeBytes}`;
    return contentHash === null || (await hashOf(bytes)) === contentHash
      ? null
      : 'has another content than its row says';
  }
}

/** Every row that names a file, compared with the file: how many, and what is wrong with which. */
export async function compareNamedFiles(
  db: Database | Transaction,
  files: SealedFiles,
  sealing: Sealing | null,
): Promise<{ count: number; complaints: string[] }> {
  const named = await listNamedFiles(db);
  const complaints: string[] = [];
  for (const file of named) {
    const complaint = await complaintAbout(file, await files.read(file.name), sealing);
    if (complaint) complaints.push(complaint);
  }
  return { count: named.length, complaints };
}

/** So many at a terminal, and how many more. */
export function listOf(complaints: string[], shown = 20): string {
  const more = complaints.length - shown;
  return [...complaints.slice(0, shown), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** Off the main thread: ten megabytes take their time. */
async function hashOf(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}
