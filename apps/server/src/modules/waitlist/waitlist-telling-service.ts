import type { Unit } from '@shop/contract/quantity';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { FastifyBaseLogger } from 'fastify';
import type { Changes } from '../../db/changes.ts';
import type { Transaction } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { lockProductsToSell, type ProductForSale } from '../catalogue/catalogue-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { waitlistMail } from './waitlist-mail.ts';
import { isOrderable } from './waitlist-presenter.ts';
import { countTold, productsBackInStock, takeNextInTurn } from './waitlist-queries.ts';
import type { WaitlistParts } from './waitlist-service.ts';

interface TellingParts extends WaitlistParts {
  keys: Keys;
  config: ShopConfig;
  shopAt(): string | null;
}

/** For so long whoever was told counts as somebody who will order; then the next one is told of what is still free. */
const turnMs = 24 * 60 * 60 * 1_000;

/** What one person is expected to order, where the smallest order is less (decision 55). */
const expectedUnits: Record<Unit, number> = { gram: 10, milliliter: 10, pack: 1 };

/** Tells those whose turn it is, product by product. Any number of processes may look at once. */
export async function tellWaiting(parts: TellingParts, now: Date): Promise<void> {
  for (const productId of await productsBackInStock(parts.db)) {
    await parts.db.transaction((tx) => tellNext(tx, parts, productId, now));
  }
}

/**
 * The product's row is held until the mails are written: nobody buys the last of it meanwhile, so nobody is told for nothing,
 * and another process that looks at the same time finds them told.
 */
async function tellNext(tx: Transaction, parts: TellingParts, productId: string, now: Date): Promise<void> {
  const product = (await lockProductsToSell(tx, [productId])).get(productId);
  if (!product || !isOrderable(product)) return;
  const underWay = await countTold(tx, productId, new Date(now.getTime() - turnMs));
  const most = peopleServed(product) - underWay;
  if (most <= 0) return;
  const mailed = { config: parts.config, shopUrl: parts.shopAt() };
  for (const next of await takeNextInTurn(tx, { productId, most, now })) {
    await queueMail(tx, parts, { kind: 'waitlist', ...waitlistMail(mailed, next) });
  }
}

/** As many as the free stock serves; one where it is less than a person is expected to order. */
function peopleServed({ stockUnits, minOrderQuantity, unit }: ProductForSale): number {
  return Math.max(1, Math.floor(stockUnits / Math.max(minOrderQuantity, expectedUnits[unit])));
}

const soonMs = 1_000;

/** Looks shortly after the catalogue or the stock has changed; what follows from time alone, housekeeping finds. */
export function runWaitlist(parts: TellingParts & { changes: Changes; log: Pick<FastifyBaseLogger, 'error'> }): {
  stop(): Promise<void>;
} {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let round = Promise.resolve();

  parts.changes.on('catalogue_changed', () => {
    if (timer || isStopped) return;
    timer = setTimeout(() => {
      timer = null;
      round = round
        .then(() => tellWaiting(parts, parts.clock.now()))
        .catch((error) => parts.log.error({ err: error }, 'the waitlist could not be read'));
    }, soonMs).unref();
  });

  return {
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await round;
    },
  };
}
