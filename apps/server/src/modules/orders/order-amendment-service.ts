import type { Database, Transaction } from '../../db/pool.ts';
import type { AmendedLine, OrderAmendment } from '../../db/schema/order-amendments.ts';
import type { Actor, Order, OrderLine } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { productsByIds } from '../catalogue/catalogue-service.ts';
import { amendedLines, amendedSums, type LineAmount } from './amended-lines.ts';
import { deleteLine, insertAmendment, setLineQuantity, settleOpenAmendment } from './amendment-queries.ts';
import { obstacleTo } from './order-actions.ts';
import type { OrderAction } from './order-changes.ts';
import { linesOf, type NewOrder } from './order-queries.ts';

interface Step {
  action: OrderAction;
  actor: Actor;
  now: Date;
}

interface Amended {
  /** What changes on the order itself, beside its status. */
  change: Partial<NewOrder>;
  lines: OrderLine[];
  amendment: OrderAmendment | null;
}

/**
 * What a step means for a proposal to lower the order: makes it, carries it out, or lays it aside. The caller holds the
 * lock on the order; every step passes here, so that no proposal outlives what it was about.
 */
export async function amend(tx: Transaction, order: Order, lines: OrderLine[], step: Step): Promise<Amended> {
  const unchanged = { change: {}, lines };
  switch (step.action.name) {
    case 'propose':
      return { ...unchanged, amendment: await propose(tx, order, lines, step.action.lines, step) };
    case 'agree':
      return agree(tx, order, lines, await settle(tx, order, 'agreed', step, step.action.amendmentId));
    case 'decline':
      return { ...unchanged, amendment: await settle(tx, order, 'declined', step, step.action.amendmentId) };
    default:
      // Facts, such as money that has come, leave a proposal as it is.
      if (order.proposedAt && !isFact(step.action)) await layAside(tx, order, step.now);
      return { ...unchanged, amendment: null };
  }
}

function isFact({ name }: OrderAction): boolean {
  return name === 'verify' || name === 'original' || name === 'paid';
}

/** What the order would cost; nothing is kept. */
async function sumsOfAmendment(db: Database, order: Order, lines: readonly OrderLine[], wanted: readonly LineAmount[]) {
  const products = await productsByIds(
    db,
    lines.map(({ productId }) => productId),
  );
  const amended = amendedLines(lines, wanted, (productId) => products.get(productId));
  return { amended, ...amendedSums(order, lines, amended) };
}

/** A second proposal takes the place of the first. */
async function propose(
  tx: Transaction,
  order: Order,
  lines: readonly OrderLine[],
  wanted: readonly LineAmount[],
  { actor, now }: Step,
): Promise<OrderAmendment> {
  const { amended, totalCents, vatCents } = await sumsOfAmendment(tx, order, lines, wanted);
  await layAside(tx, order, now);
  return insertAmendment(tx, {
    orderId: order.id,
    state: 'proposed',
    proposedAt: now,
    proposedBy: nameOf(actor) ?? '',
    lines: amended,
    fromTotalCents: order.totalCents,
    toTotalCents: totalCents,
    toVatCents: vatCents,
  });
}

async function layAside(tx: Transaction, { id }: Order, now: Date): Promise<void> {
  await settleOpenAmendment(tx, id, { state: 'withdrawn', decidedAt: now, notedBy: null });
}

/** Throws `OrderChanged` when another proposal has taken the place of the one that was seen. */
async function settle(
  tx: Transaction,
  { id }: Order,
  state: 'agreed' | 'declined',
  { actor, now }: Step,
  amendmentId: string,
): Promise<OrderAmendment> {
  const settled = await settleOpenAmendment(tx, id, { state, decidedAt: now, notedBy: nameOf(actor) });
  if (settled?.id !== amendmentId) throw new ShopError('OrderChanged');
  return settled;
}

async function agree(tx: Transaction, order: Order, lines: OrderLine[], amendment: OrderAmendment): Promise<Amended> {
  const { id: orderId } = order;
  const after: OrderLine[] = [];
  for (const line of lines) {
    const { position, priceCents } = line;
    const quantity = amendment.lines.find((amended) => amended.position === position)?.toQuantity ?? line.quantity;
    if (quantity === 0) await deleteLine(tx, orderId, position);
    else {
      const totalCents = priceCents * quantity;
      await setLineQuantity(tx, { orderId, position, quantity, totalCents });
      after.push({ ...line, quantity, totalCents });
    }
  }
  const { toTotalCents: totalCents, toVatCents: vatCents } = amendment;
  return {
    change: { totalCents, vatCents },
    lines: after,
    amendment,
  };
}

function nameOf(actor: Actor): string | null {
  return actor.kind === 'pharmacy' ? actor.name : null;
}

/** What the order would cost, for whoever thinks of proposing it. Throws `InvalidState` when nothing can be proposed now. */
export async function previewOf(db: Database, order: Order, wanted: readonly LineAmount[]) {
  if (obstacleTo(order, 'propose', 'pharmacy') !== null) throw new ShopError('InvalidState');
  return sumsOfAmendment(db, order, await linesOf(db, order.id), wanted);
}

export function presentPreview(order: Order, { amended, totalCents, vatCents }: Awaited<ReturnType<typeof previewOf>>) {
  return {
    lines: amended.map(presentLine),
    fromTotalCent: order.totalCents,
    toTotalCent: totalCents,
    toVatCent: vatCents,
  };
}

export function presentAmendment(amendment: OrderAmendment) {
  const { id, state, proposedAt, decidedAt, lines, fromTotalCents, toTotalCents } = amendment;
  return {
    id,
    state,
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    lines: lines.map(presentLine),
    fromTotalCent: fromTotalCents,
    toTotalCent: toTotalCents,
  };
}

function presentLine({ position, name, unit, fromQuantity, toQuantity, priceCents }: AmendedLine) {
  return {
    position,
    name,
    unit,
    fromQuantity,
    toQuantity,
    fromCent: priceCents * fromQuantity,
    toCent: priceCents * toQuantity,
  };
}
