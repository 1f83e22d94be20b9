import type { OrderEvent } from '../../db/schema/orders.ts';

/** Where an order is after its first way out of the house failed; both null while it has not. */
export function laterWayOf(events: readonly Pick<OrderEvent, 'what' | 'at'>[]): {
  nobodyThereAt: Date | null;
  sentAgainAt: Date | null;
} {
  const last = events.findLast(({ what }) => what === 'notDelivered' || what === 'dispatchedAgain');
  return {
    nobodyThereAt: last?.what === 'notDelivered' ? last.at : null,
    sentAgainAt: last?.what === 'dispatchedAgain' ? last.at : null,
  };
}
