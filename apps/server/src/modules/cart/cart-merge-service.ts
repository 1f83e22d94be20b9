import { mostCartLines } from '@shop/contract/cart';
import type { Exchange } from '../../http/callers.ts';
import { lockProducts, type ProductForSale } from '../catalogue/catalogue-service.ts';
import {
  type CartLine,
  deleteCart,
  handOverToGuest,
  lockCart,
  saveLines,
  selectLines,
  touchCart,
} from './cart-queries.ts';
import { type CartParts, guestCartExpiry, guestCartKey, lockPatientCart } from './cart-service.ts';
import {
  clearGuestCartCookies,
  hasGuestCartCookies,
  makeGuestToken,
  readGuestToken,
  setGuestCartCookies,
} from './guest-cart-cookie.ts';
import { isOnSale, largestQuantity } from './orderable-quantity.ts';

/**
 * At sign-in the cart of the guest's cookie becomes part of the patient's, and the cookie goes: who signs out on this
 * device finds no cart. A sign-in does not fail because of it; the cookie then stays for the next one.
 */
export async function mergeAtSignIn(
  parts: CartParts & { isHttps: boolean },
  { request, reply }: Exchange,
  userId: string,
): Promise<void> {
  const { isHttps } = parts;
  if (!hasGuestCartCookies(request, isHttps)) return;
  try {
    const guestToken = readGuestToken(request, isHttps);
    if (guestToken) await mergeGuestCart(parts, { guestToken, userId });
    clearGuestCartCookies(reply, isHttps);
  } catch (error) {
    request.log.error({ err: error, requestId: request.id }, 'a guest cart could not be merged');
  }
}

/** The way back for who leaves the registration: the cart goes with them, under a new token. A sign-out never fails by it. */
export async function returnToGuest(
  { db, keys, clock, isHttps }: CartParts & { isHttps: boolean },
  { request, reply }: Exchange,
  userId: string,
): Promise<void> {
  try {
    const guestToken = makeGuestToken();
    const guestTokenHash = keys.hash('guest carts', guestToken);
    const now = clock.now();
    const isHandedOver = await handOverToGuest(db, userId, { guestTokenHash, now, expiresAt: guestCartExpiry(now) });
    if (isHandedOver) setGuestCartCookies(reply, guestToken, isHttps);
  } catch (error) {
    request.log.error({ err: error, requestId: request.id }, 'a cart could not be given back to its guest');
  }
}

/** In one transaction and only once: a second merge with the same token finds no cart. */
async function mergeGuestCart(
  { db, keys, clock }: CartParts,
  { guestToken, userId }: { guestToken: string; userId: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Always locks the guest's cart first, to avoid deadlocks.
    const guestCart = await lockCart(tx, guestCartKey(keys, guestToken, now));
    if (!guestCart) return;
    const guestLines = await selectLines(tx, guestCart.id);
    await deleteCart(tx, guestCart.id);
    if (guestLines.length === 0) return;

    const cart = await lockPatientCart(tx, userId, now);
    const products = await lockProducts(
      tx,
      guestLines.map(({ productId }) => productId),
    );
    const changed = mergeLines(await selectLines(tx, cart.id), guestLines, products);
    if (changed.length === 0) return;
    await saveLines(tx, cart.id, changed);
    await touchCart(tx, cart.id, { now, expiresAt: null });
  });
}

/**
 * The lines of the patient's cart that are new or larger. Quantities are added up as far as they can be ordered, and the
 * latest of the guest's lines go first where there is no room for all. What could not be added now is left out, and no
 * line of the patient's gets smaller.
 */
function mergeLines(ownLines: CartLine[], guestLines: CartLine[], products: Map<string, ProductForSale>): CartLine[] {
  const own = new Map(ownLines.map((line) => [line.productId, line]));
  const changed: CartLine[] = [];
  let room = mostCartLines - own.size;
  for (const guestLine of guestLines.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime())) {
    const product = products.get(guestLine.productId);
    if (!product || !isOnSale(product)) continue;
    const line = own.get(guestLine.productId);
    const inCart = line?.quantity ?? 0;
    const quantity = largestQuantity(product, Math.min(product.stockUnits, inCart + guestLine.quantity));
    if (quantity <= inCart || (!line && room === 0)) continue;
    changed.push({ ...(line ?? guestLine), quantity });
    if (!line) room -= 1;
  }
  return changed;
}
