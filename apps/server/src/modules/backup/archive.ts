import { createHash } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** A compressed tar that is read while it is written. `add` waits for the reader. */
export function createArchive() {
  const tar = pack();
  const digest = createHash('sha256');
  // An error reaches the reader as the end of a broken stream.
  const stream: Readable = pipeline(tar, createGzip(), () => {});

  function add(name: string, bytes: Buffer): Promise<void> {
    digest.update(digestible({ name, bytes }));
    return new Promise((resolve, reject) => {
      tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  return {
    stream,
    add,
    /** Over all that was added so far. */
    digest: () => digest.copy().digest('hex'),
    finish: () => tar.finalize(),
    abort: (error: Error) => tar.destroy(error),
  };
}
export type Archive = ReturnType<typeof createArchive>;

/** The entries in their order, each whole in memory: tables come in pieces, and no file is larger than an upload may be. */
export async function* readArchive(stream: Readable): AsyncGenerator<ArchiveEntry> {
  const entries = pipeline(stream, createGunzip(), extract(), () => {});
  for await (const entry of entries) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    yield { name: entry.header.name, bytes: Buffer.concat(pieces) };
  }
}

/** Name and length go along, so that no two lists of entries have the same bytes. */
export function digestible({ name, bytes }: ArchiveEntry): Buffer {
  return Buffer.concat([Buffer.from(`${name}\n${bytes.length}\n`), bytes]);
}
