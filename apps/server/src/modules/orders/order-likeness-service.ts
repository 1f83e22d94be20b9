import { actorOf } from '../journal/journal-service.ts';
import { isFirst } from './desk-request-service.ts';
import { recordEvent } from './order-events.ts';
import { ownership } from './order-ownership-service.ts';
import { lockOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { type Colleague, findOrderForStaff } from './staff-order-service.ts';

/** What somebody says of an order that is like one of their own. What was called their own stays so. Throws `NotFound`. */
export async function answerLikeness(
  { db, clock }: Pick<OrderParts, 'db' | 'clock'>,
  colleague: Colleague,
  { orderId, isOwn, key }: { orderId: string; isOwn: boolean; key: string | null },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const order = await findOrderForStaff(tx, orderId);
    await lockOrder(tx, order.id);
    if (key !== null && !(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
    if ((await ownership(tx, order, colleague)) === 'own') return;
    const what = isOwn ? 'ownDeclared' : 'foreignDeclared';
    await recordEvent(tx, { orderId, at: now, actor: actorOf(colleague), what });
  });
}
