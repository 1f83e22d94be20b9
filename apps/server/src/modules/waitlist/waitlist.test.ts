import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { joinWaitlist, leaveWaitlist, mostWaitedFor, readWaitlist } from '@shop/contract/waitlist';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { type Product, products } from '../../db/schema/catalogue.ts';
import { givenProduct } from '../../testing/factories.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { reservationBody } from '../../testing/ordering.ts';
import { givenPatient, type Person } from '../../testing/person.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';
import { runWaitlist, tellWaiting } from './waitlist-telling-service.ts';

const database = testDatabase();
const { db } = database;

let shop: TestApp;
let product: Product;
beforeEach(async () => {
  shop = await testApp(database, { env: { publicUrl: new URL('https://shop.example') } });
  ({ product } = await givenProduct(db, { stockUnits: 0, title: 'Gartenglück 22' }));
});

const change = (values: Partial<Product>) => db.update(products).set(values).where(eq(products.id, product.id));
const tell = () => tellWaiting(shop.ordering, shop.clock.now());
const join = (person: Person, itemId = product.id) => person.call(joinWaitlist, { body: { itemId } });
const itemsOf = async (person: Person) => (await person.call(readWaitlist, {})).data.items;

/** Patients who wait, the first one first. */
async function waiting(count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index++) {
    const person = await givenPatient(shop);
    expect((await join(person)).statusCode).toBe(200);
    shop.clock.advance({ seconds: 60 });
    people.push(person);
  }
  return people;
}

/** Who has got the mail so far, by the place in this list. */
async function toldOf(people: readonly Person[]): Promise<number[]> {
  await shop.sendMails();
  const mails = (await readMails(shop.mailFolder)).filter(({ subject }) => subject === 'Ihre Benachrichtigung ist da');
  return mails.map(({ to }) => people.findIndex(({ email }) => email === to?.[0]?.address));
}

test('who waits gets one mail that names no product and leads into the account, and none after that', async () => {
  const [lena] = (await waiting(1)) as [Person];
  await tell();
  expect(await toldOf([lena])).toEqual([]);
  await change({ stockUnits: 100 });
  await tell();
  await tell();
  expect(await toldOf([lena])).toEqual([0]);
  const mail = (await readMails(shop.mailFolder)).at(-1);
  const all = `${mail?.subject} ${mail?.text} ${mail?.html}`;
  expect(all).not.toMatch(/Gartenglück|Blüte|product-|Mainkraut|Cannabis/);
  expect(mail?.text).toContain('https://shop.example/#/notifications');
  expect(mail?.text).toContain('Guten Tag Lena Beispiel,');
  expect(await itemsOf(lena)).toMatchObject([{ product: { name: 'Gartenglück 22' }, state: 'available' }]);

  await change({ stockUnits: 0 });
  await change({ stockUnits: 100 });
  await tell();
  expect(await toldOf([lena])).toEqual([0]);
});

test('as many as the free stock serves are told, in the order of joining; the next when a day has passed', async () => {
  const people = await waiting(4);
  await change({ stockUnits: 25 });
  await tell();
  await tell();
  expect((await toldOf(people)).toSorted()).toEqual([0, 1]);
  shop.clock.advance({ days: 1, seconds: -1 });
  await tell();
  expect(await toldOf(people)).toHaveLength(2);
  shop.clock.advance({ seconds: 2 });
  await tell();
  expect((await toldOf(people)).toSorted()).toEqual([0, 1, 2, 3]);
});

test('less than one person is expected to order is told to one; less than the smallest order to nobody', async () => {
  const people = await waiting(2);
  await change({ stockUnits: 4 });
  await tell();
  expect(await toldOf(people)).toEqual([]);
  await change({ stockUnits: 5 });
  await tell();
  expect(await toldOf(people)).toEqual([0]);
});

test('who orders waits no longer, and makes room for the next', async () => {
  await seedDelivery(db, shop.ordering.config);
  const people = await waiting(2);
  const [lena] = people as [Person];
  await change({ stockUnits: 15 });
  await tell();
  expect(await toldOf(people)).toEqual([0]);
  await lena.call(addCartItem, { body: { itemId: product.id } });
  const ordered = await lena.call(reserveCart, { headers: {}, body: reservationBody() });
  expect(ordered.statusCode, ordered.body).toBe(200);
  expect(await itemsOf(lena)).toEqual([]);
  await tell();
  expect(await toldOf(people)).toEqual([0, 1]);
});

test('who comes too late sees that it is gone again, and one click puts them back in their place', async () => {
  const people = await waiting(2);
  const [lena] = people as [Person];
  await change({ stockUnits: 10 });
  await tell();
  await change({ stockUnits: 0 });
  const [before] = await itemsOf(lena);
  expect(before).toMatchObject({ state: 'goneAgain', toldAt: expect.any(String) });
  shop.clock.advance({ days: 2 });
  const [after] = (await join(lena)).data.items;
  expect(after).toMatchObject({ id: before?.id, since: before?.since, toldAt: null, state: 'waiting' });
  await change({ stockUnits: 10 });
  await tell();
  // She is told a second time because she asked a second time, and before him.
  expect(await toldOf(people)).toEqual([0, 0]);
});

test('what is gone again before the mail is written is told to nobody', async () => {
  const people = await waiting(1);
  await change({ stockUnits: 10 });
  let isGone = false;
  // Sold between the look at the list and the product's own row.
  const sellingOut = new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction' || isGone) return Reflect.get(target, name);
      return async (work: never) => {
        isGone = true;
        await change({ stockUnits: 0 });
        return db.transaction(work);
      };
    },
  });
  await tellWaiting({ ...shop.ordering, db: sellingOut }, shop.clock.now());
  expect(isGone).toBe(true);
  expect(await toldOf(people)).toEqual([]);
  expect(await itemsOf(people[0] as Person)).toMatchObject([{ toldAt: null, state: 'waiting' }]);
});

test('two processes that look at the same time send nothing twice', async () => {
  const people = await waiting(3);
  const second = openDatabase(workerConnection(), pino({ level: 'silent' }));
  onTestFinished(() => second.pool.end());
  await change({ stockUnits: 100 });
  const now = shop.clock.now();
  await Promise.all([tell(), tellWaiting({ ...shop.ordering, db: second.db }, now), tell()]);
  expect((await toldOf(people)).toSorted()).toEqual([0, 1, 2]);
});

test('who has ended it is not told, and nobody ends what is another person’s', async () => {
  const people = await waiting(2);
  const [lena, otto] = people as [Person, Person];
  const [entry] = await itemsOf(lena);
  const params = { id: entry?.id ?? '' };
  expectError(await otto.call(leaveWaitlist, { params }), 'NotFound');
  expect((await lena.call(leaveWaitlist, { params })).data.items).toEqual([]);
  await change({ stockUnits: 10 });
  await tell();
  expect(await toldOf(people)).toEqual([1]);
});

describe('joining', () => {
  test('twice is once', async () => {
    const [lena] = (await waiting(1)) as [Person];
    const [before] = await itemsOf(lena);
    expect((await join(lena)).data.items).toEqual([before]);
  });

  test.each<[string, Partial<Product>, 'BackInStock' | 'ProductsNotAvailable']>([
    ['can be ordered', { stockUnits: 5 }, 'BackInStock'],
    ['has no price', { priceCents: null }, 'ProductsNotAvailable'],
    ['is not sold', { withdrawnAt: new Date() }, 'ProductsNotAvailable'],
    ['was given up', { withdrawnAt: new Date(), retiredAt: new Date() }, 'ProductsNotAvailable'],
  ])('is refused for what %s', async (_what, values, id) => {
    const lena = await givenPatient(shop);
    await change(values);
    expectError(await join(lena), id);
    expectError(await join(lena, 'unheard-of'), 'ProductsNotAvailable');
    expect(await itemsOf(lena)).toEqual([]);
  });

  test('is refused beyond the most that one person waits for', async () => {
    const [lena] = (await waiting(1)) as [Person];
    for (let index = 1; index < mostWaitedFor; index++) {
      await join(lena, (await givenProduct(db, { stockUnits: 0 })).product.id);
    }
    expectError(await join(lena, (await givenProduct(db, { stockUnits: 0 })).product.id), 'WaitlistFull');
    expect(await itemsOf(lena)).toHaveLength(mostWaitedFor);
    // Nor by asking for several at once.
    const [last] = await itemsOf(lena);
    await lena.call(leaveWaitlist, { params: { id: last?.id ?? '' } });
    const more = [];
    for (let index = 0; index < 5; index++) more.push((await givenProduct(db, { stockUnits: 0 })).product.id);
    await Promise.all(more.map((itemId) => join(lena, itemId)));
    expect(await itemsOf(lena)).toHaveLength(mostWaitedFor);
  });
});

test('of a product that was taken out of sale nobody is told until it is sold again; of one given up nobody ever', async () => {
  const people = await waiting(1);
  await change({ stockUnits: 10, withdrawnAt: new Date() });
  await tell();
  await change({ retiredAt: new Date() });
  await tell();
  expect(await itemsOf(people[0] as Person)).toMatchObject([{ state: 'discontinued' }]);
  expect(await toldOf(people)).toEqual([]);
  await change({ withdrawnAt: null, retiredAt: null });
  await tell();
  expect(await toldOf(people)).toEqual([0]);
});

test('a running shop looks by itself soon after goods have come in', async () => {
  const people = await waiting(1);
  const run = runWaitlist({ ...shop.ordering, log: { error: () => expect.unreachable() } });
  onTestFinished(() => run.stop());
  await change({ stockUnits: 10 });
  await expect.poll(() => toldOf(people), { timeout: 10_000 }).toEqual([0]);
});
