import { type DeskAction, deskActionNames, deskActions } from '@shop/contract/desk/desk-actions';
import { hasRight } from '@shop/contract/rights';
import type { GoodsReturn } from '../../db/schema/goods-returns.ts';
import type { OrderAmendment } from '../../db/schema/order-amendments.ts';
import type { OrderNote } from '../../db/schema/order-notes.ts';
import type { Order, OrderEvent, OrderLine } from '../../db/schema/orders.ts';
import { type ProductForSale, productsByIds } from '../catalogue/catalogue-service.ts';
import { handedOverOf } from '../handover/dispatch-service.ts';
import { undeliveredMailsOf } from '../mail/outbox-service.ts';
import { prescriptionOf } from '../prescriptions/prescription-service.ts';
import { amendmentsOf } from './amendment-queries.ts';
import { goodsReturnsOf } from './goods-return-queries.ts';
import { questionsFor, reasonsIn, type Template } from './message-template-service.ts';
import { missingOf, type Obstacle, obstacleTo } from './order-actions.ts';
import { readOnRecord } from './order-checks.ts';
import { notesOf } from './order-note-queries.ts';
import { ownership } from './order-ownership-service.ts';
import { accountLanguage, eventsOf, linesOf } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { type Colleague, findOrderForStaff } from './staff-order-service.ts';

export interface DeskView {
  order: Order;
  isOwn: boolean;
  /** They have not said yet whether it is theirs. */
  looksOwn: boolean;
  language: Order['language'];
  lines: OrderLine[];
  products: Map<string, ProductForSale>;
  hasFile: boolean;
  /** The way on which it was handed over; null while it is not. */
  handedOver: Awaited<ReturnType<typeof handedOverOf>>;
  missing: ReturnType<typeof missingOf>;
  events: OrderEvent[];
  notes: OrderNote[];
  amendments: OrderAmendment[];
  returns: (Omit<GoodsReturn, 'reason'> & { reason: string | null })[];
  undelivered: Awaited<ReturnType<typeof undeliveredMailsOf>>;
  actions: { name: DeskAction; obstacle: Obstacle | null }[];
  questions: Template[];
  reasons: Template[];
}

/** An order as this colleague may see it: words about the prescription only with the right to see it. */
export async function viewForStaff(parts: OrderParts, colleague: Colleague, orderId: string): Promise<DeskView> {
  const { db } = parts;
  const order = await findOrderForStaff(db, orderId);
  const lines = await linesOf(db, order.id);
  const whose = await ownership(db, order, colleague);
  const isOwn = whose === 'own';
  const language = (await accountLanguage(db, order)) ?? order.language;
  const maySeeWords = hasRight(colleague.roles, 'seePrescription') && !isOwn;
  const notes = await notesOf(db, order.id);
  return {
    order,
    isOwn,
    looksOwn: whose === 'like',
    language,
    lines,
    products: await productsByIds(
      db,
      lines.map(({ productId }) => productId),
    ),
    hasFile: (await prescriptionOf(db, order.id)) !== null,
    handedOver: await handedOverOf(db, order.id),
    missing: missingOf(order),
    events: (await eventsOf(db, order.id)).map((event) => (maySeeWords ? event : { ...event, message: null })),
    notes: isOwn ? [] : notes.filter(({ staffId }) => maySeeWords || staffId === colleague.id),
    amendments: await amendmentsOf(db, order.id),
    returns: (await goodsReturnsOf(db, order.id)).map((taken) => (maySeeWords ? taken : { ...taken, reason: null })),
    undelivered: await undeliveredMailsOf(db, order.id),
    actions: isOwn ? [] : await actionsFor(parts, colleague, order, lines),
    questions: hasRight(colleague.roles, 'askPatient') && !isOwn ? questionsFor(order, parts.config, language) : [],
    reasons: hasRight(colleague.roles, 'rejectOrder') && !isOwn ? reasonsIn(language) : [],
  };
}

async function actionsFor(parts: OrderParts, { id: staffId, roles }: Colleague, order: Order, lines: OrderLine[]) {
  const { db, config, clock } = parts;
  const onRecord = await readOnRecord(db, order, { config, lines, now: clock.now(), staffId });
  return deskActionNames
    .filter((name) => hasRight(roles, deskActions[name]))
    .map((name) => ({ name, obstacle: obstacleTo(order, name, 'pharmacy', onRecord) }));
}
