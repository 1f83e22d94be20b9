import type { FastifyInstance } from 'fastify';

/** While the shop closes, every answer is the last one of its connection: else a kept-alive one would hold it open. */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
