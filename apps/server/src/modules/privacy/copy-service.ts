import type { Readable } from 'node:stream';
import { ShopError } from '../../errors.ts';
import { jsonFile } from '../../http/zip-files.ts';
import { cartOf } from '../cart/cart-service.ts';
import { openDataExport } from '../identity/data-export-service.ts';
import { exportOrders } from '../orders/order-retention-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { exportWaitlist } from '../waitlist/waitlist-service.ts';
import { findRequest, requestsOf, updateRequest } from './privacy-queries.ts';
import { type Asked, actOnRequest, close, journal, requireOpen, tell } from './privacy-service.ts';

export type ExportData = (of: { userId: string }) => Promise<Readable>;

/** All that any module has stored about a person, for themselves and for whoever answers their request: one file for both. */
export function openPersonalCopy(parts: OwnOrderParts): ExportData {
  const { db } = parts;
  return openDataExport({
    ...parts,
    others: [
      async function* (userId) {
        yield jsonFile('warenkorb.json', await cartOf(db, userId));
        yield jsonFile('benachrichtigungen.json', await exportWaitlist(db, userId));
        yield jsonFile('anfragen.json', (await requestsOf(db, userId)).map(exported));
      },
      (userId) => exportOrders(parts, userId),
    ],
  });
}

type Row = Awaited<ReturnType<typeof requestsOf>>[number];

function exported({
  kind,
  channel,
  receivedOn,
  dueOn,
  extensionReason,
  outcome,
  closedAt,
  refusalReason,
  changes,
}: Row) {
  return { kind, channel, receivedOn, dueOn, extensionReason, outcome, closedAt, refusalReason, changes };
}

/** The file for a colleague who hands it over. On record before its first byte leaves. */
export async function takeCopy(
  parts: OwnOrderParts & { exportData: ExportData },
  colleague: Colleague,
  asked: Asked,
): Promise<Readable> {
  await actOnRequest(parts, colleague, asked, async (tx, { request, now }) => {
    requireOpen(request, 'copy');
    if (request.userId === null) throw new ShopError('InvalidState');
    await updateRequest(tx, request.id, { copyTakenAt: now });
    await journal(tx, colleague, { id: request.id, what: 'privacyCopyTaken', now });
  });
  // Asked again with the same key, it is the same person's file.
  const userId = (await findRequest(parts.db, asked.id))?.request.userId;
  if (!userId) throw new ShopError('InvalidState');
  return parts.exportData({ userId });
}

/** The copy waits in the account, or was handed over. Refuses with `InvalidState` to hand over what nobody has taken. */
export async function answerWithCopy(
  parts: OwnOrderParts,
  colleague: Colleague,
  { how, ...asked }: Asked & { how: 'account' | 'handed' },
): Promise<void> {
  await actOnRequest(parts, colleague, asked, async (tx, { request, now }) => {
    requireOpen(request, 'copy');
    if (request.userId === null || (how === 'handed' && !request.copyTakenAt)) throw new ShopError('InvalidState');
    await close(tx, colleague, { request, now, outcome: 'done' });
    await journal(tx, colleague, { id: request.id, what: 'privacyCopyGiven', now, detail: { how } });
    if (how === 'account') await tell(tx, parts, request, { kind: 'copyReady' });
  });
}
