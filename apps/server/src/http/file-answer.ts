import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface AnswerFile {
  name: string;
  mediaType: string;
  /** What is large comes as a stream; an answer that breaks off is seen to do so. */
  bytes: Buffer | Readable;
}

/** An answer that is a file to keep, not JSON. Never shown in place, never kept by anybody on the way. */
export class FileAnswer {
  private readonly file: AnswerFile;

  constructor(file: AnswerFile) {
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
