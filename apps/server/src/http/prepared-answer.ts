import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = {
  br: (bytes: Buffer, isForEverybody: boolean) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: isForEverybody ? 10 : 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 7 }),
  identity: async (bytes: Buffer) => bytes,
};

type Encoding = keyof typeof compressors;

/** What an answer is made of when it is not JSON. */
interface Medium {
  type: string;
  /** False for what is compressed already, like most images. */
  isCompressible?: boolean;
  /** True for what every visitor waits for and what changes rarely: twenty times the effort, begun at once, saves a tenth. */
  isForEverybody?: boolean;
  headers?: Record<string, string>;
}

const json: Medium = { type: 'application/json; charset=utf-8' };

/**
 * An answer that many people get: serialised once, compressed once per encoding, and answered with 304 to those who
 * have it. For a long list that costs more than all the rest of the request.
 */
export class PreparedAnswer {
  readonly size: number;
  private readonly bytes: Buffer;
  private readonly medium: Medium;
  private readonly hash: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  /** Without a medium the body becomes JSON. */
  constructor(body: unknown);
  constructor(body: string | Buffer, medium: Medium);
  constructor(body: unknown, medium: Medium = json) {
    this.bytes = medium === json ? Buffer.from(JSON.stringify(body)) : Buffer.from(body as string | Buffer);
    this.medium = medium;
    this.size = this.bytes.length;
    this.hash = createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22);
    if (medium.isForEverybody) void this.as('br');
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { type, isCompressible = true, headers = {} } = this.medium;
    const encoding = isCompressible ? bestEncoding(request.headers['accept-encoding']) : 'identity';
    const etag = `"${this.hash}-${encoding}"`;
    // What the route says about keeping it counts more than what is usual for the medium.
    const told = reply.getHeader('cache-control');
    reply.headers({ ...headers, ...(told !== undefined && { 'cache-control': told }), etag });
    if (isCompressible) reply.header('vary', 'Accept-Encoding');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (isAmong(request.headers['if-none-match'], etag)) return reply.code(304).send();

    // First the bytes, then the word about them: whoever waits for too long is answered with something else.
    const bytes = await this.as(encoding);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(type).send(bytes);
  }

  private as(encoding: Encoding): Promise<Buffer> {
    let bytes = this.encoded.get(encoding);
    if (!bytes) {
      bytes = compressors[encoding](this.bytes, this.medium.isForEverybody ?? false);
      this.encoded.set(encoding, bytes);
      // A failure is not kept: the next one tries again.
      bytes.catch(() => this.encoded.delete(encoding));
    }
    return bytes;
  }
}

function bestEncoding(accepted: string | undefined): Encoding {
  const wanted = new Set<string>();
  for (const entry of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) wanted.add(name);
  }
  return (['br', 'gzip'] as const).find((encoding) => wanted.has(encoding)) ?? 'identity';
}

function isAmong(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
