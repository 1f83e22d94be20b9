import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartLines, carts } from '../../db/schema/cart.ts';
import { deriveKeys } from '../../keys.ts';
import { Secret } from '../../secret.ts';
import { cartShop } from '../../testing/cart-shop.ts';
import { givenProduct, givenUser } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testSecret } from '../../testing/test-keys.ts';
import { removeExpiredCarts } from './cart-service.ts';

const { db } = testDatabase();

const tokenName = 'shop.cart_token';
const markerName = 'shop_guest_cart';
const thirtyDays = 30 * 24 * 60 * 60;

describe('[CA-01] [AU-09] the cookie of a guest', () => {
  test('comes with the first write: unreadable for scripts, beside a marker they can read', async () => {
    const { product } = await givenProduct(db);
    const visitor = cartShop(db).visitor();
    const { cookies, headers } = await visitor.add(product.id);
    const token = visitor.cookies.get(tokenName) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(cookies).toEqual([
      { name: tokenName, value: token, path: '/', maxAge: thirtyDays, sameSite: 'Lax', httpOnly: true },
      { name: markerName, value: '1', path: '/', maxAge: thirtyDays, sameSite: 'Lax' },
    ]);
    expect(JSON.stringify(headers)).not.toContain('Secure');
  });

  test('behind TLS is sent over TLS only and cannot be planted by a neighbouring host', async () => {
    const { product } = await givenProduct(db);
    const visitor = cartShop(db, { isHttps: true }).visitor();
    const { cookies } = await visitor.add(product.id);
    expect(cookies.map(({ name, secure, path, domain }) => [name, secure, path, domain])).toEqual([
      [`__Host-${tokenName}`, true, '/', undefined],
      [`__Host-${markerName}`, true, '/', undefined],
    ]);
    expect((await visitor.read()).cart.items).toHaveLength(1);
  });

  test('does not come with reading, with a refusal or with a change that changes nothing', async () => {
    const { product } = await givenProduct(db);
    const visitor = cartShop(db).visitor();
    for (const { cookies } of [
      await visitor.read(),
      await visitor.add('nope'),
      await visitor.add(product.id, 3),
      await visitor.set(product.id, 0),
      await visitor.decrement(product.id),
    ]) {
      expect(cookies).toEqual([]);
    }
    expect(await db.$count(carts)).toBe(0);
  });

  test('is not in the database: whoever reads that cannot open the cart', async () => {
    const { product } = await givenProduct(db);
    const visitor = cartShop(db).visitor();
    await visitor.add(product.id);
    const [cart] = await db.select().from(carts);
    expect(cart?.guestTokenHash).toMatch(/^[\w-]{43}$/);
    expect(cart?.guestTokenHash).not.toBe(visitor.cookies.get(tokenName));

    visitor.cookies.set(tokenName, cart?.guestTokenHash ?? '');
    expect((await visitor.read()).cart.items).toEqual([]);
  });

  test('is not among those of a patient', async () => {
    const { product } = await givenProduct(db);
    const { userId } = await givenUser(db);
    const visitor = cartShop(db).visitor();
    await visitor.signIn(userId);
    expect((await visitor.add(product.id)).cookies).toEqual([]);
    expect(await db.select().from(carts)).toMatchObject([{ userId, guestTokenHash: null, expiresAt: null }]);
  });
});

describe('a token that leads to no cart', () => {
  test.each([
    ['never was one of ours', 'A'.repeat(43)],
    ['is too short', 'AAAA'],
    ['is too long', 'A'.repeat(4000)],
    ['holds what no token holds', `${'A'.repeat(42)}%`],
    ['is SQL', "' or guest_token_hash is not null --"],
    ['is empty', ''],
  ])('and %s is never taken up', async (_, planted) => {
    const { product } = await givenProduct(db);
    const shop = cartShop(db);
    const visitor = shop.visitor();
    visitor.cookies.set(tokenName, planted);
    expect((await visitor.read()).cart).toEqual({ items: [], totalCent: 0, version: 0 });
    expect((await visitor.add(product.id)).statusCode).toBe(200);

    const attacker = shop.visitor();
    attacker.cookies.set(tokenName, planted);
    expect(visitor.cookies.get(tokenName)).not.toBe(planted);
    expect((await attacker.read()).cart.items).toEqual([]);
    expect((await visitor.read()).cart.items).toHaveLength(1);
  });
});

describe('nobody sees or changes another one’s cart', () => {
  test('guest, other guest, patient, other patient, and the device after a sign-out', async () => {
    const shop = cartShop(db);
    const [guest, otherGuest, patient, otherPatient] = [shop.visitor(), shop.visitor(), shop.visitor(), shop.visitor()];
    await patient.signIn((await givenUser(db)).userId);
    await otherPatient.signIn((await givenUser(db)).userId);
    const people = [guest, otherGuest, patient, otherPatient];

    const own: string[] = [];
    for (const person of people) {
      const { product } = await givenProduct(db);
      own.push(product.id);
      await person.add(product.id);
    }
    const { product: wanted } = await givenProduct(db);
    await Promise.all(people.map((person) => person.add(wanted.id)));
    for (const [index, person] of people.entries()) {
      // Taking away what is in every other cart changes none of them.
      for (const id of own.filter((_, other) => other !== index)) await person.set(id, 0);
    }
    for (const [index, person] of people.entries()) {
      const { cart } = await person.read();
      expect(cart.items.map(({ productId }) => productId).sort()).toEqual([own[index], wanted.id].sort());
    }

    patient.signOut();
    expect((await patient.read()).cart).toEqual({ items: [], totalCent: 0, version: 0 });
    expect((await shop.visitor().read()).cart.items).toEqual([]);
  });

  test('a patient with the cookie of a guest still has their own cart, and the guest theirs', async () => {
    const { product } = await givenProduct(db);
    const { userId } = await givenUser(db);
    const shop = cartShop(db);
    const patient = shop.visitor();
    await patient.signIn(userId);
    const guest = shop.visitor();
    await guest.add(product.id);

    for (const [name, value] of guest.cookies) patient.cookies.set(name, value);
    expect((await patient.read()).cart.items).toEqual([]);
    await patient.set(product.id, 20);
    expect((await guest.read()).cart.items).toMatchObject([{ quantity: 5 }]);
  });

  test('who has signed out is a guest again, with a new cart', async () => {
    const { product } = await givenProduct(db);
    const { userId } = await givenUser(db);
    const visitor = cartShop(db).visitor();
    await visitor.signIn(userId);
    await visitor.set(product.id, 20);
    visitor.signOut();
    expect((await visitor.add(product.id)).cart).toMatchObject({ items: [{ quantity: 5 }], version: 1 });
  });
});

test('a guest keeps the cart when the secret is changed, and a cart that was used since needs the previous one no longer', async () => {
  const { product } = await givenProduct(db);
  const before = cartShop(db).visitor();
  await before.add(product.id);
  const next = new Secret('the secret after the change, 32+ characters');

  const after = cartShop(db, { keys: deriveKeys(next, testSecret) }).visitor(before);
  expect((await after.read()).cart.items).toHaveLength(1);
  await after.add(product.id);
  expect(await db.$count(carts)).toBe(1);
  const later = cartShop(db, { keys: deriveKeys(next) }).visitor(after);
  expect((await later.read()).cart.items).toMatchObject([{ quantity: 10 }]);

  const stranger = cartShop(db).visitor(before);
  expect((await stranger.read()).cart.items).toEqual([]);
});

describe('a guest’s cart lives for 30 days after the last change', () => {
  test('and not a second longer', async () => {
    const { product } = await givenProduct(db);
    const shop = cartShop(db);
    const visitor = shop.visitor();
    await visitor.add(product.id);
    const before = visitor.cookies.get(tokenName);
    shop.clock.advance({ days: 29, hours: 23, minutes: 59, seconds: 59 });
    expect((await visitor.read()).cart.items).toHaveLength(1);

    shop.clock.advance({ seconds: 1 });
    expect((await visitor.read()).cart).toEqual({ items: [], totalCent: 0, version: 0 });
    expect((await visitor.add(product.id)).cart).toMatchObject({ items: [{ quantity: 5 }], version: 1 });
    expect(visitor.cookies.get(tokenName)).not.toBe(before);
  });

  test('each change prolongs cart and cookie, reading does not', async () => {
    const { product } = await givenProduct(db);
    const shop = cartShop(db);
    const visitor = shop.visitor();
    await visitor.add(product.id);
    const token = visitor.cookies.get(tokenName);
    shop.clock.advance({ days: 20 });
    expect((await visitor.read()).cookies).toEqual([]);
    const { cookies } = await visitor.add(product.id);
    expect(cookies).toMatchObject([
      { name: tokenName, value: token, maxAge: thirtyDays },
      { name: markerName, maxAge: thirtyDays },
    ]);
    shop.clock.advance({ days: 20 });
    expect((await visitor.read()).cart.items).toMatchObject([{ quantity: 10 }]);
    shop.clock.advance({ days: 10 });
    expect((await visitor.read()).cart.items).toEqual([]);
  });

  test('then it is removed with its lines; patients’ carts stay', async () => {
    const { product } = await givenProduct(db);
    const { userId } = await givenUser(db);
    const shop = cartShop(db);
    const [expired, fresh, patient] = [shop.visitor(), shop.visitor(), shop.visitor()];
    await patient.signIn(userId);
    await expired.add(product.id);
    await patient.add(product.id);
    shop.clock.advance({ days: 10 });
    await fresh.add(product.id);
    shop.clock.advance({ days: 20 });
    await removeExpiredCarts(db, shop.clock.now());

    expect(await db.$count(carts)).toBe(2);
    expect(await db.$count(cartLines)).toBe(2);
    expect(await db.$count(carts, eq(carts.userId, userId))).toBe(1);
    expect((await fresh.read()).cart.items).toHaveLength(1);
  });
});
