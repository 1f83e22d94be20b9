import type { Unit } from '@shop/contract/quantity';
import { pictures } from '#domain/product/read-images.ts';
import { warn } from '#lib/log.ts';
import { amountIn, arrayIn, fieldsOf, textIn } from '#lib/read-fields.ts';
import { forget, readStored, store } from '#lib/storage.ts';
import { currentCartSession } from './cart-events.ts';

/**
 * What was to be put into the cart and never reached the server, in `guest_cart_v1` (CA-01; wire.md, Guest cart). Where the
 * browser refuses to store it, it lives as long as the page.
 */
export interface GuestLine {
  itemId: string;
  /** In the product's unit, despite the name. */
  quantityGrams: number;
  addedAt: string;
  /** `isWhole`: the quantity is the total wanted; it is set, not added to what the server has. */
  meta: { image: string | null; isWhole?: true };
}

/** What the page that added it knew of the product. It is never stored, so that after a reload a line has no name. */
export interface KnownProduct {
  name: string;
  slug: string;
  unit: Unit;
  minimum: number;
  increment: number;
  priceCents: number | null;
}

const mostLines = 50;
const mostUnits = 1_000_000;

/** The lines that the browser refused to store; null as long as it stores them. */
let unstored: readonly GuestLine[] | null = null;
let lastRead: { text: string; lines: readonly GuestLine[] } = { text: '', lines: [] };
/** How much of an item the server had before the line was kept: anything more has arrived after all. */
const before = new Map<string, { quantityOnServer: number; session: number }>();
const knownProducts = new Map<string, KnownProduct>();
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: the same array until something changes. */
export const guestCartStore = {
  subscribe(listener: () => void): () => void {
    function hear(event: StorageEvent) {
      if (event.key === 'guest_cart_v1' || event.key === null) listener();
    }
    listeners.add(listener);
    window.addEventListener('storage', hear);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', hear);
    };
  },

  read(): readonly GuestLine[] {
    if (unstored) return unstored;
    const stored = readStored('guest_cart_v1');
    const text = JSON.stringify(stored);
    if (text !== lastRead.text) lastRead = { text, lines: readLines(stored) };
    return lastRead.lines;
  },
};

interface UnsentItem {
  itemId: string;
  /** Added to what is kept of it. */
  quantity: number;
  image: string | null;
}

/** Keeps what could not be sent. `quantityOnServer` is what the server had of it; null when nobody can tell. */
export function keepInGuestCart({ itemId, quantity, image }: UnsentItem, quantityOnServer: number | null): void {
  const kept = findLine(itemId);
  if (quantityOnServer !== null && !kept) rememberBefore(itemId, quantityOnServer);
  setGuestQuantity(itemId, (kept?.quantityGrams ?? 0) + quantity, image);
}

/**
 * Keeps what a person wanted after their session ended. `quantityBefore` is what their cart had when they last saw it:
 * with what they add, it makes the quantity for the next sign-in.
 */
export function keepUntilSignIn({ itemId, quantity, image }: UnsentItem, quantityBefore: number): void {
  const kept = findLine(itemId);
  const known = kept?.meta.isWhole ? kept.quantityGrams : quantityBefore + (kept?.quantityGrams ?? 0);
  setGuestQuantity(itemId, known + quantity, image, true);
}

/** 0 removes the line. A line that is new or changed is the latest one; only the last 50 are kept. */
export function setGuestQuantity(
  itemId: string,
  quantity: number,
  image: string | null = null,
  isWhole = findLine(itemId)?.meta.isWhole ?? false,
): void {
  const kept = findLine(itemId);
  const others = guestCartStore.read().filter((line) => line !== kept);
  const line: GuestLine = {
    itemId,
    quantityGrams: Math.min(quantity, mostUnits),
    addedAt: new Date().toISOString(),
    meta: { image: image ?? kept?.meta.image ?? null, ...(isWhole && { isWhole }) },
  };
  if (quantity <= 0) before.delete(itemId);
  write(quantity > 0 ? [...others, line].slice(-mostLines) : others);
}

/** The server has this much now; anything kept since then stays. */
export function releaseFromGuestCart({ itemId, quantityGrams }: GuestLine): void {
  before.delete(itemId);
  const kept = findLine(itemId);
  if (!kept) return;
  const lines = guestCartStore.read();
  const rest = { ...kept, quantityGrams: kept.quantityGrams - quantityGrams };
  write(rest.quantityGrams > 0 ? lines.with(lines.indexOf(kept), rest) : lines.filter((line) => line !== kept));
}

/** How much of a kept line the server does not have: a request may have reached it although its answer was lost. */
export function missingOnServer({ itemId, quantityGrams }: GuestLine, quantityOnServer: number): number {
  const known = before.get(itemId);
  if (known?.session !== currentCartSession()) {
    rememberBefore(itemId, quantityOnServer);
    return quantityGrams;
  }
  const arrived = Math.max(0, quantityOnServer - known.quantityOnServer);
  return Math.max(0, quantityGrams - arrived);
}

/** Leaves nothing for the next person, in the storage and in this page. */
export function forgetGuestCart(): void {
  unstored = null;
  before.clear();
  knownProducts.clear();
  forget('guest_cart_v1');
  forget('cart_item_meta_v1');
  tell();
}

/** Item meta, in `cart_item_meta_v1`: the picture of an item, for a server whose cart has none. */
export function rememberItem(itemId: string, image: string | null, product?: KnownProduct): void {
  if (product) knownProducts.set(itemId, product);
  if (image === null) return;
  const { [itemId]: _replaced, ...others } = fieldsOf(readStored('cart_item_meta_v1')) ?? {};
  store('cart_item_meta_v1', Object.fromEntries([...Object.entries(others), [itemId, { image }]].slice(-mostLines)));
}

export function imageOfItem(itemId: string): string | null {
  const meta = fieldsOf(fieldsOf(readStored('cart_item_meta_v1'))?.[itemId]);
  return pictures([meta?.image])[0] ?? null;
}

export function knownProduct(itemId: string): KnownProduct | null {
  return knownProducts.get(itemId) ?? null;
}

function findLine(itemId: string): GuestLine | undefined {
  return guestCartStore.read().find((line) => line.itemId === itemId);
}

function rememberBefore(itemId: string, quantityOnServer: number): void {
  before.set(itemId, { quantityOnServer, session: currentCartSession() });
}

function write(lines: readonly GuestLine[]): void {
  const isStored = store('guest_cart_v1', lines);
  if (!isStored && !unstored) warn('The browser does not store the guest cart; it lives as long as this page.');
  unstored = isStored ? null : lines;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function readLines(stored: unknown): readonly GuestLine[] {
  if (stored === null) return [];
  const entries = arrayIn(stored);
  const lines = entries.map(readLine).filter((line) => line !== null);
  const broken = entries.length - lines.length;
  if (broken > 0) warn(`${broken} of ${entries.length} lines of the stored guest cart are unreadable and left out.`);
  else if (!Array.isArray(stored)) warn('The stored guest cart is unreadable and left out.');

  const byId = new Map<string, GuestLine>();
  for (const line of lines) {
    const quantityGrams = Math.min(line.quantityGrams + (byId.get(line.itemId)?.quantityGrams ?? 0), mostUnits);
    byId.set(line.itemId, { ...line, quantityGrams });
  }
  return [...byId.values()].slice(-mostLines);
}

function readLine(entry: unknown): GuestLine | null {
  const fields = fieldsOf(entry);
  const meta = fieldsOf(fields?.meta);
  const itemId = textIn(fields?.itemId);
  const quantityGrams = amountIn(fields?.quantityGrams);
  if (!itemId || itemId.length > 100 || quantityGrams === null || quantityGrams > mostUnits) return null;
  return {
    itemId,
    quantityGrams,
    addedAt: textIn(fields?.addedAt) ?? new Date(0).toISOString(),
    meta: { image: pictures([meta?.image])[0] ?? null, ...(meta?.isWhole === true && { isWhole: true }) },
  };
}
