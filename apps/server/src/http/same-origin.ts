import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../errors.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Sessions and guest carts travel in cookies, so a page elsewhere must not be able to write in a person's name: a write
 * with a foreign Origin is refused before its body is read. Clients that are no browser send neither header.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: URL | null): void {
  app.addHook('onRequest', async (request) => {
    if (!readingMethods.has(request.method) && isForeign(request, publicUrl)) throw new ShopError('ForeignOrigin');
  });
}

function isForeign(request: FastifyRequest, publicUrl: URL | null): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'cross-site';
  return publicUrl ? origin !== publicUrl.origin : origin !== `${request.protocol}://${request.host}`;
}
