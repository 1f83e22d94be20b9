import { linePriceCents } from '#domain/cart/cart-query.ts';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { useCart } from '#domain/cart/use-cart.ts';
import { useLineName } from '#domain/cart/use-line-name.ts';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';

/** A line of the cart as the summary of an order shows it. */
export interface OrderLine {
  itemId: string;
  name: string;
  amountText: string;
  manufacturer: string | null;
  imageUrl: string | null;
  lineCents: number | null;
}

export interface OrderLines {
  /** What is ordered: what the server has and can be ordered as it stands. */
  lines: OrderLine[];
  /** The server's sum of those, VAT included, without shipping. */
  itemsCents: number;
  /** False while a change of the cart is on its way: the sum is then the one of before. */
  isSumCertain: boolean;
  /** In the cart and not orderable as they stand: sold out, another quantity needed, or not with the server yet. */
  leftOut: OrderLine[];
  /** In the order at another price than the person saw last. */
  repriced: OrderLine[];
  isLoading: boolean;
  /** The cart could not be read (CA-09). */
  isMissing: boolean;
  /** The cart is read, and there is nothing in it. */
  isEmpty: boolean;
  retry(): void;
}

/** What the checkout and the prescription page order: the cart, in the words of a summary. */
export function useOrderLines(): OrderLines {
  const { cart, isLoading, isMissing, isSessionOver, retry } = useCart();
  const amountText = useAmountText();
  const unnamed = useLineName({ name: null });

  const show = (line: ShownLine): OrderLine => ({
    itemId: line.itemId,
    name: line.name ?? unnamed,
    amountText: amountText(line.quantity, line.unit),
    manufacturer: line.manufacturer,
    imageUrl: line.imageUrl,
    lineCents: linePriceCents(line),
  });
  const ordered = cart.lines.filter(isOrdered);

  return {
    lines: ordered.map(show),
    itemsCents: cart.totalCents ?? 0,
    isSumCertain: cart.totalCents !== null && !cart.isChanging,
    leftOut: cart.lines.filter((line) => !isOrdered(line)).map(show),
    repriced: ordered.filter(({ previousPriceCents }) => previousPriceCents !== null).map(show),
    isLoading,
    isMissing,
    isEmpty: !isLoading && !isMissing && !isSessionOver && cart.lines.length === 0,
    retry,
  };
}

function isOrdered({ isAvailable, isUnsent }: ShownLine): boolean {
  return isAvailable && !isUnsent;
}
