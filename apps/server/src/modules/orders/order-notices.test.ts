import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { outbox } from '../../db/schema/mail.ts';
import { type Actor, type Order, orders } from '../../db/schema/orders.ts';
import { actAsAnna, annaAsActor } from '../../testing/as-anna.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { amendmentsOf } from './amendment-queries.ts';
import type { ActionName } from './order-actions.ts';
import { isStepNotice, mailKind, noticeOf, stepsToldBy } from './order-notices.ts';
import { changeOrder, type OrderAction } from './order-service.ts';

const database = testDatabase();
const { db } = database;

const actions = Object.keys(noticeOf) as ActionName[];

/** What comes before each step, on the shortest way there. */
const before: Record<ActionName, ActionName[]> = {
  review: [],
  verify: ['original', 'review'],
  original: [],
  paid: [],
  ask: ['review'],
  answer: ['review', 'ask'],
  confirm: ['review'],
  propose: ['review', 'confirm'],
  agree: ['review', 'propose'],
  decline: ['review', 'propose'],
  unanswered: ['review', 'ask'],
  unpaid: ['review', 'confirm'],
  takeBack: ['review', 'confirm'],
  prepare: ['original', 'review', 'verify', 'confirm', 'paid'],
  stop: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare'],
  pack: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare'],
  release: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare'],
  ship: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare'],
  redate: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare', 'ship'],
  ready: ['original', 'review', 'verify', 'confirm', 'prepare'],
  complete: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare', 'ship'],
  undelivered: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare', 'ship'],
  sendAgain: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare', 'ship'],
  putBack: ['original', 'review', 'verify', 'confirm', 'prepare', 'ready'],
  takeGoodsBack: ['original', 'review', 'verify', 'confirm', 'paid', 'prepare', 'ship'],
  reject: ['review'],
  cancel: [],
  expire: [],
};

const doneBy: Partial<Record<ActionName, Actor>> = {
  answer: { kind: 'patient' },
  agree: { kind: 'patient' },
  decline: { kind: 'patient' },
  unanswered: { kind: 'shop' },
  unpaid: { kind: 'shop' },
  expire: { kind: 'shop' },
};

const withMessage: ActionName[] = ['ask', 'answer', 'reject', 'takeBack', 'stop'];

function action(name: ActionName): OrderAction {
  if (withMessage.includes(name)) return { name, message: 'Bitte klären.' } as OrderAction;
  if (name === 'takeGoodsBack') return { name, message: 'Sie war beschädigt.', lines: null, isHere: true };
  if (name === 'undelivered') return { name, message: 'Es kam zurück.', outcome: 'returned' };
  const again = { trackingUrl: 'https://paket.example/2', estimatedDeliveryDate: null, outcome: 'lost' } as const;
  if (name === 'sendAgain') return { name, ...again };
  if (name === 'ship') return { name, trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: null };
  if (name === 'redate') return { name, estimatedDeliveryDate: '2099-01-01' };
  return { name } as OrderAction;
}

async function act(shop: OrderingShop, order: Order, name: ActionName): Promise<Order> {
  const actor = doneBy[name] ?? (await annaAsActor(db));
  if (name === 'propose') {
    const lines = [{ position: 1, quantity: 5 }];
    return changeOrder(shop, order.id, actor, { name, message: 'Das Rezept nennt 5 g.', lines });
  }
  if (name === 'agree' || name === 'decline') {
    const amendmentId = (await amendmentsOf(db, order.id)).at(-1)?.id ?? '';
    return changeOrder(shop, order.id, actor, { name, amendmentId });
  }
  return doneBy[name] ? changeOrder(shop, order.id, actor, action(name)) : actAsAnna(shop, order.id, action(name));
}

/** A paper prescription, so that every step is possible. */
async function givenOrderBefore(shop: OrderingShop, name: ActionName): Promise<Order> {
  const order = await shop.givenOrder(['ready', 'putBack'].includes(name) ? { shippingOptionId: 'pickup' } : {}, 10);
  await db.update(orders).set({ prescriptionFormat: 'physical' }).where(eq(orders.id, order.id));
  for (const step of before[name]) await act(shop, order, step);
  return order;
}

async function mailKinds(): Promise<string[]> {
  const mails = await db.select({ kind: outbox.kind }).from(outbox).orderBy(asc(outbox.createdAt));
  return mails.map(({ kind }) => kind);
}

describe('every step is told by mail in its own transaction, or says why not', () => {
  test.each(actions)('%s', async (name) => {
    const shop = orderingShop(database);
    const order = await givenOrderBefore(shop, name);
    await db.delete(outbox);
    await act(shop, order, name);
    const notice = noticeOf[name];
    if (typeof notice === 'string') expect(await mailKinds()).toEqual([mailKind(notice)]);
    else {
      expect(await mailKinds()).toEqual([]);
      expect(notice.because).not.toBe('');
    }
  });
});

describe('steps of one minute', () => {
  test('make one mail, which tells them all', async () => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    for (const name of ['review', 'verify', 'paid'] as const) {
      shop.clock.advance({ seconds: 20 });
      await act(shop, order, name);
    }
    expect(await mailKinds()).toEqual(['order received', 'order paid with inReview with verified']);
    shop.clock.advance({ seconds: 59 });
    await act(shop, order, 'confirm');
    expect(await mailKinds()).toEqual(['order received', 'order confirmed']);
  });

  test('those of two minutes make two, and each goes out', async () => {
    const shop = orderingShop(database);
    const { sendMails, mailFolder } = await testApp(database, { clock: shop.clock });
    const order = await shop.givenOrder();
    await sendMails();
    await act(shop, order, 'review');
    expect(await sendMails()).toBe(0);
    shop.clock.advance({ seconds: 60 });
    expect(await sendMails()).toBe(1);
    await act(shop, order, 'verify');
    shop.clock.advance({ seconds: 60 });
    expect(await sendMails()).toBe(1);
    const subjects = (await readMails(mailFolder)).map(({ subject }) => subject);
    expect(new Set(subjects.slice(-2))).toEqual(
      new Set([`Ihre Bestellung ${order.code} wird geprüft`, `Ihre Unterlagen zu ${order.code} sind geprüft`]),
    );
  });

  test('of two orders have nothing to do with each other', async () => {
    const shop = orderingShop(database);
    const [one, other] = [await shop.givenOrder(), await shop.givenOrder()];
    await act(shop, one, 'review');
    await act(shop, other, 'review');
    expect((await mailKinds()).sort()).toEqual([
      'order inReview',
      'order inReview',
      'order received',
      'order received',
    ]);
  });
});

test('what a kind of mail tells is read as it was written', () => {
  expect(stepsToldBy(mailKind('preparing', ['verified', 'paid']))).toEqual(['verified', 'paid', 'preparing']);
  expect(stepsToldBy(mailKind('confirmed', ['verified']))).toEqual([]);
  expect(isStepNotice('confirmed')).toBe(false);
});

test('notices come in the language the person last used', async () => {
  const shop = orderingShop(database);
  const { sendMails, mailFolder } = await testApp(database, { clock: shop.clock });
  const order = await shop.givenOrder({ language: 'de' });
  await db
    .update(users)
    .set({ language: 'en' })
    .where(eq(users.id, order.userId as string));
  await act(shop, order, 'paid');
  shop.clock.advance({ seconds: 60 });
  await sendMails();
  const subjects = (await readMails(mailFolder)).map(({ subject }) => subject);
  expect(subjects).toContain(`Ihre Bestellung ${order.code} ist eingegangen`);
  expect(subjects).toContain(`Your payment for ${order.code} has arrived`);
});
