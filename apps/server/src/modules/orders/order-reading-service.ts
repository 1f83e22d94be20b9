import { recordAct } from '../journal/journal-service.ts';
import { isFirst } from './desk-request-service.ts';
import type { OrderParts } from './order-service.ts';
import type { Colleague } from './staff-order-service.ts';

const hourMs = 60 * 60 * 1_000;

interface ReadOrder {
  orderId: string;
  /** Read so that it is there when somebody goes on to it: it lay at their desk, and they have not opened it. */
  isAhead: boolean;
}

/**
 * Puts on record who read an order at the desk (Art. 15 GDPR), once for a person, an order and an hour: the page reads itself anew with every
 * change, and that is no second reading. What this process has noted already costs it nothing; the others find it in the database.
 */
export function openReadings({ db, clock }: Pick<OrderParts, 'db' | 'clock'>) {
  let hour = 0;
  const noted = new Set<string>();

  return async (colleague: Colleague, { orderId, isAhead }: ReadOrder): Promise<void> => {
    const now = clock.now();
    const what = isAhead ? 'orderLoaded' : 'orderOpened';
    const present = Math.floor(now.getTime() / hourMs);
    if (present !== hour) noted.clear();
    hour = present;
    const key = `${what} ${orderId} ${present}`;
    const mine = `${colleague.id} ${key}`;
    if (noted.has(mine)) return;
    await db.transaction(async (tx) => {
      if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
      await recordAct(tx, colleague, { at: now, subject: 'order', subjectId: orderId, what });
    });
    noted.add(mine);
  };
}
