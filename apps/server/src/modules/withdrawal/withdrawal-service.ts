import type { ParsedInput } from '@shop/contract/endpoint';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { declareWithdrawal } from '@shop/contract/withdrawal';
import { lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { countOld, type OldRows } from '../../db/old-rows.ts';
import type { Database } from '../../db/pool.ts';
import type { Language } from '../../db/schema/identity.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { Keys } from '../../keys.ts';
import { lettersKeptSince } from '../../retention.ts';
import { visible } from '../mail/letter-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { recordWithdrawal } from '../orders/withdrawn-order-service.ts';
import { removeRecords } from '../records/removal-service.ts';
import { isRepeated, mayNotifyPharmacy, maySendReceipt } from './withdrawal-limits.ts';
import { noteMail, receiptMail } from './withdrawal-mails.ts';
import { deleteWithdrawalsBefore, insertWithdrawal } from './withdrawal-queries.ts';

export interface WithdrawalParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  /** Where the shop is found from outside, for links in mails; null while nobody has said so. */
  shopAt(): string | null;
  /** Off for load tests, where all requests come from one address. What protects an inbox is never off. */
  hasRateLimits: boolean;
}

type Declaration = ParsedInput<typeof declareWithdrawal>['body'];

/**
 * Takes a declaration of withdrawal (§ 356a BGB), whoever makes it, however often, and whether or not there is such an order:
 * what it is worth is for the pharmacy to decide. What was declared and its mails are kept together or not at all; mails
 * that are too many wait and are sent together. Gives the time at which it came in.
 */
export async function receiveWithdrawal(
  parts: WithdrawalParts,
  given: Declaration,
  { network, language }: { network: string; language: Language },
): Promise<Date> {
  const declaration = legible(given);
  const { fullName, orderCode, email, scope, products } = declaration;
  const receivedAt = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    if (await isRepeated(tx, parts, [fullName, orderCode, email, scope, products ?? ''])) return;
    const order = await recordWithdrawal(tx, { orderCode, email, scope, now: receivedAt });
    const isProven = order?.isOwnAddress ?? false;
    const declared = { email, network, provenOrderId: order && isProven ? order.id : null };
    const isReceipted = await maySendReceipt(tx, parts, declared);
    const isNoted = parts.config.email !== '' && (await mayNotifyPharmacy(tx, parts, declared));

    const withdrawal = await insertWithdrawal(tx, {
      ...declaration,
      receivedAt,
      language,
      orderId: order?.id ?? null,
      isProven,
      receiptedAt: isReceipted ? receivedAt : null,
      notedAt: isNoted ? receivedAt : null,
    });
    const told = { withdrawals: [withdrawal] as const, config: parts.config, shopUrl: parts.shopAt() };
    if (isReceipted) await queueMail(tx, parts, { kind: 'withdrawal receipt', ...receiptMail(told, language) });
    if (isNoted) await queueMail(tx, parts, { kind: 'withdrawal note', ...noteMail(told) });
  });
  return receivedAt;
}

export function forgetOldWithdrawals({ db }: { db: Database }, now: Date, today = germanDay(now)): Promise<void> {
  return removeRecords(db, { reason: 'retention', at: now }, (tx) =>
    deleteWithdrawalsBefore(tx, lettersKeptSince(today)),
  );
}

export function oldWithdrawals(db: Database, today: string): Promise<OldRows> {
  const where = lt(withdrawals.receivedAt, lettersKeptSince(today));
  return countOld(db, { table: withdrawals, from: withdrawals.receivedAt, where });
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
