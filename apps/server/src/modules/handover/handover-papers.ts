import { writtenStreet } from '@shop/contract/street';
import type { Order } from '../../db/schema/orders.ts';
import { dateText } from '../../documents/date-text.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import { draw } from '../../documents/drawing.ts';
import { ShopError } from '../../errors.ts';
import { germanDay, startOfGermanDay } from '../../german-day.ts';
import { namesOf } from '../orders/delivery-names-service.ts';
import { sellerOf } from '../orders/invoice-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { parcelsSentSince } from './dispatch-queries.ts';
import { stopsOfTour } from './tour-queries.ts';

interface List {
  title: string;
  line: string;
  columns: { title: string; share: number }[];
  rows: string[][];
  signature: string | null;
}

/** What the carrier takes along today, for the signature of whoever fetches it. */
export async function drawHandOverList(parts: OrderParts): Promise<Buffer> {
  const now = parts.clock.now();
  const words = dispensingWords.handOver;
  const sent = await parcelsSentSince(parts.db, startOfGermanDay(now));
  return drawList(parts, {
    title: words.title,
    line: words.day({ day: dateText(germanDay(now)), count: sent.length }),
    columns: [
      { title: words.order, share: 0.17 },
      { title: words.recipient, share: 0.3 },
      { title: words.place, share: 0.25 },
      { title: words.tracking, share: 0.28 },
    ],
    rows: sent.map(({ dispatch, order }) => [
      order.code,
      namesOf(order).join(', '),
      `${order.deliveryAddress.postalCode} ${order.deliveryAddress.city}`,
      dispatch.trackingNumber ?? '–',
    ]),
    signature: words.received,
  });
}

/** Where a courier stops, in the order in which one drives. Throws `NotFound`. */
export async function drawTour(parts: OrderParts, tourId: string): Promise<Buffer> {
  const words = dispensingWords.tour;
  const stops = await stopsOfTour(parts.db, tourId);
  const tour = stops[0]?.tour;
  if (!tour) throw new ShopError('NotFound');
  return drawList(parts, {
    title: words.title,
    line: words.day({ day: dateText(tour.day), courier: tour.courierName }),
    columns: [
      { title: words.recipient, share: 0.25 },
      { title: words.address, share: 0.3 },
      { title: words.phone, share: 0.2 },
      { title: words.received, share: 0.25 },
    ],
    rows: stops.map(({ order }) => [namesOf(order).join(', '), addressOf(order), order.phone, '']),
    signature: null,
  });
}

function addressOf({ deliveryAddress: to }: Order): string {
  return `${writtenStreet(to)}, ${to.postalCode} ${to.city}`;
}

function drawList({ clock, config }: OrderParts, { line, ...list }: List): Promise<Buffer> {
  return draw({
    kind: 'list',
    facts: { ...list, pharmacy: sellerOf(config), lines: [line], createdAt: clock.now() },
  });
}
