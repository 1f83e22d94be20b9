import type { Unit } from '@shop/contract/quantity';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { pictures, readImages } from '#domain/product/read-images.ts';
import { isSessionOver } from '#domain/session/session-over.ts';
import { call } from '#lib/api.ts';
import { ApiError, isUnauthorized } from '#lib/api-error.ts';
import { warn } from '#lib/log.ts';
import { cartKey } from '#lib/query-keys.ts';
import { amountIn, fieldsOf, flagIn, textIn, wholeNumberIn } from '#lib/read-fields.ts';
import { currentCartSession, tellOtherTabsOfCart } from './cart-events.ts';
import { guestCartStore } from './guest-cart.ts';
import { noteMissedChanges } from './missed-changes.ts';
import { replayGuestCart } from './replay-guest-cart.ts';

/** How soon the server is asked again while lines wait on this device. */
const retryUnsentMs = 30_000;

/** A part of the page that comes a moment after another one takes what that one has read. */
export const justReadMs = 5_000;

/** The server's cart. Lines that wait on this device are sent as soon as the server answers. */
export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: async ({ client, queryKey, signal }) => {
    noteMissedChanges();
    try {
      return await readAndReplay(signal);
    } catch (error) {
      // Nobody could tell otherwise: a session that was over still is, and its cart stays out of sight.
      const before = client.getQueryState(queryKey)?.error;
      throw isSessionOver(before) && !isUnauthorized(error) ? before : error;
    }
  },
  // Another tab, another device or the stock may have changed it.
  staleTime: 0,
  refetchOnReconnect: 'always',
  refetchInterval: () => (guestCartStore.read().length > 0 ? retryUnsentMs : false),
});

/**
 * Shows the cart that a write of this cart session was answered with. An answer that was overtaken by a later one, or
 * that is no cart, is ignored; whoever wrote announces the change, and the cart is read again.
 */
export async function putCart(queryClient: QueryClient, answer: unknown, session: number): Promise<void> {
  const cart = readCart(answer);
  // A cart that is on its way already may be older than the answer.
  await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
  if (currentCartSession() !== session) return;
  if (!cart) return queryClient.fetchQuery({ ...cartQuery, retry: false }).then(ignore, ignore);
  queryClient.setQueryData(cartQuery.queryKey, (known) => (known && isOlder(cart, known) ? known : cart));
}

/** Refreshes it everywhere. A first read in flight would be taken for the new one, so it is cancelled. */
export async function readCartAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
}

/** What is known of the server's cart, null when it has not been read. */
export function knownCart(queryClient: QueryClient): Cart | null {
  return queryClient.getQueryData(cartQuery.queryKey) ?? null;
}

export function quantityIn(cart: Cart, itemId: string): number {
  return cart.lines.find((line) => isLineOf(line, itemId))?.quantity ?? 0;
}

async function readAndReplay(signal: AbortSignal): Promise<Cart> {
  const cart = await fetchCart(signal);
  const isChanged = await replayGuestCart((itemId) => quantityIn(cart, itemId));
  if (!isChanged) return cart;
  tellOtherTabsOfCart();
  return fetchCart(signal);
}

async function fetchCart(signal: AbortSignal): Promise<Cart> {
  const cart = readCart(await call('readCart', {}, { signal }));
  if (!cart) throw new ApiError({ id: 'Internal', status: 200, message: 'The answer is no cart.' });
  return cart;
}

function isOlder(cart: Cart, known: Cart): boolean {
  return cart.version !== null && known.version !== null && cart.version < known.version;
}

function ignore(): void {}

/** A line of the cart as the shop shows it, whichever shape it came in (CA-11). What is not known is null. */
export interface CartLine {
  /** What a call names it by. */
  itemId: string;
  productId: string | null;
  registryItemId: string | null;
  slug: string | null;
  name: string | null;
  manufacturer: string | null;
  unit: Unit;
  quantity: number;
  minimum: number;
  increment: number;
  stockUnits: number | null;
  /** Can be ordered as it stands. What cannot is not in the total. */
  isAvailable: boolean;
  /** Per one unit. */
  priceCents: number | null;
  /** Set when the price is another one since the person last saw it. */
  previousPriceCents: number | null;
  imageUrl: string | null;
}

export interface Cart {
  lines: CartLine[];
  /** The server's own sum where it gives one; null when a price is missing. */
  totalCents: number | null;
  /** Goes up with every change; null where the server does not count. */
  version: number | null;
}

/** Null when the answer is no cart. A broken line is left out and logged, so that the rest can be ordered. Never throws. */
export function readCart(answer: unknown): Cart | null {
  const fields = fieldsOf(answer);
  const items = fields?.items;
  if (!Array.isArray(items)) return null;

  const lines = items.map(readLine);
  const broken = lines.filter((line) => line === null).length;
  if (broken > 0) warn(`${broken} of ${items.length} cart lines could not be read and are left out.`);
  const readable = uniqueLines(lines.filter((line) => line !== null)).filter(({ quantity }) => quantity > 0);
  return {
    lines: readable,
    totalCents: wholeNumberIn(fields?.totalCent) ?? sumOf(readable),
    version: wholeNumberIn(fields?.version),
  };
}

/** Whether the line is of this product, by whichever id it is known. */
export function isLineOf(line: Pick<CartLine, 'itemId' | 'productId' | 'registryItemId'>, id: string | null): boolean {
  return id !== null && (line.itemId === id || line.productId === id || line.registryItemId === id);
}

/** Price × quantity (CA-05). */
export function linePriceCents({ priceCents, quantity }: Pick<CartLine, 'priceCents' | 'quantity'>): number | null {
  return priceCents === null ? null : priceCents * quantity;
}

/** For a server that does not add up itself. */
function sumOf(lines: CartLine[]): number | null {
  let sum = 0;
  for (const line of lines.filter(({ isAvailable }) => isAvailable)) {
    const cents = linePriceCents(line);
    if (cents === null) return null;
    sum += cents;
  }
  return sum;
}

/** Null without an id or a quantity: such a line can neither be shown nor changed. */
function readLine(entry: unknown): CartLine | null {
  const fields = fieldsOf(entry);
  const product = fieldsOf(fields?.product) ?? {};
  const productId = textIn(fields?.productId) ?? textIn(product.id);
  const registryItemId = textIn(fields?.registryItemId) ?? textIn(product.registryItemId);
  const itemId = textIn(fields?.itemId) ?? productId ?? textIn(fields?.id) ?? registryItemId;
  const quantity = wholeNumberIn(fields?.quantity);
  if (!fields || !itemId || quantity === null) return null;

  const increment = amountIn(fields.quantityIncrement) ?? amountIn(product.quantityIncrement) ?? 1;
  return {
    itemId,
    productId,
    registryItemId,
    slug: textIn(fields.slug) ?? textIn(product.slug),
    name: textIn(fields.name) ?? textIn(fields.title) ?? textIn(product.title) ?? textIn(product.name),
    manufacturer: makerIn(fields) ?? makerIn(product),
    unit: readUnit(fields.unit ?? product.unit),
    quantity,
    minimum: amountIn(fields.minOrderQuantity) ?? amountIn(product.minOrderQuantity) ?? increment,
    increment,
    stockUnits: wholeNumberIn(fields.stock) ?? wholeNumberIn(product.stock),
    isAvailable: flagIn(fields.available) ?? flagIn(product.available) ?? flagIn(product.inStock) ?? true,
    priceCents: priceIn(fields) ?? priceIn(product),
    previousPriceCents: wholeNumberIn(fields.previousPriceCent),
    imageUrl: pictures([fields.imageUrl, fields.image, fields.coverImage, ...readImages(product)])[0] ?? null,
  };
}

/** A price is in cents under every name (CA-05). */
function priceIn({ priceCent, priceCents, price }: Record<string, unknown>): number | null {
  return (
    wholeNumberIn(priceCent) ??
    wholeNumberIn(priceCents) ??
    wholeNumberIn(price) ??
    wholeNumberIn(fieldsOf(price)?.cent)
  );
}

/** By its name or in an object, as a product carries it. */
function makerIn({ manufacturer, brand }: Record<string, unknown>): string | null {
  return textIn(manufacturer) ?? textIn(fieldsOf(manufacturer)?.name) ?? textIn(brand) ?? textIn(fieldsOf(brand)?.name);
}

/** What is neither weighed nor measured counts in packs (CA-03). */
function readUnit(unit: unknown): Unit {
  if (unit === 'gram' || unit === 'g') return 'gram';
  return unit === 'milliliter' || unit === 'ml' ? 'milliliter' : 'pack';
}

/** The same item twice is one line, because a change to one would change the other. */
function uniqueLines(lines: CartLine[]): CartLine[] {
  const byId = new Map<string, CartLine>();
  for (const line of lines) {
    const before = byId.get(line.itemId);
    byId.set(line.itemId, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...byId.values()];
}
