import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isSessionOver } from '#domain/session/session-over.ts';
import { type Cart, type CartLine, cartQuery, isLineOf } from './cart-query.ts';
import { type GuestLine, guestCartStore, imageOfItem, knownProduct } from './guest-cart.ts';
import { lineChanges } from './line-changes.ts';

/** A line as a person sees it: with what they want of it, and with what has not reached the server yet. */
export interface ShownLine extends CartLine {
  /** Differs for what the server has and what waits on this device, also of the same product. */
  key: string;
  /** Kept on this device until the server has it (CA-01). */
  isUnsent: boolean;
  /** Kept because the session is over: after the next sign-in this is its quantity. */
  waitsForSignIn: boolean;
  /** The server does not have this quantity yet. */
  isChanging: boolean;
}

export interface ShownCart {
  lines: ShownLine[];
  /** The server's. While a line is changing it is the one of before; null when nobody can tell. */
  totalCents: number | null;
  isChanging: boolean;
}

export interface CartInSight {
  cart: ShownCart;
  /** Not read yet. */
  isLoading: boolean;
  /** Somebody was signed in here, and their session is over: neither their cart nor a guest's is shown. */
  isSessionOver: boolean;
  /** The server's cart could not be read; what is shown is what waits on this device (CA-09). */
  isMissing: boolean;
  retry(): void;
}

/** @param staleTime how old the cart may be for a part that only mentions it; who shows it reads it anew */
export function useCart(staleTime = 0): CartInSight {
  const queryClient = useQueryClient();
  const changes = lineChanges(queryClient);
  const { data: known, error, errorUpdateCount, refetch } = useQuery({ ...cartQuery, staleTime });
  const isOver = isSessionOver(error);
  // What the account's cart held is not for whoever comes next to this screen.
  const data = isOver ? null : known;
  const wishes = useSyncExternalStore(changes.subscribe, changes.read, changes.read);
  const guestLines = useSyncExternalStore(guestCartStore.subscribe, guestCartStore.read, noLines);
  const cart = useMemo(() => showCart(data ?? null, wishes, guestLines), [data, wishes, guestLines]);

  // Once the failure is shown, a new attempt does not bring the loading state back.
  const hasFailed = errorUpdateCount > 0;
  return {
    cart,
    isLoading: !data && !hasFailed,
    isSessionOver: isOver,
    isMissing: !data && hasFailed && !isOver,
    retry: () => void refetch(),
  };
}

/** Where a page is drawn ahead, nobody's cart is known. */
function noLines(): readonly GuestLine[] {
  return nothing;
}

const nothing: readonly GuestLine[] = [];

/** The server's cart, null when it could not be read (CA-09), and over it what this person wants and what waits here. */
export function showCart(
  cart: Cart | null,
  wishes: ReadonlyMap<string, number>,
  guestLines: readonly GuestLine[],
): ShownCart {
  const lines = (cart?.lines ?? []).map((line) => {
    const wanted = wishes.get(line.itemId);
    return {
      ...line,
      key: `line ${line.itemId}`,
      quantity: wanted ?? line.quantity,
      imageUrl: line.imageUrl ?? imageOf(line),
      isUnsent: false,
      waitsForSignIn: false,
      isChanging: wanted !== undefined,
    };
  });
  return {
    lines: [...lines.filter(({ quantity }) => quantity > 0), ...guestLines.map(showGuestLine)],
    totalCents: cart?.totalCents ?? null,
    isChanging: lines.some(({ isChanging }) => isChanging),
  };
}

/** The line of a product, by whichever id; the server's before one that waits. */
export function findLine(cart: ShownCart, ids: readonly (string | null)[]): ShownLine | null {
  return cart.lines.find((line) => ids.some((id) => isLineOf(line, id))) ?? null;
}

function imageOf({ itemId, productId, registryItemId }: CartLine): string | null {
  return [itemId, productId, registryItemId].map((id) => id && imageOfItem(id)).find(Boolean) || null;
}

function showGuestLine({ itemId, quantityGrams, meta }: GuestLine): ShownLine {
  const product = knownProduct(itemId);
  return {
    key: `unsent ${itemId}`,
    itemId,
    productId: null,
    registryItemId: null,
    slug: product?.slug ?? null,
    name: product?.name ?? null,
    manufacturer: null,
    unit: product?.unit ?? 'gram',
    quantity: quantityGrams,
    minimum: product?.minimum ?? 1,
    increment: product?.increment ?? 1,
    stockUnits: null,
    isAvailable: true,
    priceCents: product?.priceCents ?? null,
    previousPriceCents: null,
    imageUrl: meta.image ?? imageOfItem(itemId),
    isUnsent: true,
    waitsForSignIn: meta.isWhole ?? false,
    isChanging: false,
  };
}
