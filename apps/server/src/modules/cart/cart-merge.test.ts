import { mostCartLines } from '@shop/contract/cart';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartLines, carts } from '../../db/schema/cart.ts';
import { type NewProduct, products } from '../../db/schema/catalogue.ts';
import { type CartVisitor, cartShop } from '../../testing/cart-shop.ts';
import { givenProduct, givenUser } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';

const { db } = testDatabase();

/** A guest on one device, and the account they will sign in to, which they use on another. */
async function given() {
  const shop = cartShop(db);
  const { userId } = await givenUser(db);
  const elsewhere = shop.visitor();
  await elsewhere.signIn(userId);
  return { shop, userId, elsewhere, guest: shop.visitor() };
}

async function linesOf(visitor: CartVisitor): Promise<Record<string, number>> {
  const { cart } = await visitor.read();
  return Object.fromEntries(cart.items.map(({ productId, quantity }) => [productId, quantity]));
}

describe('[AU-03] at sign-in the guest’s cart becomes part of the patient’s', () => {
  test('quantities of the same product add up, the other lines stay', async () => {
    const { userId, elsewhere, guest } = await given();
    const { product: both } = await givenProduct(db);
    const { product: own } = await givenProduct(db);
    const { product: guests } = await givenProduct(db);
    await elsewhere.set(both.id, 10);
    await elsewhere.set(own.id, 5);
    await guest.set(both.id, 15);
    await guest.set(guests.id, 20);
    await guest.signIn(userId);
    const merged = { [both.id]: 25, [own.id]: 5, [guests.id]: 20 };
    expect(await linesOf(guest)).toEqual(merged);
    expect(await linesOf(elsewhere)).toEqual(merged);
    expect((await guest.read()).cart.version).toBe(3);
  });

  test('who has no cart yet gets one', async () => {
    const { userId, guest } = await given();
    const { product } = await givenProduct(db);
    await guest.set(product.id, 15);
    await guest.signIn(userId);
    expect((await guest.read()).cart).toMatchObject({ items: [{ quantity: 15 }], version: 1 });
    expect(await db.select().from(carts)).toMatchObject([{ userId, guestTokenHash: null, expiresAt: null }]);
  });

  test('the guest’s cart and its cookies are gone, and nothing is left after a sign-out', async () => {
    const { shop, userId, guest } = await given();
    const { product } = await givenProduct(db);
    await guest.add(product.id);
    const thief = shop.visitor(guest);
    const response = await guest.signIn(userId);
    expect(response.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name, value }) => [name, value])).toEqual([
      ['shop.cart_token', ''],
      ['shop_guest_cart', ''],
    ]);
    expect(await db.$count(carts, isNotNull(carts.guestTokenHash))).toBe(0);
    expect((await thief.read()).cart.items).toEqual([]);
    guest.signOut();
    expect([...guest.cookies.keys()]).toEqual([]);
    expect((await guest.read()).cart.items).toEqual([]);
  });

  test('without a cookie nothing happens; a stale one is cleared', async () => {
    const { userId, guest } = await given();
    const plain = await guest.signIn(userId);
    expect(plain.cookies.map(({ name }) => name)).toEqual(['signed_in']);
    guest.cookies.set('shop.cart_token', 'A'.repeat(43));
    await guest.signIn(userId);
    expect([...guest.cookies.keys()]).toEqual(['signed_in']);
  });

  test('a cart that has expired is not merged', async () => {
    const { shop, userId, guest } = await given();
    const { product } = await givenProduct(db);
    await guest.add(product.id);
    shop.clock.advance({ days: 30 });
    await guest.signIn(userId);
    expect(await linesOf(guest)).toEqual({});
  });

  test('a price that changed since the guest added it is told', async () => {
    const { userId, guest } = await given();
    const { product } = await givenProduct(db);
    await guest.add(product.id);
    await db.update(products).set({ priceCents: 950 });
    await guest.signIn(userId);
    const { cart } = await guest.read();
    expect(cart.items).toMatchObject([{ priceCent: 950, previousPriceCent: 899 }]);
  });

  test('one that fails does not keep the person out: the cookie stays for the next time', async () => {
    const { shop, guest } = await given();
    const { product } = await givenProduct(db);
    await guest.add(product.id);
    const kept = shop.visitor(guest);
    // Nobody has this id, so no cart can be made for it.
    const response = await guest.signIn('nobody');
    expect(response.statusCode).toBe(200);
    expect(guest.cookies.has('shop.cart_token')).toBe(true);
    expect(Object.values(await linesOf(kept))).toEqual([5]);
  });
});

describe('no line becomes what could not be added', () => {
  type Case = [
    what: string,
    product: Partial<NewProduct>,
    own: number,
    guest: number,
    later: Partial<NewProduct>,
    then: number,
  ];
  const cases: Case[] = [
    ['more than the stock: what there is', { stockUnits: 23 }, 15, 15, {}, 20],
    ['between the steps: down to one', { minOrderQuantity: 10, quantityIncrement: 4 }, 10, 10, {}, 18],
    ['sold out since: as it was', {}, 10, 10, { stockUnits: 0 }, 10],
    ['fewer left than the patient has: as it was', {}, 20, 5, { stockUnits: 10 }, 20],
    ['no longer sold: as it was', {}, 10, 10, { withdrawnAt: new Date('2025-06-01') }, 10],
    ['no price any more: as it was', {}, 10, 10, { priceCents: null }, 10],
    ['the guest’s alone, sold out: left out', {}, 0, 10, { stockUnits: 4 }, 0],
    ['the guest’s alone, no longer sold: left out', {}, 0, 10, { withdrawnAt: new Date('2025-06-01') }, 0],
    ['the guest’s alone, fewer left: what there is', {}, 0, 20, { stockUnits: 12 }, 10],
    ['the guest’s alone, other steps now: down to one', {}, 0, 20, { quantityIncrement: 7 }, 19],
  ];
  test.each(cases)('%s', async (_, facts, own, guests, later, then) => {
    const { userId, elsewhere, guest } = await given();
    const { product } = await givenProduct(db, facts);
    if (own > 0) await elsewhere.set(product.id, own);
    await guest.set(product.id, guests);
    await db.update(products).set({ stockUnits: product.stockUnits, ...later });
    await guest.signIn(userId);
    expect(await linesOf(guest)).toEqual(then > 0 ? { [product.id]: then } : {});
    expect((await guest.read()).cart.version).toBe(Number(own > 0) + Number(then > own));
  });

  test('50 lines are the most: the patient’s stay, of the guest’s the latest come in', async () => {
    const { shop, userId, elsewhere, guest } = await given();
    const { product: shared } = await givenProduct(db);
    await fill(elsewhere, mostCartLines - 3);
    await elsewhere.add(shared.id);
    const added: string[] = [];
    for (let line = 0; line < 4; line++) {
      const { product } = await givenProduct(db);
      added.push(product.id);
      shop.clock.advance({ seconds: 1 });
      if (line === 0) await guest.add(shared.id);
      await guest.add(product.id);
    }
    await guest.signIn(userId);
    const lines = await linesOf(guest);
    expect(Object.keys(lines)).toHaveLength(mostCartLines);
    expect(added.map((id) => lines[id])).toEqual([undefined, undefined, 5, 5]);
    expect(lines[shared.id]).toBe(10);
  });

  async function fill(visitor: CartVisitor, lines: number): Promise<void> {
    for (let line = 0; line < lines; line++) await visitor.add((await givenProduct(db)).product.id);
  }
});

describe('at the same time', () => {
  test('twenty sign-ins with the same cookie: one takes the cart', async () => {
    const { shop, userId, guest } = await given();
    const { product } = await givenProduct(db, { stockUnits: 1_000 });
    await guest.set(product.id, 10);
    const devices = Array.from({ length: 20 }, () => shop.visitor(guest));
    const answers = await Promise.all(devices.map((device) => device.signIn(userId)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await linesOf(devices[0] as CartVisitor)).toEqual({ [product.id]: 10 });
  });

  test('different people with the same cookie: one of them has it, whole', async () => {
    const { shop, guest } = await given();
    const { product } = await givenProduct(db);
    await guest.set(product.id, 10);
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => ({ device: shop.visitor(guest), ...(await givenUser(db)) })),
    );
    await Promise.all(people.map(({ device, userId }) => device.signIn(userId)));
    const found = await Promise.all(people.map(({ device }) => linesOf(device)));
    expect(found.filter((lines) => lines[product.id] === 10)).toHaveLength(1);
    expect(await totalOf(product.id)).toBe(10);
  });

  test('guests of many devices signing in to one account, while it is used: nothing is lost', async () => {
    const { shop, userId, elsewhere } = await given();
    const made = await Promise.all(
      Array.from({ length: 4 }, async () => (await givenProduct(db, { stockUnits: 1_000 })).product),
    );
    const guests = Array.from({ length: 10 }, () => shop.visitor());
    for (const guest of guests) for (const { id } of made) await guest.add(id);
    const answers = await Promise.all([
      ...guests.map((guest) => guest.signIn(userId)),
      ...Array.from({ length: 10 }, (_, index) => elsewhere.add(made[index % 4]?.id ?? '')),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(Object.values(await linesOf(elsewhere)).reduce((sum, quantity) => sum + quantity)).toBe(10 * 4 * 5 + 10 * 5);
  });

  test('adding as a guest while signing in: every gram that was acknowledged is in one of the two carts', async () => {
    const { shop, userId, guest } = await given();
    const { product } = await givenProduct(db, { stockUnits: 1_000 });
    await guest.add(product.id);
    const tabs = Array.from({ length: 10 }, () => shop.visitor(guest));
    const adds = tabs.map((tab) => tab.add(product.id));
    const [, ...answers] = await Promise.all([shop.visitor(guest).signIn(userId), ...adds]);
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await totalOf(product.id)).toBe(55);
  });

  async function totalOf(productId: string): Promise<number> {
    const [row] = await db
      .select({ sum: sql<number>`sum(${cartLines.quantity})::int` })
      .from(cartLines)
      .where(eq(cartLines.productId, productId));
    return row?.sum ?? 0;
  }
});
