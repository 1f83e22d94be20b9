import type { AdviceNote } from '@shop/contract/desk/advice';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { actorOf } from '../journal/journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { changeInside, type OrderParts } from '../orders/order-service.ts';
import { recordOnTheWay } from '../orders/order-way-service.ts';
import { type Colleague, requireForeign } from '../orders/staff-order-service.ts';
import { adviceOf } from '../prescriptions/advice-record-service.ts';
import { adviserOf, mayAdvise, settleAdvice } from './advice-service.ts';
import { type Taken, takenBy } from './taker-service.ts';
import { endDispatch, findStop, type Stop, stopsOfCourier } from './tour-queries.ts';

export interface OwnTour {
  day: string;
  stops: (Stop & { isAdviceDue: boolean; mayHandOver: boolean })[];
}

/** Where this person delivers today, with what an earlier tour left open; of other couriers nothing. */
export async function ownTour({ db, clock }: OrderParts, courier: Colleague): Promise<OwnTour> {
  const day = germanDay(clock.now());
  const stops = await stopsOfCourier(db, courier.id, day);
  const advised = await adviceOf(
    db,
    stops.map(({ order }) => order.id),
  );
  return {
    day,
    stops: stops.map((stop) => {
      const isAdviceDue = !advised.has(stop.order.id);
      return { ...stop, isAdviceDue, mayHandOver: !isAdviceDue || mayAdvise(courier) };
    }),
  };
}

export type StopEnd = ({ outcome: 'handedOver'; advice?: AdviceNote | undefined } & Taken) | { outcome: 'nobodyThere' };

/**
 * How a stop ended: handed over, which completes the order, or nobody was there, which leaves it on its way for another tour.
 * Throws `NotFound` for a stop that is not on the caller's own tour or ended on another day, and `AdviceMissing`.
 */
export async function endStop(
  parts: OrderParts,
  courier: Colleague,
  { id, end, key }: { id: string; end: StopEnd; key: string },
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const found = await findStop(tx, id);
    if (found?.tour.courierId !== courier.id) throw new ShopError('NotFound');
    if (found.tour.day !== germanDay(now) && found.dispatch.outcome !== null) throw new ShopError('NotFound');
    const order = await requireForeign(tx, courier, found.order.id);
    if (!(await isFirst(tx, { staffId: courier.id, key, now }))) return;
    // Read again: whoever held the order meanwhile may have ended it.
    const stop = await findStop(tx, id);
    if (order.status !== 'shipped' || stop?.dispatch.outcome !== null) throw new ShopError('InvalidState');
    const actor = actorOf(courier);
    const ended = { outcome: end.outcome, endedAt: now, endedByName: courier.name };
    if (end.outcome === 'nobodyThere') {
      await endDispatch(tx, id, ended);
      await recordOnTheWay(tx, parts, { order, actor, what: 'notDelivered', notice: 'nobodyThere', now });
      return;
    }
    const advised = await settleAdvice(tx, parts, { order, colleague: courier, advice: end.advice, now });
    const handed = { ...takenBy(order, end), advisedBy: adviserOf(advised) };
    await endDispatch(tx, id, { ...ended, ...handed });
    await changeInside(tx, parts, { orderId: order.id, actor, action: { name: 'complete' }, seen: {}, now });
  });
}
