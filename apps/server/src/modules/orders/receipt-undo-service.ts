import { type UndoReason, undoMinutes } from '@shop/contract/desk/post';
import { statusesBeforePreparation } from '@shop/contract/order-status';
import { scan as german } from '@shop/texts/messages/de/mails/scan';
import { scan as english } from '@shop/texts/messages/en/mails/scan';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { actorOf, recordAct } from '../journal/journal-service.ts';
import { isOriginalTicked } from '../prescriptions/review-service.ts';
import { recordEvent } from './order-events.ts';
import { accountLanguage, eventsOf, linesOf, updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { tell } from './order-telling.ts';
import { actOnForeign, type Colleague } from './staff-order-service.ts';

const journaledAs: Record<UndoReason, string> = {
  wrongOrder: 'receiptUndoneWrongOrder',
  notThePrescription: 'receiptUndoneNotThePrescription',
  empty: 'receiptUndoneEmpty',
};

const words = inBothLanguages(german, english);

/**
 * The wrong cover sheet was scanned: the original is not here after all. Only whoever scanned it, within ten minutes and while
 * nothing rests on it; else `InvalidState`. Both entries stay, the reason is in the journal, and the patient is told.
 */
export async function undoReceipt(
  parts: OrderParts,
  colleague: Colleague,
  { reason, ...asked }: { orderId: string; reason: UndoReason; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    const hadOriginal = await requireUndoable(tx, order, colleague, now);
    const undone = await updateOrder(tx, order.id, {
      originalReceivedAt: null,
      // An earlier original still lies in it.
      trayNumber: hadOriginal ? order.trayNumber : null,
    });
    const language = (await accountLanguage(tx, order)) ?? order.language;
    const message = words[language].undone({ code: order.code });
    const actor = actorOf(colleague);
    await recordEvent(tx, { orderId: order.id, at: now, actor, what: 'originalScanUndone', message });
    await recordAct(tx, colleague, { at: now, subject: 'order', subjectId: order.id, what: journaledAs[reason] });
    await tell(tx, parts, 'message', { order: undone, lines: await linesOf(tx, order.id), message, language });
  });
}

/** Whether an original was here before the one that was scanned last. Throws `InvalidState` where the scan stays. */
async function requireUndoable(tx: Transaction, order: Order, { id }: Colleague, now: Date): Promise<boolean> {
  const events = await eventsOf(tx, order.id);
  const receipts = events.filter(({ what }) => what === 'originalReceived');
  const last = receipts.at(-1);
  const isOwnScan = last?.byStaffId === id && now.getTime() - last.at.getTime() <= undoMinutes * 60 * 1_000;
  const isFree = statusesBeforePreparation.includes(order.status) && order.prescriptionVerifiedAt === null;
  const isHere = order.originalReceivedAt !== null;
  if (!isOwnScan || !isFree || !isHere || (await isOriginalTicked(tx, order.id))) throw new ShopError('InvalidState');
  const undone = events.filter(({ what }) => what === 'originalScanUndone').length;
  return receipts.length - undone > 1;
}
