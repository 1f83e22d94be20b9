import { dateText } from '../../documents/date-text.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import { draw } from '../../documents/drawing.ts';
import { germanDay, startOfGermanDay } from '../../german-day.ts';
import { sellerOf } from '../orders/invoice-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { parcelsSentSince } from './dispatch-queries.ts';

/** What the carrier takes along today, for the signature of whoever fetches it. */
export async function drawHandOverList({ db, clock, config }: OrderParts): Promise<Buffer> {
  const now = clock.now();
  const words = dispensingWords.handOver;
  const sent = await parcelsSentSince(db, startOfGermanDay(now));
  return draw({
    kind: 'list',
    facts: {
      pharmacy: sellerOf(config),
      title: words.title,
      lines: [words.day({ day: dateText(germanDay(now)), count: sent.length })],
      columns: [
        { title: words.order, share: 0.17 },
        { title: words.recipient, share: 0.3 },
        { title: words.place, share: 0.25 },
        { title: words.tracking, share: 0.28 },
      ],
      rows: sent.map(({ dispatch, order: { code, deliveryAddress } }) => [
        code,
        deliveryAddress.fullName,
        `${deliveryAddress.postalCode} ${deliveryAddress.city}`,
        dispatch.trackingNumber ?? '–',
      ]),
      signature: words.received,
      createdAt: now,
    },
  });
}
