import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../env.ts';
import { ShopError } from '../errors.ts';

/**
 * For a listener on loopback. A page elsewhere can give its own name the address of this machine (DNS rebinding), and its
 * visitor's browser would let it read what is here: so only the names of this machine are answered.
 */
export function refuseForeignHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isLoopback(nameIn(request.headers.host ?? ''))) throw new ShopError('NotFound');
  });
}

/** A connection from this machine has the same address at both ends. */
export function isFromThisMachine({ socket }: FastifyRequest): boolean {
  return isLoopback(plain(socket.remoteAddress)) || plain(socket.remoteAddress) === plain(socket.localAddress);
}

/** Plain IPv4, also from a dual-stack listener. */
function plain(address = ''): string {
  return address.replace(/^::ffff:/, '');
}

function nameIn(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}
