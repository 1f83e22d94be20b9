import { mostWaitedFor } from '@shop/contract/waitlist';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { daysBefore, periods } from '../../retention.ts';
import { lockProducts } from '../catalogue/catalogue-service.ts';
import { isOrderable } from './waitlist-presenter.ts';
import {
  deleteEntriesOf,
  deleteEntry,
  deleteOldEntries,
  isRetired,
  lockPerson,
  putOnWaitlist,
  selectWaitlist,
  type WaitedFor,
} from './waitlist-queries.ts';

export interface WaitlistParts {
  db: Database;
  clock: Clock;
}

export function waitlistOf(db: Database, userId: string): Promise<WaitedFor[]> {
  return selectWaitlist(db, userId);
}

/** Who is on the list already keeps their place, also after they were told and came too late. */
export async function join({ db, clock }: WaitlistParts, userId: string, itemId: string): Promise<WaitedFor[]> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const product = (await lockProducts(tx, [itemId])).get(itemId);
    const canComeBack = product && product.priceCents !== null && !product.withdrawnAt;
    if (!canComeBack || (await isRetired(tx, product.id))) throw new ShopError('ProductsNotAvailable');
    if (isOrderable(product)) throw new ShopError('BackInStock');
    await putOnWaitlist(tx, { userId, productId: product.id, joinedAt: clock.now() });
    const entries = await selectWaitlist(tx, userId);
    if (entries.length > mostWaitedFor) throw new ShopError('WaitlistFull');
    return entries;
  });
}

export async function leave({ db }: WaitlistParts, userId: string, id: string): Promise<WaitedFor[]> {
  if (!(await deleteEntry(db, userId, id))) throw new ShopError('NotFound');
  return selectWaitlist(db, userId);
}

/** Who has ordered waits no longer. */
export async function endWait(tx: Transaction, userId: string, productIds: readonly string[]): Promise<void> {
  await deleteEntriesOf(tx, userId, productIds);
}

/** What somebody waits for says something about their health: it goes with the consent. */
export async function forgetWaitlistOf(db: Database, userId: string): Promise<void> {
  await deleteEntriesOf(db, userId);
}

export async function forgetOldWaits(db: Database, now: Date): Promise<void> {
  const { toldWaitDays, waitingDays } = periods;
  await deleteOldEntries(db, { told: daysBefore(now, toldWaitDays), joined: daysBefore(now, waitingDays) });
}

/** For the export of a person's data. */
export async function exportWaitlist(db: Database, userId: string) {
  const entries = await selectWaitlist(db, userId);
  return entries.map(({ product, joinedAt, toldAt }) => ({ name: product.title, since: joinedAt, toldAt }));
}
