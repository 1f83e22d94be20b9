import { evidenceOf } from '@shop/contract/desk/evidence';
import { type TimelineFacts, type TimelineStep, timelineOf, timesOfSteps } from '@shop/contract/order-timeline';
import type { Language } from '../../db/schema/identity.ts';
import type { Order, OrderEvent } from '../../db/schema/orders.ts';
import { momentText } from '../../documents/date-text.ts';
import type { Block } from '../mail/letter-service.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import { laterWayOf } from './order-ways.ts';

/**
 * The order's row as the one function reads it that also draws the way of an order in the account. What only its record
 * keeps is told where that is at hand.
 */
function timelineFacts(order: Order, events: readonly OrderEvent[] = []): TimelineFacts {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const later = laterWayOf(events);
  const times = timesOfSteps(events.flatMap(({ status, at }) => (status ? [{ status, at: at.toISOString() }] : [])));
  return {
    status: order.status,
    needsOriginal: evidenceOf(order) === 'paper',
    isPaidAtPickup: order.paymentMethod === 'pickup',
    way: order.shippingType,
    orderedAt: iso(order.createdAt),
    confirmedAt: iso(order.confirmedAt),
    verifiedAt: iso(order.prescriptionVerifiedAt),
    originalReceivedAt: iso(order.originalReceivedAt),
    paidAt: iso(order.paidAt),
    preparedAt: iso(order.preparedAt),
    releasedAt: iso(order.releasedAt),
    nobodyThereAt: iso(later.nobodyThereAt),
    sentAgainAt: iso(later.sentAgainAt),
    sentAt: times.sentAt ?? iso(order.readyForPickupAt),
    completedAt: times.completedAt,
    endedAt: times.endedAt,
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
export function progressLine(order: Order, events: readonly OrderEvent[]): string {
  const say = mailWords.en;
  const told = timelineOf(timelineFacts(order, events)).filter(({ state }) => state !== 'ahead');
  return told.map((step) => [stageName(say, step), stageText(say, step, 'en')].filter(Boolean).join(': ')).join(' · ');
}

function stageName({ timeline }: MailWords, { name }: TimelineStep): string {
  return timeline[name].replaceAll('\u00ad', '');
}

function stageText({ timeline, moment }: MailWords, step: TimelineStep, language: Language): string | null {
  const time = step.at && moment({ moment: momentText(new Date(step.at), language) });
  if (step.note === 'sent') return time && timeline.note.sent({ time });
  if (step.note) return [timeline.note[step.note], time].filter(Boolean).join(' · ');
  return time ?? (step.state === 'done' ? timeline.done : null);
}
