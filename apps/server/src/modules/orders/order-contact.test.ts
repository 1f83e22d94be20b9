import { readSession } from '@shop/contract/auth';
import { confirmEmailChange } from '@shop/contract/email-change';
import { changePhone } from '@shop/contract/patient';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { orders } from '../../db/schema/orders.ts';
import type { SignedIn } from '../../http/callers.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { emailChangeShop, newEmail } from '../../testing/email-change-shop.ts';
import { givenProduct } from '../../testing/factories.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { codeFor, givenPatient, type Person, somebody } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';
import { firstBroken } from './order-events.ts';
import { eventsOf } from './order-queries.ts';

const database = testDatabase();
const { db } = database;

/** One that is open and one that has ended, of somebody who is signed in. */
async function givenOrders(ordering: OrderingShop, { email }: Person) {
  await seedDelivery(db, defaultShopConfig);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const patient = { userId: user?.id ?? '', email } as SignedIn;
  const make = async () => {
    await ordering.fill(patient, (await givenProduct(db)).product);
    return ordering.reserve(patient);
  };
  const [open, over] = [await make(), await make()];
  await actAsAnna(ordering, over.id, { name: 'cancel', message: 'Auf Ihren Wunsch.' });
  return { open, over };
}

async function contactOf(id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return { email: order?.email, phone: order?.phone };
}

test('a corrected number reaches the open orders, on record and without its digits', async () => {
  const shop = await testApp(database);
  const lena = await givenPatient(shop);
  const { open, over } = await givenOrders(orderingShop(database), lena);
  expect((await lena.call(changePhone, { body: { phoneNumber: '0931 5550123' } })).statusCode).toBe(200);

  expect(await contactOf(open.id)).toEqual({ email: lena.email, phone: '+499315550123' });
  expect(await contactOf(over.id)).toEqual({ email: lena.email, phone: over.phone });
  const events = await eventsOf(db, open.id);
  expect(events.at(-1)).toMatchObject({ what: 'contactChanged', by: 'patient', message: null });
  expect(firstBroken(events)).toBeNull();
  expect(JSON.stringify([events, shop.logged])).not.toContain('5550123');
});

test('the same number once more changes nothing', async () => {
  const lena = await givenPatient(await testApp(database), { phoneNumber: '931 5550124' });
  const { open } = await givenOrders(orderingShop(database), lena);
  await lena.call(changePhone, { body: { phoneNumber: '931 5550124' } });
  expect((await eventsOf(db, open.id)).map(({ what }) => what)).toEqual(['status']);
});

test('an address reaches the open orders when the change holds, not before; mails that wait go there too', async () => {
  const shop = await emailChangeShop(database);
  const lena = await givenPatient(shop);
  const ordering = orderingShop(database);
  const { open, over } = await givenOrders(ordering, lena);
  await shop.sendAllMails();

  await shop.askToMove(lena);
  expect(await contactOf(open.id)).toMatchObject({ email: lena.email });
  const otp = await codeFor(shop, lena.email);
  ordering.clock.advance({ seconds: shop.clock.now().getTime() / 1_000 - ordering.clock.now().getTime() / 1_000 });
  await actAsAnna(ordering, open.id, { name: 'review' });
  shop.later({ seconds: 1 });
  await lena.call(confirmEmailChange, { body: { email: newEmail, otp } });

  expect(await contactOf(open.id)).toMatchObject({ email: newEmail });
  expect(await contactOf(over.id)).toMatchObject({ email: lena.email });
  expect((await eventsOf(db, open.id)).map(({ what }) => what)).toEqual(['status', 'status', 'contactChanged']);

  shop.later({ seconds: 60 });
  await shop.sendAllMails();
  const [mail] = (await readMails(shop.mailFolder)).filter(({ subject }) => subject?.endsWith('wird geprüft'));
  expect(mail?.to).toMatchObject([{ address: newEmail }]);
});

test('what is ordered while the address changes ends up with the new one', async () => {
  const shop = await emailChangeShop(database);
  const lena = await givenPatient(shop);
  const ordering = orderingShop(database);
  const { open } = await givenOrders(ordering, lena);
  // The session was read before the change, the order is placed after it.
  const before = { userId: open.userId, email: lena.email } as SignedIn;
  await shop.askToMove(lena);
  const otp = await codeFor(shop, lena.email);
  shop.later({ seconds: 1 });
  await lena.call(confirmEmailChange, { body: { email: newEmail, otp } });
  await ordering.fill(before, (await givenProduct(db)).product);
  expect(await ordering.reserve(before)).toMatchObject({ email: newEmail });
});

test('whoever goes on in English is remembered so, and whoever asks for no language is left as they are', async () => {
  const shop = await testApp(database);
  const lena = await givenPatient(shop);
  const language = async () => {
    const [user] = await db.select().from(users).where(eq(users.email, lena.email));
    return user?.language;
  };
  expect(await language()).toBe('de');
  await lena.call(readSession, { headers: { 'accept-language': 'en' } } as never);
  expect(await language()).toBe('en');
  await lena.call(readSession, { headers: { 'accept-language': 'fr' } } as never);
  await lena.call(readSession, {});
  expect(await language()).toBe('en');
  await somebody(shop).call(readSession, { headers: { 'accept-language': 'de' } } as never);
  expect(await language()).toBe('en');
});
