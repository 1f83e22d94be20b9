import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cartLines, carts } from '../../db/schema/cart.ts';
import { products } from '../../db/schema/catalogue.ts';
import { type CartResponse, type CartVisitor, cartShop } from '../../testing/cart-shop.ts';
import { givenProduct, givenUser } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';

const { db } = testDatabase();

async function givenVisitor(kind: 'guest' | 'patient'): Promise<CartVisitor> {
  const visitor = cartShop(db).visitor();
  if (kind === 'patient') await visitor.signIn((await givenUser(db)).userId);
  return visitor;
}

function times<Result>(count: number, make: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)));
}

/** Sorted by version, the answers are the history of the cart: every version once, the last one is what is there now. */
async function historyOf(visitor: CartVisitor, answers: CartResponse[]) {
  const history = answers.filter(({ statusCode }) => statusCode === 200).map(({ cart }) => cart);
  history.sort((a, b) => a.version - b.version);
  expect((await visitor.read()).cart).toEqual(history.at(-1));
  return history;
}

test.each(['guest', 'patient'] as const)(
  '50 adds of a %s at once: each finds what the one before left',
  async (kind) => {
    const visitor = await givenVisitor(kind);
    const { product } = await givenProduct(db, { stockUnits: 100 });
    await visitor.add(product.id);
    const answers = await times(50, () => visitor.add(product.id));

    const history = await historyOf(visitor, answers);
    expect(history.map(({ version, items }) => [version, items[0]?.quantity])).toEqual(
      Array.from({ length: 19 }, (_, index) => [index + 2, 10 + index * 5]),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(31);
    for (const response of refused) {
      expect(response.json()).toMatchObject({ id: 'InsufficientStock', data: { available: 100 } });
    }
  },
);

test('the first 50 adds of a patient at once make one cart', async () => {
  const visitor = await givenVisitor('patient');
  const made = await times(5, async () => (await givenProduct(db, { stockUnits: 1_000 })).product);
  const answers = await times(50, (index) => visitor.add(made[index % 5]?.id ?? ''));
  const history = await historyOf(visitor, answers);
  expect(history.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(history.at(-1)?.items.map(({ quantity }) => quantity)).toEqual([50, 50, 50, 50, 50]);
  expect(await db.$count(carts)).toBe(1);
});

test('60 products at once: 50 lines, and the other ten are told that the cart is full', async () => {
  const visitor = await givenVisitor('patient');
  const made = await times(60, async () => (await givenProduct(db)).product);
  const answers = await times(60, (index) => visitor.add(made[index]?.id ?? ''));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
  expect(answers.filter((answer) => answer.json().id === 'CartFull')).toHaveLength(10);
  expect(await db.$count(cartLines)).toBe(50);
});

test('two tabs set the same line at once: the last one to be answered for counts', async () => {
  const visitor = await givenVisitor('guest');
  const { product } = await givenProduct(db, { stockUnits: 1_000 });
  await visitor.add(product.id);
  const answers = await times(20, (index) => visitor.set(product.id, 10 + index * 5));
  const history = await historyOf(visitor, answers);
  expect(history.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  expect(new Set(history.map(({ items }) => items[0]?.quantity)).size).toBe(20);
});

test('plus, minus, set and remove at once: every answer follows from the one before', async () => {
  const visitor = await givenVisitor('guest');
  const { product } = await givenProduct(db, { stockUnits: 60 });
  const { product: other } = await givenProduct(db);
  await visitor.add(other.id);
  const acts = [
    { act: () => visitor.add(product.id), next: (quantity: number) => quantity + 5 },
    { act: () => visitor.add(product.id, 15), next: (quantity: number) => quantity + 15 },
    { act: () => visitor.decrement(product.id), next: (quantity: number) => Math.max(0, quantity - 5) },
    { act: () => visitor.set(product.id, 30), next: () => 30 },
    { act: () => visitor.set(product.id, 0), next: () => 0 },
  ];
  const answers = await times(60, async (index) => {
    const { act, next } = acts[(index * 7) % acts.length] as (typeof acts)[number];
    const answer = await act();
    return Object.assign(answer, { next });
  });

  const history = await historyOf(visitor, answers);
  let inCart = 0;
  for (let version = 1; version <= (history.at(-1)?.version ?? 0); version++) {
    const told = answers.filter(({ statusCode, cart }) => statusCode === 200 && cart.version === version);
    const before = inCart;
    for (const { cart } of told) inCart = cart.items.find(({ productId }) => productId === product.id)?.quantity ?? 0;
    // One of them made this version out of the one before; the others found nothing to change.
    const makers = told.filter(({ next }) => next(before) === inCart);
    const idle = told.filter(({ next }) => next(inCart) === inCart);
    if (version > 1) expect(makers.length).toBeGreaterThan(0);
    expect(told.filter((answer) => !idle.includes(answer)).length).toBeLessThanOrEqual(version > 1 ? 1 : 0);
  }
});

test('a stock that falls while people add is never passed', async () => {
  const visitor = await givenVisitor('guest');
  const { product } = await givenProduct(db, { stockUnits: 500 });
  await visitor.add(product.id);
  const stocks = [400, 300, 200, 100, 50];
  const [answers] = await Promise.all([
    times(100, () => visitor.add(product.id)),
    ...stocks.map((stockUnits) => db.update(products).set({ stockUnits }).where(eq(products.id, product.id))),
  ]);
  for (const { cart, statusCode } of answers) {
    if (statusCode !== 200) continue;
    const [line] = cart.items;
    expect(line?.available).toBe(true);
    expect(line?.quantity).toBeLessThanOrEqual(line?.stock ?? 0);
  }
});

test('who adds while the last grams are being sold waits and hears what is left', async () => {
  const visitor = await givenVisitor('guest');
  const { product } = await givenProduct(db, { stockUnits: 20 });
  let answer: CartResponse | undefined;
  const adding = await db.transaction(async (tx) => {
    await tx.update(products).set({ stockUnits: 5 }).where(eq(products.id, product.id));
    const pending = visitor.set(product.id, 20).then((answered) => {
      answer = answered;
    });
    const isWaiting = async () => (await tx.execute(sql`select 1 from pg_locks where not granted`)).rows.length > 0;
    while (!answer && !(await isWaiting()));
    expect(answer).toBeUndefined();
    return { pending };
  });
  await adding.pending;
  expect(answer?.json()).toMatchObject({ id: 'InsufficientStock', data: { available: 5 } });
});
