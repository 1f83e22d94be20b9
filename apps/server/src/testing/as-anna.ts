import { restsOnReview } from '@shop/contract/desk/checklist';
import { answersTo } from '@shop/contract/desk/difference-answers';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import type { Order } from '../db/schema/orders.ts';
import { type Staff, staff } from '../db/schema/staff.ts';
import { actorOf } from '../modules/journal/journal-service.ts';
import { changeOrder, type OrderAction, type OrderParts } from '../modules/orders/order-service.ts';
import { answerDifference, reviewOf } from '../modules/orders/prescription-review-service.ts';
import type { SeenVersion } from '../modules/orders/seen-version.ts';
import { findOrderForStaff } from '../modules/orders/staff-order-service.ts';
import { fileVersionOf } from '../modules/prescriptions/prescription-service.ts';
import { packByPaul, releaseByRita, seeLabels, weighAll } from './packed-order.ts';
import { completeReview } from './prescription-review.ts';
import { givenStaff } from './staff.ts';

const email = 'anna@pharmacy.example';

/** The one pharmacist of tests that are not about staff. */
async function findAnna(db: Database): Promise<Staff> {
  const [anna] = await db.select().from(staff).where(eq(staff.email, email));
  return anna ?? givenStaff(db, { email, name: 'anna', roles: ['pharmacist'] });
}

export async function annaAsActor(db: Database) {
  return actorOf(await findAnna(db));
}

/** What differs, such as a prescription that came before, is settled in the first way that there is. */
async function reviewAsAnna(parts: OrderParts, orderId: string): Promise<void> {
  const anna = await findAnna(parts.db);
  await completeReview(parts, orderId, anna);
  for (const { id, difference } of (await reviewOf(parts, orderId)).rows) {
    const [choice] = difference ? answersTo[difference] : [];
    if (choice) await answerDifference(parts, orderId, anna, { row: id, choice, text: 'Geklärt.' });
  }
}

/** What colleagues do before it: she packs and releases nothing herself unless the test says so. */
async function packBefore(parts: OrderParts, orderId: string, name: OrderAction['name']): Promise<void> {
  const order = await findOrderForStaff(parts.db, orderId);
  if (order.status !== 'preparing' || order.releasedAt) return;
  if (name === 'pack') await weighAll(parts, orderId);
  else if (!order.preparedAt) await packByPaul(parts, orderId);
  if (name === 'ship' || name === 'ready') await releaseByRita(parts, orderId);
  if (name === 'release') await seeLabels(parts, orderId, await findAnna(parts.db));
}

/**
 * Anna does it. Where a decision rests on the review of the prescription she does all of that first, and before an order
 * leaves the house others have packed and released it.
 */
export async function actAsAnna(
  parts: OrderParts,
  orderId: string,
  action: OrderAction,
  seen?: SeenVersion,
): Promise<Order> {
  if (restsOnReview(action.name)) {
    const { missing } = await reviewOf(parts, orderId);
    if (missing[action.name].length > 0) await reviewAsAnna(parts, orderId);
  }
  // What she has seen unless the test says otherwise; a review may have brought the file itself.
  const shown = seen ?? { file: (await fileVersionOf(parts.db, orderId)) ?? undefined };
  if (['ship', 'ready', 'pack', 'release'].includes(action.name)) await packBefore(parts, orderId, action.name);
  return changeOrder(parts, orderId, await annaAsActor(parts.db), action, shown);
}
