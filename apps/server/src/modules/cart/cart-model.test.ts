import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { type CartResponse, type CartShop, type CartVisitor, cartShop } from '../../testing/cart-shop.ts';
import { givenProduct, givenUser } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';

const { db } = testDatabase();

const guestCartDays = 30;
const [devices, accounts, kinds] = [2, 2, 3];

interface Facts {
  stockUnits: number;
  priceCents: number | null;
  minOrderQuantity: number;
  quantityIncrement: number;
  isSold: boolean;
}

const facts = fc.record<Facts>({
  stockUnits: fc.integer({ min: 0, max: 40 }),
  priceCents: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.constant(null)),
  minOrderQuantity: fc.integer({ min: 1, max: 6 }),
  quantityIncrement: fc.integer({ min: 1, max: 4 }),
  isSold: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
});

const device = fc.nat(devices - 1);
const product = fc.nat(kinds - 1);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('add'),
      device,
      product,
      more: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('set'), device, product, quantity: fc.integer({ min: 0, max: 16 }) }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('decrement'), device, product }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('signIn'), device, account: fc.nat(accounts - 1) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('signOut'), device }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('catalogue'), product, facts }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait'), days: fc.integer({ min: 1, max: 31 }) }) },
) as fc.Arbitrary<Step>;

type Step =
  | { act: 'add'; device: number; product: number; more: number | undefined }
  | { act: 'set'; device: number; product: number; quantity: number }
  | { act: 'decrement'; device: number; product: number }
  | { act: 'signIn'; device: number; account: number }
  | { act: 'signOut'; device: number }
  | { act: 'catalogue'; product: number; facts: Facts }
  | { act: 'wait'; days: number };

/** The simplest model of a cart: a list by product, with the price at the time. */
class ModelCart {
  version = 0;
  changedOn = 0;
  lines = new Map<number, { quantity: number; seen: number | null }>();
}

type Outcome = { refusal: object } | { cart: ModelCart };

class Model {
  day = 0;
  catalogue: Facts[];
  ofAccounts = Array.from({ length: accounts }, () => new ModelCart());
  ofGuests: (ModelCart | null)[] = Array.from({ length: devices }, () => null);
  signedIn: (number | null)[] = Array.from({ length: devices }, () => null);

  constructor(catalogue: Facts[]) {
    this.catalogue = [...catalogue];
  }

  cart(at: number): ModelCart {
    const account = this.signedIn[at] ?? null;
    if (account !== null) return this.ofAccounts[account] as ModelCart;
    const guests = this.ofGuests[at] ?? null;
    return guests && this.day < guests.changedOn + guestCartDays ? guests : new ModelCart();
  }

  write(at: number, of: number, wanted: (inCart: number, allowed: number[]) => number, takesNote: boolean): Outcome {
    const cart = this.cart(at);
    const line = cart.lines.get(of);
    const on = this.catalogue[of] as Facts;
    const quantity = wanted(line?.quantity ?? 0, allowedOf(on));
    const isLess = quantity < (line?.quantity ?? 0) && !takesNote;
    const refusal = quantity === 0 || isLess ? null : refusalOf(on, quantity);
    if (refusal) return { refusal };
    const seen = takesNote || !line ? on.priceCents : (line.seen ?? on.priceCents);
    if (quantity === (line?.quantity ?? 0) && (quantity === 0 || seen === line?.seen)) return { cart };
    if (quantity === 0) cart.lines.delete(of);
    else cart.lines.set(of, { quantity, seen: isLess ? (line?.seen ?? null) : seen });
    cart.version += 1;
    cart.changedOn = this.day;
    if ((this.signedIn[at] ?? null) === null) this.ofGuests[at] = cart;
    return { cart };
  }

  signIn(at: number, account: number): void {
    const guests = this.ofGuests[at] ?? null;
    const own = this.ofAccounts[account] as ModelCart;
    this.ofGuests[at] = null;
    this.signedIn[at] = account;
    if (!guests || this.day >= guests.changedOn + guestCartDays) return;
    let hasChanged = false;
    for (const [of, { quantity, seen }] of guests.lines) {
      const on = this.catalogue[of] as Facts;
      const line = own.lines.get(of);
      const inCart = line?.quantity ?? 0;
      const sum = allowedOf(on).findLast((allowed) => allowed <= inCart + quantity && refusalOf(on, allowed) === null);
      if (!sum || sum <= inCart) continue;
      own.lines.set(of, { quantity: sum, seen: line ? line.seen : seen });
      hasChanged = true;
    }
    if (hasChanged) own.version += 1;
  }
}

function allowedOf({ minOrderQuantity, quantityIncrement }: Facts): number[] {
  return Array.from({ length: 200 }, (_, index) => minOrderQuantity + index * quantityIncrement);
}

function refusalOf(on: Facts, quantity: number): object | null {
  if (!on.isSold || on.priceCents === null) return { id: 'ProductsNotAvailable' };
  const max = allowedOf(on).findLast((allowed) => allowed <= on.stockUnits);
  if (max === undefined) return { id: 'InsufficientStock', data: { available: 0 } };
  if (!allowedOf(on).includes(quantity)) {
    return { id: 'InvalidQuantity', data: { min: on.minOrderQuantity, increment: on.quantityIncrement, max } };
  }
  return quantity > max ? { id: 'InsufficientStock', data: { available: max } } : null;
}

test('random days of two devices and two accounts end as on paper', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(facts, { minLength: kinds, maxLength: kinds }),
      fc.array(step, { minLength: 1, maxLength: 30, size: 'max' }),
      async (catalogue, steps) => {
        const world = await openWorld(catalogue);
        for (const next of steps) await world.take(next);
        await world.compareAll();
      },
    ),
    { numRuns: 40 },
  );
});

async function openWorld(catalogue: Facts[]) {
  const model = new Model(catalogue);
  const shop: CartShop = cartShop(db);
  const visitors = Array.from({ length: devices }, () => shop.visitor());
  const userIds = await Promise.all(model.ofAccounts.map(async () => (await givenUser(db)).userId));
  const made = await Promise.all(catalogue.map(async (its) => (await givenProduct(db, rowOf(its))).product));
  const idOf = (of: number) => made[of]?.[model.day % 2 ? 'id' : 'registryItemId'] ?? '';
  const at = (index: number) => visitors[index] as CartVisitor;

  function compare(answer: CartResponse, expected: Outcome): void {
    if ('refusal' in expected) {
      expect(answer.json()).toEqual({ ...expected.refusal, message: expect.anything(), requestId: expect.anything() });
      return;
    }
    expect(answer.statusCode, answer.body).toBe(200);
    const { version, lines } = expected.cart;
    const shown = [...lines].map(([of, { quantity, seen }]) => {
      const on = model.catalogue[of] as Facts;
      const hasNewPrice = on.priceCents !== null && seen !== on.priceCents;
      return {
        productId: made[of]?.id,
        quantity,
        priceCent: on.priceCents,
        previousPriceCent: hasNewPrice ? seen : null,
        available: refusalOf(on, quantity) === null,
      };
    });
    const totalCent = shown.reduce(
      (sum, line) => sum + (line.available ? line.quantity * (line.priceCent ?? 0) : 0),
      0,
    );
    expect(answer.cart).toMatchObject({ version, totalCent });
    expect(answer.cart.items).toHaveLength(shown.length);
    for (const line of shown) {
      expect(answer.cart.items.find(({ productId }) => productId === line.productId)).toMatchObject(line);
    }
  }

  return {
    async take(next: Step): Promise<void> {
      switch (next.act) {
        case 'add': {
          const { more } = next;
          const expected = model.write(
            next.device,
            next.product,
            (inCart, allowed) => (more ? inCart + more : (allowed.find((quantity) => quantity > inCart) ?? 0)),
            false,
          );
          return compare(await at(next.device).add(idOf(next.product), more), expected);
        }
        case 'set': {
          const expected = model.write(next.device, next.product, () => next.quantity, true);
          return compare(await at(next.device).set(idOf(next.product), next.quantity), expected);
        }
        case 'decrement': {
          const expected = model.write(
            next.device,
            next.product,
            (inCart, allowed) => allowed.findLast((quantity) => quantity < inCart) ?? 0,
            false,
          );
          return compare(await at(next.device).decrement(idOf(next.product)), expected);
        }
        case 'signIn':
          model.signIn(next.device, next.account);
          await at(next.device).signIn(userIds[next.account] ?? '');
          return;
        case 'signOut':
          model.signedIn[next.device] = null;
          return at(next.device).signOut();
        case 'catalogue':
          model.catalogue[next.product] = next.facts;
          await db
            .update(products)
            .set(rowOf(next.facts))
            .where(eq(products.id, made[next.product]?.id ?? ''));
          return;
        case 'wait':
          model.day += next.days;
          return shop.clock.advance({ days: next.days });
      }
    },
    async compareAll(): Promise<void> {
      for (const [index, visitor] of visitors.entries()) compare(await visitor.read(), { cart: model.cart(index) });
    },
  };
}

function rowOf({ isSold, ...its }: Facts) {
  return { ...its, withdrawnAt: isSold ? null : new Date('2025-06-01') };
}
