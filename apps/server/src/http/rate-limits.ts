import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors.ts';
import { networkOf } from './network.ts';
import { staticRoute } from './static-files.ts';

/** Far more than a person clicks. Calls with something to guess have limits of their own. */
const requestsPerMinute = 600;

export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    // Static files cost next to nothing, and a page asks for many at once. The route tells, not the address as it was
    // spelt: `/%61pi/…` and `http://host/api/…` reach the same one.
    allowList: (request) => request.routeOptions.url === staticRoute,
    errorResponseBuilder: (_request, { ttl }) =>
      new ShopError('TooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
