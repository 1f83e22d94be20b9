import type { ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import type { Exchange } from '../../http/callers.ts';

/** Throws `CatalogueClosed` for whoever may not see products. */
export type CatalogueDoor = (exchange: Exchange) => Promise<void>;

/**
 * Where the pharmacy shows its products only to those who have signed in (HWG § 10), strangers get nothing of them: no
 * list, no page, no picture. Staff at the desk see them too. What is answered then is for this one caller: no cache keeps it.
 */
export function catalogueDoor(app: FastifyInstance, config: Pick<ShopConfig, 'cataloguePublic'>): CatalogueDoor {
  const door: CatalogueDoor = async (exchange) => {
    if (config.cataloguePublic) return;
    exchange.reply.header('cache-control', 'private, no-store');
    if (await app.callers.patient(exchange)) return;
    if ((await app.callers.staffSession(exchange))?.stage === 'open') return;
    throw new ShopError('CatalogueClosed');
  };
  // The drawn pictures are files of the built shop; each is named after its product.
  app.addHook('onRequest', async (request, reply) => {
    if (isPictureFile(request.url)) await door({ request, reply });
  });
  return door;
}

function isPictureFile(url: string): boolean {
  if (url.startsWith('/api/')) return false;
  try {
    return /\/products(?:\/|$)/i.test(decodeURIComponent(url).split('?')[0] ?? '');
  } catch {
    return true;
  }
}
