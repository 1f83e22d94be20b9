import { noteDecision, proposeAmendment } from '@shop/contract/desk/amendments';
import { restsOnReview } from '@shop/contract/desk/checklist';
import { type DeskAction, deskActionNames, deskActions, plainDeskActions } from '@shop/contract/desk/desk-actions';
import { actOnOrder } from '@shop/contract/desk/orders';
import { takeGoodsBack } from '@shop/contract/desk/returns';
import { type OrderStatus, orderStatuses } from '@shop/contract/order-status';
import { hasRight, type Role, roles } from '@shop/contract/rights';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { goodsReturns } from '../../db/schema/goods-returns.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { orderAmendments } from '../../db/schema/order-amendments.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { bringRecord } from '../../testing/packed-order.ts';
import { completeReview } from '../../testing/prescription-review.ts';
import { givenAtDesk, givenStaff, type TestStaff } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

/** In which statuses each action is possible, when every fact it asks for is there. Written down apart from the code. */
const possibleIn: Record<DeskAction, OrderStatus[]> = {
  review: ['requested', 'clarification'],
  original: ['requested', 'inReview', 'clarification', 'confirmed', 'preparing', 'shipped', 'readyForPickup'],
  ask: ['inReview'],
  propose: ['inReview', 'clarification', 'confirmed'],
  agree: ['clarification'],
  decline: ['clarification'],
  verify: ['inReview', 'clarification', 'confirmed', 'preparing', 'shipped', 'readyForPickup'],
  confirm: ['inReview'],
  takeBack: ['confirmed'],
  reject: ['inReview', 'clarification'],
  paid: ['requested', 'inReview', 'clarification', 'confirmed', 'preparing', 'shipped', 'readyForPickup'],
  prepare: ['confirmed'],
  stop: ['preparing'],
  pack: ['preparing'],
  release: ['preparing'],
  ship: ['preparing'],
  redate: ['shipped'],
  ready: ['preparing'],
  complete: ['shipped', 'readyForPickup'],
  undelivered: ['shipped'],
  sendAgain: ['shipped'],
  putBack: ['readyForPickup'],
  takeGoodsBack: ['shipped', 'completed'],
  cancel: ['requested', 'inReview', 'clarification', 'confirmed', 'preparing', 'readyForPickup'],
};

let shop: TestApp;
let order: Order;
beforeEach(async () => {
  shop = await testApp(database);
  order = await orderingShop(database).givenOrder({}, 10);
});

let keys = 0;
/** Hundreds of calls each. */
const timeout = 600_000;
const amendmentId = 'b3b1f0d2-0000-4000-8000-000000000001';

/** The order as it has to be for this action, in this status. Its version goes up. */
async function putInto(status: OrderStatus, action: DeskAction): Promise<number> {
  const now = shop.clock.now();
  await db.delete(orderAmendments);
  await db.delete(goodsReturns);
  const isProposed = status === 'clarification' && (action === 'agree' || action === 'decline');
  if (isProposed) {
    const { productId, name, unit } = { productId: amendmentId, name: 'Blüte', unit: 'gram' as const };
    const line = { position: 1, productId, name, unit, fromQuantity: 10, toQuantity: 10, priceCents: 899 };
    await db.insert(orderAmendments).values({
      id: amendmentId,
      orderId: order.id,
      state: 'proposed',
      proposedAt: now,
      proposedBy: 'Anna',
      lines: [line],
      fromTotalCents: order.totalCents,
      toTotalCents: order.totalCents,
      toVatCents: order.vatCents,
    });
  }
  const [row] = await db
    .update(orders)
    .set({
      status,
      prescriptionFormat: 'physical',
      shippingType: action === 'ready' ? 'selfPickUp' : 'standard',
      prescriptionVerifiedAt: restsOnReview(action) ? null : now,
      originalReceivedAt: action === 'original' ? null : now,
      originalMarkedAt: now,
      originalPlace: 'kept',
      paidAt: action === 'paid' ? null : now,
      proposedAt: isProposed ? now : null,
      preparedAt: ['release', 'ship', 'ready'].includes(action) ? now : null,
      releasedAt: ['ship', 'ready'].includes(action) ? now : null,
      askedAt: null,
      retainUntil: null,
      withdrawnCents: 0,
    })
    .where(eq(orders.id, order.id))
    .returning();
  const dispensing: readonly DeskAction[] = ['pack', 'release', 'ship', 'ready', 'sendAgain', 'complete'];
  if (dispensing.includes(action)) await bringRecord(shop.ordering, order.id);
  if (action === 'complete') await putOnTheCounter();
  if (action === 'release') {
    // Packing began anew: whoever packed it before may release it.
    const by = { by: 'shop', what: 'status', status: 'preparing' } as const;
    await db.insert(orderEvents).values({ orderId: order.id, at: now, ...by, hash: `again-${++keys}` });
  }
  if (!restsOnReview(action) || !possibleIn[action].includes(status)) return row?.version ?? 0;
  await completeReview(shop.ordering, order.id);
  const [checked] = await db.select().from(orders).where(eq(orders.id, order.id));
  return checked?.version ?? 0;
}

/** What handing over asks for beside the order itself: who took it and showed who they are, and the advice. */
async function putOnTheCounter(): Promise<void> {
  const at = shop.clock.now();
  const id = { orderId: order.id };
  await db.delete(dispatches);
  const way = { way: 'selfPickUp', sentAt: at, byStaffId: amendmentId, byName: 'Anna', outcome: 'handedOver' } as const;
  await db.insert(dispatches).values({ ...id, ...way, number: 1, recipient: order.patientName, isIdentitySeen: true });
  const advised = { by: 'pharmacy', byName: 'Anna', what: 'adviceInPerson' } as const;
  await db.insert(orderEvents).values({ ...id, at, ...advised, hash: `advised-${++keys}` });
}

interface Asked {
  id?: string;
  version: number;
  key?: string;
}

function ask(by: TestStaff, action: DeskAction, { id = order.id, version, key = `key-${++keys}-key` }: Asked) {
  const given = { params: { id }, headers: { 'idempotency-key': key } };
  if (action === 'propose') {
    const lines = [{ position: 1, quantity: 5 }];
    return by.call(proposeAmendment, { ...given, body: { version, reason: 'Weniger.', lines } });
  }
  if (action === 'agree' || action === 'decline') {
    return by.call(noteDecision, { ...given, body: { version, amendmentId, decision: action, call: 'Ja, gern.' } });
  }
  if (action === 'takeGoodsBack') {
    const back = { lines: [1], reason: 'Die Dose war beschädigt.', isHere: true };
    return by.call(takeGoodsBack, { ...given, body: { version, ...back } });
  }
  const more = {
    message: 'Bitte lesen.',
    note: 'Kontoauszug vom Montag.',
    trackingUrl: 'https://paket.example/1',
    outcome: 'lost' as const,
  };
  const day = action === 'redate' && { estimatedDeliveryDate: '2099-01-01' };
  return by.call(actOnOrder, { ...given, body: { version, action, ...more, ...day } });
}

const notInStatus = (action: DeskAction) => (action === 'takeGoodsBack' ? 'OrderNotSent' : 'InvalidState');
const inStatus = (action: DeskAction, status: OrderStatus) =>
  possibleIn[action].includes(status) ? null : notInStatus(action);
/** Calls that are about one action are refused as such. */
const withoutRight = (action: DeskAction) =>
  ['propose', 'agree', 'decline', 'takeGoodsBack'].includes(action) ? 'Forbidden' : 'RightMissing';
const refusalOf = (answer: LightMyRequestResponse) =>
  answer.statusCode < 400 ? null : answer.json<{ id: string }>().id;

describe.each(Object.keys(roles) as Role[])('every action in every status by %s', (role) => {
  test('succeeds only where the tables say so', { timeout }, async () => {
    const by = await givenAtDesk(shop, db, [role]);
    for (const action of deskActionNames) {
      const mayDo = hasRight([role], deskActions[action]);
      // Without the right nothing depends on the status; two of them show it.
      for (const status of mayDo ? orderStatuses : (['inReview', 'completed'] as const)) {
        const version = await putInto(status, action);
        const refusal = refusalOf(await ask(by, action, { version }));
        expect(refusal, `${role} ${action} ${status}`).toBe(mayDo ? inStatus(action, status) : withoutRight(action));
      }
      if (!mayDo) continue;
      const unknown = await ask(by, action, { id: amendmentId, version: 1 });
      expect(refusalOf(unknown), `${role} ${action} of an unknown order`).toBe('NotFound');
    }
  });
});

test('nobody acts on an order of their own, whatever they may do otherwise and however the address is written', {
  timeout,
}, async () => {
  const person = await givenStaff(db, { roles: ['lead'], email: order.email.toLowerCase() });
  const lead = await givenAtDesk(shop, db, ['lead'], { person });
  await db.update(orders).set({ email: order.email.toUpperCase() });
  for (const action of deskActionNames) {
    const [status] = possibleIn[action];
    const version = await putInto(status as OrderStatus, action);
    expect(refusalOf(await ask(lead, action, { version })), action).toBe('OwnOrder');
  }
});

describe('every step', () => {
  test('sent again with the same key is done once and answered alike; from two processes at once too', {
    timeout,
  }, async () => {
    const lead = await givenAtDesk(shop, db, ['lead']);
    const other: TestApp = await testApp(database);
    const elsewhere = { ...lead, call: (await givenAtDesk(other, db, ['lead'], { person: lead.person })).call };
    for (const action of deskActionNames) {
      const version = await putInto(possibleIn[action][0] as OrderStatus, action);
      const key = `same-${action}`;
      const answers = await Promise.all([lead, elsewhere, lead].map((by) => ask(by, action, { version, key })));
      expect(answers.map(refusalOf), action).toEqual([null, null, null]);
      expect(new Set(answers.map(({ body }) => body)).size, action).toBe(1);
    }
  });

  test('decided by two at once about the same state is done once, and the other is told', { timeout }, async () => {
    const [one, two] = [await givenAtDesk(shop, db, ['lead']), await givenAtDesk(shop, db, ['lead'])];
    for (const action of deskActionNames) {
      const version = await putInto(possibleIn[action][0] as OrderStatus, action);
      const answers = await Promise.all([one, two].map((by) => ask(by, action, { version })));
      const refusals = answers.map(refusalOf).filter((refusal) => refusal !== null);
      expect(refusals, action).toHaveLength(1);
      expect(['OrderChanged', 'InvalidState']).toContain(refusals[0]);
    }
  });

  test('decided about an older state is refused, and nothing is written', { timeout }, async () => {
    const lead = await givenAtDesk(shop, db, ['lead']);
    for (const action of deskActionNames) {
      const version = await putInto(possibleIn[action][0] as OrderStatus, action);
      expect(refusalOf(await ask(lead, action, { version: version - 1 })), action).toBe('OrderChanged');
      const [row] = await db.select({ version: orders.version }).from(orders);
      expect(row?.version, action).toBe(version);
    }
  });
});

test.each(plainDeskActions)('%s without the words that belong to it is refused', async (action) => {
  const lead = await givenAtDesk(shop, db, ['lead']);
  const version = await putInto(possibleIn[action][0] as OrderStatus, action);
  const answer = await lead.call(actOnOrder, {
    params: { id: order.id },
    headers: { 'idempotency-key': `bare-${action}` },
    body: { version, action },
  });
  const needs = ['ask', 'takeBack', 'stop', 'undelivered', 'sendAgain', 'reject', 'cancel', 'paid', 'redate'];
  const withoutTracking = action === 'ship' ? 'TrackingRequired' : null;
  expect(refusalOf(answer)).toBe(needs.includes(action) ? 'InvalidInput' : withoutTracking);
});
