import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../env.ts';
import { ShopError } from '../errors.ts';

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** For pages of the person at this machine. A reverse proxy also connects from loopback, hence the headers and the Host. */
export function assertLocal(request: FastifyRequest): void {
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isForwarded = forwardingHeaders.some((header) => request.headers[header] !== undefined);
  if (isForwarded || !isLoopback(address) || !isLoopback(hostname(request))) throw new ShopError('NotFound');
}

function hostname(request: FastifyRequest): string {
  return (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}
