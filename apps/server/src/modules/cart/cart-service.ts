import { stepDown, stepUp } from '@shop/contract/amount-steps';
import { mostCartLines } from '@shop/contract/cart';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { periods } from '../../retention.ts';
import {
  lockProducts,
  lockProductsToSell,
  type ProductForSale,
  productsByIds,
} from '../catalogue/catalogue-service.ts';
import type { Cart } from './cart-presenter.ts';
import {
  type CartKey,
  type CartLine,
  type CartRow,
  deleteExpiredCarts,
  deleteLine,
  deleteLines,
  insertGuestCart,
  insertPatientCart,
  lockCart,
  saveLines,
  selectCart,
  selectLines,
  touchCart,
} from './cart-queries.ts';
import { makeGuestToken } from './guest-cart-cookie.ts';
import { checkOrderable, isOrderable, largestQuantity, stepsOf } from './orderable-quantity.ts';

/** What other modules count quantities with. */
export { largestQuantity };

export interface CartParts {
  db: Database;
  keys: Keys;
  clock: Clock;
}

/** A patient, or a guest with the token of their cookie if they sent one. */
export type CartOwner = { userId: string } | { guestToken: string | null };

export interface ChangedCart {
  cart: Cart;
  /** The token a guest's cookie is to carry from now on; null when there is nothing to say about it. */
  guestToken: string | null;
}

export async function findCart({ db, keys, clock }: CartParts, owner: CartOwner): Promise<Cart> {
  const key = cartKey(keys, owner, clock.now());
  const { version, lines } = await readLines(db, key);
  return { version, lines, products: await productsByIds(db, lines.map(productIdOf)) };
}

/** Without quantity the minimum, then one increment; with quantity that much. */
export function addItem(
  parts: CartParts,
  owner: CartOwner,
  { itemId, quantity: more }: { itemId: string; quantity?: number | undefined },
): Promise<ChangedCart> {
  return changeLine(parts, owner, itemId, (product, line) => {
    const inCart = line?.quantity ?? 0;
    const quantity = more === undefined ? stepUp(stepsOf(product), inCart) : inCart + more;
    checkOrderable(product, quantity);
    // Whoever adds from an outdated page has not seen a new price yet: the line keeps the one it remembers.
    return { quantity, seenPriceCents: line?.seenPriceCents ?? product.priceCents };
  });
}

/** Sets a line's quantity, 0 removes it. Who chooses a quantity in the cart has the price in sight. */
export function setQuantity(
  parts: CartParts,
  owner: CartOwner,
  { itemId, quantity }: { itemId: string; quantity: number },
): Promise<ChangedCart> {
  return changeLine(parts, owner, itemId, (product) => {
    if (quantity === 0) return null;
    checkOrderable(product, quantity);
    return { quantity, seenPriceCents: product.priceCents };
  });
}

/** Allowed for sold-out products too: less is always possible. */
export function decrement(parts: CartParts, owner: CartOwner, { itemId }: { itemId: string }): Promise<ChangedCart> {
  return changeLine(parts, owner, itemId, (product, line) => {
    const quantity = line ? stepDown(stepsOf(product), line.quantity) : 0;
    return line && quantity > 0 ? { quantity, seenPriceCents: line.seenPriceCents } : null;
  });
}

/** For the export of a person's data. */
export async function cartOf(db: Database, userId: string) {
  const { updatedAt, lines } = await readLines(db, { userId });
  const products = await productsByIds(db, lines.map(productIdOf));
  return {
    updatedAt,
    items: lines.map(({ productId, quantity, addedAt }) => {
      const product = products.get(productId);
      return { name: product?.title, quantity, unit: product?.unit, addedAt };
    }),
  };
}

export async function removeExpiredCarts(db: Database, now: Date): Promise<void> {
  await deleteExpiredCarts(db, now);
}

/** The patient's cart, made if there is none, for this transaction alone. */
export async function lockPatientCart(tx: Transaction, userId: string, now: Date): Promise<CartRow> {
  const cart = await lockCart(tx, { userId });
  if (cart) return cart;
  await insertPatientCart(tx, userId, now);
  return (await lockCart(tx, { userId })) as CartRow;
}

/** The patient's cart with its lines, for this transaction alone. */
export async function lockFilledCart(tx: Transaction, userId: string, now: Date) {
  const cart = await lockPatientCart(tx, userId, now);
  return { ...cart, lines: (await selectLines(tx, cart.id)).toSorted(asAdded) };
}

/**
 * The lines of a cart that can be ordered, with their products locked for an order in the making. Throws for the first that
 * cannot be, unless the person has seen the total without it; then only for the first of a cart of such lines.
 */
export async function requireOrderable(
  tx: Transaction,
  lines: readonly Pick<CartLine, 'productId' | 'quantity'>[],
  { isTotalKnown }: { isTotalKnown: boolean },
) {
  const products = await lockProductsToSell(
    tx,
    lines.map(({ productId }) => productId),
  );
  const found = lines.map(({ productId, quantity }) => ({
    product: products.get(productId) as ProductForSale,
    quantity,
  }));
  const orderable = found.filter(({ product, quantity }) => isOrderable(product, quantity));
  const isEnough = isTotalKnown ? orderable.length > 0 : orderable.length === found.length;
  if (!isEnough) for (const { product, quantity } of found) checkOrderable(product, quantity);
  return orderable;
}

/** These have become an order; what could not be ordered stays. */
export async function takeOutOfCart(tx: Transaction, cartId: string, productIds: string[], now: Date): Promise<void> {
  await deleteLines(tx, cartId, productIds);
  await touchCart(tx, cartId, { now, expiresAt: null });
}

export function guestCartKey(keys: Keys, guestToken: string, now: Date) {
  return { guestTokenHashes: keys.hashes('guest carts', guestToken), now };
}

type Decide = (
  product: ProductForSale,
  line: CartLine | undefined,
) => Pick<CartLine, 'quantity' | 'seenPriceCents'> | null;

/** One line of one cart: the cart is locked, then it is decided what becomes of the line, then that is written. */
function changeLine({ db, keys, clock }: CartParts, owner: CartOwner, itemId: string, decide: Decide) {
  const now = clock.now();
  return db.transaction(async (tx): Promise<ChangedCart> => {
    const cart = await lockCartOf(tx, keys, owner, now);
    const lines = cart ? await selectLines(tx, cart.id) : [];
    const product = (await lockProducts(tx, [itemId])).get(itemId);
    if (!product) throw new ShopError('ProductsNotAvailable');

    const before = lines.find(({ productId }) => productId === product.id);
    const others = lines.filter((line) => line !== before);
    const decided = decide(product, before);
    if (decided && others.length >= mostCartLines) throw new ShopError('CartFull');
    const after = decided && { addedAt: now, ...before, ...decided, productId: product.id };

    let saved: SavedCart | null = null;
    if (!isSame(before, after)) {
      saved = cart ? await keepCart(tx, keys, cart, owner, now) : await startGuestCart(tx, keys, now);
      await (after ? saveLines(tx, saved.id, [after]) : deleteLine(tx, saved.id, product.id));
    }
    const version = (saved ?? cart)?.version ?? 0;
    const products = (await productsByIds(tx, others.map(productIdOf))).set(product.id, product);
    return {
      cart: { version, lines: (after ? [...others, after] : others).toSorted(asAdded), products },
      guestToken: saved?.guestToken ?? null,
    };
  });
}

type SavedCart = CartRow & Pick<ChangedCart, 'guestToken'>;

/** Null for a guest who has none. */
async function lockCartOf(tx: Transaction, keys: Keys, owner: CartOwner, now: Date): Promise<CartRow | null> {
  if ('userId' in owner) return lockPatientCart(tx, owner.userId, now);
  const key = cartKey(keys, owner, now);
  return key && lockCart(tx, key);
}

async function keepCart(tx: Transaction, keys: Keys, cart: CartRow, owner: CartOwner, now: Date): Promise<SavedCart> {
  const guestToken = 'userId' in owner ? null : owner.guestToken;
  if (!guestToken) return { ...(await touchCart(tx, cart.id, { now, expiresAt: null })), guestToken };
  const guestTokenHash = keys.hash('guest carts', guestToken);
  return { ...(await touchCart(tx, cart.id, { now, expiresAt: guestCartExpiry(now), guestTokenHash })), guestToken };
}

/** Always a new token: one without a cart is never reused, because somebody else may know it. */
async function startGuestCart(tx: Transaction, keys: Keys, now: Date): Promise<SavedCart> {
  const guestToken = makeGuestToken();
  const guestTokenHash = keys.hash('guest carts', guestToken);
  return { ...(await insertGuestCart(tx, { guestTokenHash, now, expiresAt: guestCartExpiry(now) })), guestToken };
}

async function readLines(db: Database, key: CartKey | null) {
  const rows = key ? await selectCart(db, key) : [];
  return {
    version: rows[0]?.version ?? 0,
    updatedAt: rows[0]?.updatedAt ?? null,
    lines: rows.flatMap(({ line }) => line ?? []).toSorted(asAdded),
  };
}

function cartKey(keys: Keys, owner: CartOwner, now: Date): CartKey | null {
  if ('userId' in owner) return owner;
  return owner.guestToken === null ? null : guestCartKey(keys, owner.guestToken, now);
}

export function guestCartExpiry(now: Date): Date {
  return new Date(now.getTime() + periods.guestCartDays * 24 * 60 * 60 * 1_000);
}

function productIdOf({ productId }: CartLine): string {
  return productId;
}

function asAdded(a: CartLine, b: CartLine): number {
  return a.addedAt.getTime() - b.addedAt.getTime() || (a.productId < b.productId ? -1 : 1);
}

function isSame(before: CartLine | undefined, after: CartLine | null): boolean {
  return before?.quantity === after?.quantity && before?.seenPriceCents === after?.seenPriceCents;
}
