import type { FastifyReply } from 'fastify';

/** A permanent redirect, but not cached: an editor may change the address again. */
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
