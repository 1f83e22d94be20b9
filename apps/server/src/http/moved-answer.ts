import type { FastifyReply } from 'fastify';

/** What was asked for has another address for good. Asked again each time, because an editor may change it once more. */
export class MovedAnswer {
  private readonly to: string;

  /** @param to a path of this shop, encoded as it stands in an address */
  constructor(to: string) {
    this.to = to;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply.header('cache-control', 'no-cache').redirect(this.to, 301);
  }
}
