import type { ProductType } from '@shop/contract/catalogue';
import { and, countDistinct, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { cartLines, carts } from '../../db/schema/cart.ts';
import { products } from '../../db/schema/catalogue.ts';

export type CartLine = Omit<typeof cartLines.$inferSelect, 'cartId'>;

/** Whose cart it is: a patient's, or that of whoever holds the cookie with one of these hashes, unless it has expired by now. */
export type CartKey = { userId: string } | { guestTokenHashes: string[]; now: Date };

export interface CartRow {
  id: string;
  version: number;
}

/** In one statement, so that version and lines belong together. No rows without a cart, one without lines for an empty one. */
export async function selectCart(db: Database, key: CartKey) {
  return db
    .select({ version: carts.version, updatedAt: carts.updatedAt, line: lineColumns })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(isCartOf(key));
}

/** Whoever writes to the same cart waits here until this transaction is over. */
export async function lockCart(tx: Transaction, key: CartKey): Promise<CartRow | null> {
  const [cart] = await tx
    .select({ id: carts.id, version: carts.version })
    .from(carts)
    .where(isCartOf(key))
    .for('update');
  return cart ?? null;
}

/** A statement of its own after the lock: an earlier one would show the lines as they were before. */
export async function selectLines(tx: Transaction, cartId: string): Promise<CartLine[]> {
  return tx.select(lineColumns).from(cartLines).where(eq(cartLines.cartId, cartId));
}

/** Nothing happens when the patient has one. */
export async function insertPatientCart(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.insert(carts).values({ userId, updatedAt: now }).onConflictDoNothing({ target: carts.userId });
}

export async function insertGuestCart(
  tx: Transaction,
  { guestTokenHash, now, expiresAt }: { guestTokenHash: string; now: Date; expiresAt: Date },
): Promise<CartRow> {
  const [cart] = await tx
    .insert(carts)
    .values({ guestTokenHash, version: 1, updatedAt: now, expiresAt })
    .returning({ id: carts.id, version: carts.version });
  return cart as CartRow;
}

/** The patient's cart becomes a guest's. False when there is none. */
export async function handOverToGuest(
  db: Database,
  userId: string,
  { guestTokenHash, now, expiresAt }: { guestTokenHash: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const handedOver = await db
    .update(carts)
    .set({ userId: null, guestTokenHash, version: sql`${carts.version} + 1`, updatedAt: now, expiresAt })
    .where(eq(carts.userId, userId))
    .returning({ id: carts.id });
  return handedOver.length > 0;
}

/** The cart has changed: its version goes up, and a guest's lives on, under the hash that their token has now. */
export async function touchCart(
  tx: Transaction,
  cartId: string,
  { now, expiresAt, guestTokenHash }: { now: Date; expiresAt: Date | null; guestTokenHash?: string },
): Promise<CartRow> {
  const [cart] = await tx
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, updatedAt: now, expiresAt, guestTokenHash })
    .where(eq(carts.id, cartId))
    .returning({ id: carts.id, version: carts.version });
  return cart as CartRow;
}

export async function saveLines(tx: Transaction, cartId: string, lines: CartLine[]): Promise<void> {
  await tx
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, cartId })))
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: { quantity: sql`excluded.quantity`, seenPriceCents: sql`excluded.seen_price_cents` },
    });
}

export async function deleteLine(tx: Transaction, cartId: string, productId: string): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.productId, productId)));
}

export async function deleteLines(tx: Transaction, cartId: string, productIds: string[]): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.productId, productIds)));
}

export async function deleteCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}

export async function deleteExpiredCarts(db: Database, now: Date): Promise<void> {
  await db.delete(carts).where(lte(carts.expiresAt, now));
}

const lineColumns = {
  productId: cartLines.productId,
  quantity: cartLines.quantity,
  seenPriceCents: cartLines.seenPriceCents,
  addedAt: cartLines.addedAt,
};

function isCartOf(key: CartKey) {
  return 'userId' in key
    ? eq(carts.userId, key.userId)
    : and(inArray(carts.guestTokenHash, key.guestTokenHashes), gt(carts.expiresAt, key.now));
}

/** Carts that hold a product of one of these kinds and have not expired. */
export async function countCartsWith(db: Database, types: ProductType[], now: Date): Promise<number> {
  const [found] = await db
    .select({ count: countDistinct(carts.id) })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(inArray(products.type, types), or(isNull(carts.expiresAt), gt(carts.expiresAt, now))));
  return found?.count ?? 0;
}
