import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface AnswerFile {
  name: string;
  mediaType: string;
  /** Large files are streamed; an answer that breaks off is recognised as incomplete. */
  bytes: Buffer | Readable;
}

/** A download instead of JSON: never shown in the page, never cached on the way. */
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
