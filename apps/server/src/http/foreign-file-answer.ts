import type { FastifyReply } from 'fastify';

interface ForeignFile {
  mediaType: string;
  bytes: Buffer;
  /** In an `img` of our own page; otherwise it is a download. */
  isShown: boolean;
  /** What a download is called, `rezept` unless told otherwise. */
  name?: string;
}

/** Wherever it is opened, also by its address: no script, no origin, nothing fetched. */
export const lockedFilePolicy =
  "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A file that a stranger has sent. Its own name is not repeated: it could be anything, and name a patient. */
export class ForeignFileAnswer {
  private readonly file: ForeignFile;

  constructor(file: ForeignFile) {
    this.file = file;
  }

  send(reply: FastifyReply): FastifyReply {
    const { mediaType, bytes, isShown, name = 'rezept' } = this.file;
    return reply
      .type(mediaType)
      .header('content-disposition', isShown ? 'inline' : `attachment; filename="${name}"`)
      .header('content-security-policy', lockedFilePolicy)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(bytes);
  }
}
