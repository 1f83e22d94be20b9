import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import { countUp, type Limit } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import type { Language } from '../../db/schema/identity.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { Keys } from '../../keys.ts';
import { lettersKeptSince } from '../../retention.ts';
import { visible } from '../mail/letter-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { recordWithdrawal } from '../orders/order-service.ts';
import { type Declaration, noteMail, receiptMail } from './withdrawal-mails.ts';
import { deleteWithdrawalsBefore, insertWithdrawal } from './withdrawal-queries.ts';

export interface WithdrawalParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  /** Where the shop is found from outside, for links in mails; null while nobody has said so. */
  shopUrl: string | null;
  /** Off for load tests: then all come from one address. What protects an inbox is never off. */
  hasRateLimits: boolean;
}

const hour = 60 * 60;
const fromOneNetwork = 20;
/** Whoever declares one does so once or twice; nobody's inbox is filled by somebody else. */
const receiptsAnHour = 5;

/**
 * Takes a declaration of withdrawal (§ 356a BGB), whoever makes it and whether or not there is such an order: what it is
 * worth is for the pharmacy to decide. What was declared, its receipt and the note to the pharmacy are kept together or
 * not at all. Gives the time at which it came in.
 */
export async function receiveWithdrawal(
  parts: WithdrawalParts,
  given: Declaration,
  { network, language }: { network: string; language: Language },
): Promise<Date> {
  const declaration = legible(given);
  const { db, keys, config, shopUrl } = parts;
  if (parts.hasRateLimits) await take(parts, `withdrawals from ${nameOf(keys, network)}`, fromOneNetwork);
  await take(parts, `withdrawals to ${nameOf(keys, declaration.email)}`, receiptsAnHour);

  const receivedAt = parts.clock.now();
  await db.transaction(async (tx) => {
    const orderId = await recordWithdrawal(tx, { orderCode: declaration.orderCode, now: receivedAt });
    await insertWithdrawal(tx, { ...declaration, receivedAt, orderId });
    const told = { declaration, receivedAt, config, shopUrl };
    await queueMail(tx, parts, { kind: 'withdrawal receipt', ...receiptMail(told, language) });
    if (config.email) {
      await queueMail(tx, parts, { kind: 'withdrawal note', ...noteMail(told, { isKnown: orderId !== null }) });
    }
  });
  return receivedAt;
}

export function forgetOldWithdrawals({ db }: Pick<WithdrawalParts, 'db'>, now: Date): Promise<void> {
  return deleteWithdrawalsBefore(db, lettersKeptSince(germanDay(now)));
}

/** Without characters that nobody sees: they would hide what was declared, and some of them no database keeps. */
function legible({ fullName, orderCode, products, ...rest }: Declaration): Declaration {
  const declaration = { ...rest, fullName: oneLine(fullName), orderCode: oneLine(orderCode) };
  const empty = (['fullName', 'orderCode'] as const).filter((field) => declaration[field] === '');
  if (empty.length > 0) {
    const fields = empty.map((field) => ({ path: `body.${field}`, problem: 'too_small' }));
    throw new ShopError('InvalidInput', { fields });
  }
  return { ...declaration, ...(products && { products: visible(products).trim() }) };
}

function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').trim();
}

async function take({ db, clock }: WithdrawalParts, key: string, limit: number): Promise<void> {
  const counted: Limit = { key, limit, windowSeconds: hour };
  const retryAfterSeconds = await countUp(db, counted, clock.now());
  if (retryAfterSeconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds });
}

function nameOf(keys: Keys, person: string): string {
  return keys.hash('counted names', person);
}
