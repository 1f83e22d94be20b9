import { type TimelineFacts, type TimelineStep, timelineOf } from '@shop/contract/order-timeline';
import type { Language } from '../../db/schema/identity.ts';
import type { Order } from '../../db/schema/orders.ts';
import { momentText } from '../../documents/date-text.ts';
import type { Block } from '../mail/letter-service.ts';
import { type MailWords, mailWords } from './mail-words.ts';

/** The order's row as the one function reads it that also draws the way of an order in the account. */
function timelineFacts(order: Order): TimelineFacts {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    status: order.status,
    needsOriginal: order.prescriptionFormat === 'physical',
    isPaidAtPickup: order.paymentMethod === 'pickup',
    isPickup: order.shippingType === 'selfPickUp',
    orderedAt: iso(order.createdAt),
    confirmedAt: iso(order.confirmedAt),
    verifiedAt: iso(order.prescriptionVerifiedAt),
    originalReceivedAt: iso(order.originalReceivedAt),
    paidAt: iso(order.paidAt),
    sentAt: iso(order.readyForPickupAt),
    // The row does not keep these; whoever tells them has the record beside it.
    completedAt: null,
    endedAt: null,
  };
}

/** What of an order is done and what it waits for, as lines of a letter. What is still ahead is left out. */
export function progressBlocks(say: MailWords, { order, language }: { order: Order; language: Language }): Block[] {
  const rows = timelineOf(timelineFacts(order)).flatMap((step) => {
    const value = stageText(say, step, language);
    return value ? [{ label: stageName(say, step), value }] : [];
  });
  return [
    { kind: 'heading', level: 2, text: say.progress },
    { kind: 'rows', rows },
  ];
}

/** The same in one line for `npm run order`, as the patient sees it. */
export function progressLine(order: Order): string {
  const say = mailWords.en;
  const told = timelineOf(timelineFacts(order)).filter(({ state }) => state !== 'ahead');
  return told.map((step) => [stageName(say, step), stageText(say, step, 'en')].filter(Boolean).join(': ')).join(' · ');
}

function stageName({ timeline }: MailWords, { name }: TimelineStep): string {
  return timeline[name].replaceAll('\u00ad', '');
}

function stageText({ timeline, moment }: MailWords, step: TimelineStep, language: Language): string | null {
  const time = step.at && moment({ moment: momentText(new Date(step.at), language) });
  if (step.note === 'sent') return time && timeline.note.sent({ time });
  if (step.note) return timeline.note[step.note];
  return time ?? (step.state === 'done' ? timeline.done : null);
}
