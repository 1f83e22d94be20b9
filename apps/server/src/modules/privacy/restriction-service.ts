import type { Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { freeAccount, type KnownPerson, lockPerson, restrictAccount } from '../identity/person-service.ts';
import { freeOrdersOf, restrictOrdersOf, unsettledOrdersOf } from '../orders/order-restriction-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { updateRequest } from './privacy-queries.ts';
import { type Asked, actOnRequest, close, journal, requireOpen, tell } from './privacy-service.ts';

/**
 * Puts all that is stored about the person out of sight. Refuses with `OrdersUnsettled` while an order of theirs is open, owes
 * money to one side or the other, or has an open withdrawal: what was agreed is carried out or ended first (decision 65).
 */
export async function restrict(parts: OwnOrderParts, colleague: Colleague, asked: Asked): Promise<void> {
  await actOnRequest(parts, colleague, asked, async (tx, { request, now }) => {
    requireOpen(request, 'restriction');
    // An order that comes in at this moment waits, and is refused afterwards.
    const { userId } = await requirePerson(tx, request.userId);
    const codes = await unsettledOrdersOf(tx, userId);
    if (codes.length > 0) throw new ShopError('OrdersUnsettled', { codes: codes.join(', ') });
    await restrictAccount(tx, userId, now);
    await restrictOrdersOf(tx, userId, now);
    await close(tx, colleague, { request, now, outcome: 'done' });
    await journal(tx, colleague, { id: request.id, what: 'privacyRestricted', now });
    await tell(tx, parts, request, { kind: 'restricted' });
  });
}

/** Tells the person that the restriction will end. Refuses with `InvalidState` where none is in force. */
export async function announceLift(
  parts: OwnOrderParts,
  colleague: Colleague,
  { reason, ...asked }: Asked & { reason: string },
): Promise<void> {
  await actOnRequest(parts, colleague, asked, async (tx, { request, now }) => {
    const { restrictedAt } = await requirePerson(tx, request.userId);
    const isInForce = request.kind === 'restriction' && request.outcome === 'done' && restrictedAt !== null;
    if (!isInForce || request.liftAnnouncedAt) throw new ShopError('InvalidState');
    await updateRequest(tx, request.id, { liftAnnouncedAt: now, liftReason: reason });
    await journal(tx, colleague, { id: request.id, what: 'privacyLiftAnnounced', now });
    await tell(tx, parts, request, { kind: 'liftAnnounced', reason });
  });
}

/** Ends a restriction, after the person was told (DSGVO Art. 18 (3)); else `InvalidState`. */
export async function lift(parts: OwnOrderParts, colleague: Colleague, asked: Asked): Promise<void> {
  await actOnRequest(parts, colleague, asked, async (tx, { request, now }) => {
    const { userId } = await requirePerson(tx, request.userId);
    if (!request.liftAnnouncedAt || request.liftedAt) throw new ShopError('InvalidState');
    await freeAccount(tx, userId);
    await freeOrdersOf(tx, userId);
    await updateRequest(tx, request.id, { liftedAt: now, liftedByName: colleague.name });
    await journal(tx, colleague, { id: request.id, what: 'privacyLifted', now });
    await tell(tx, parts, request, { kind: 'lifted' });
  });
}

async function requirePerson(tx: Transaction, userId: string | null): Promise<KnownPerson> {
  const person = userId === null ? null : await lockPerson(tx, userId);
  if (!person) throw new ShopError('InvalidState');
  return person;
}
