import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 7 }),
  identity: async (bytes: Buffer) => bytes,
};

type Encoding = keyof typeof compressors;

/**
 * A JSON answer that many people get: written once, compressed once per encoding, and not sent at all to those who have
 * it. Writing and compressing a list anew costs more than everything else about the request together.
 */
export class PreparedAnswer {
  private readonly bytes: Buffer;
  private readonly hash: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(body: unknown) {
    this.bytes = Buffer.from(JSON.stringify(body));
    this.hash = createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const etag = `"${this.hash}-${encoding}"`;
    reply.header('vary', 'Accept-Encoding').header('etag', etag).header('cache-control', 'no-cache');
    if (isAmong(request.headers['if-none-match'], etag)) return reply.code(304).send();

    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await this.as(encoding));
  }

  private as(encoding: Encoding): Promise<Buffer> {
    let bytes = this.encoded.get(encoding);
    if (!bytes) {
      bytes = compressors[encoding](this.bytes);
      this.encoded.set(encoding, bytes);
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
