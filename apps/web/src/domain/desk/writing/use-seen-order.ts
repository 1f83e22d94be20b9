import type { DeskOrder } from '@shop/contract/desk/orders';
import { useState } from 'react';
import { orderChanges } from './order-changes.ts';

/**
 * The order as it was when somebody began to write. What a colleague or the patient does meanwhile is told before anything is
 * sent; until the person has looked at it, the version that was seen goes along and the server refuses.
 */
export function useSeenOrder(order: DeskOrder) {
  const [seen, setSeen] = useState(order);
  const changes = orderChanges(seen, order);
  return {
    version: changes ? seen.version : order.version,
    changes,
    /** The person has seen what changed and goes on. */
    lookAt: () => setSeen(order),
  };
}
