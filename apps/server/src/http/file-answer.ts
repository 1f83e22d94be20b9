import type { FastifyReply } from 'fastify';

/** An answer that is a file to keep, not JSON. Never shown in place, never kept by anybody on the way. */
export class FileAnswer {
  private readonly file: { name: string; mediaType: string; bytes: Buffer };

  constructor(file: { name: string; mediaType: string; bytes: Buffer }) {
    this.file = file;
  }

  send(reply: FastifyReply): FastifyReply {
    const { name, mediaType, bytes } = this.file;
    return reply
      .type(mediaType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(bytes);
  }
}
