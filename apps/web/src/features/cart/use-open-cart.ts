import { useEffect, useState } from 'react';
import { onCartUpdated } from '#domain/cart/cart-events.ts';
import { type CartInSight, type ShownLine, useCart } from '#domain/cart/use-cart.ts';
import { useSetCartLine } from '#domain/cart/use-set-cart-line.ts';
import { linkTo } from '#lib/routes.ts';
import { dismissToastsTo } from '#ui/toast.ts';

export interface CartRow {
  line: ShownLine;
  /** Gone, and can be brought back in its place. */
  isRemoved: boolean;
  /** What the person has just done took away the control that had the focus. */
  takesFocus: boolean;
}

interface CartRows {
  rows: CartRow[];
  remove(line: ShownLine): Promise<void>;
  undo(line: ShownLine): Promise<void>;
}

type SetLine = (line: ShownLine, quantity: number) => Promise<boolean>;

export interface OpenCart extends CartInSight, CartRows, ReturnType<typeof useSetCartLine> {
  hasLines: boolean;
  /** Known to be so, and nothing taken out can be brought back. */
  isEmpty: boolean;
}

/** The cart while somebody has it open, to be changed: in the panel (`modal`) or on its page. */
export function useOpenCart(source: 'modal' | 'page'): OpenCart {
  const inSight = useCart();
  const setter = useSetCartLine(source);
  const { cart, isLoading, isMissing, isSessionOver } = inSight;
  useEffect(() => dismissToastsTo(linkTo('Cart')), []);
  const rows = useCartRows(cart.lines, setter.set);
  return {
    ...inSight,
    ...setter,
    ...rows,
    hasLines: !isLoading && cart.lines.length > 0,
    isEmpty: !isLoading && !isMissing && !isSessionOver && rows.rows.length === 0,
  };
}

/**
 * The lines in the order they were first seen, so that nothing moves while somebody is pressing: a removed line leaves
 * a row that brings it back to its place.
 */
function useCartRows(lines: readonly ShownLine[], set: SetLine): CartRows {
  const [order, setOrder] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<ReadonlyMap<string, ShownLine>>(new Map());
  const [returning, setReturning] = useState<ReadonlySet<string>>(new Set());
  const [focusKey, setFocusKey] = useState<string | null>(null);

  const newKeys = lines.map(({ key }) => key).filter((key) => !order.includes(key));
  if (newKeys.length > 0) setOrder([...order, ...newKeys]);

  // The next person must not see what the previous one removed.
  useEffect(
    () =>
      onCartUpdated((source) => {
        if (source === 'signin' || source === 'logout') setRemoved(new Map());
      }),
    [],
  );

  async function remove(line: ShownLine): Promise<void> {
    setRemoved((before) => new Map(before).set(line.key, line));
    setFocusKey(line.key);
    if (!(await set(line, 0))) setRemoved((before) => without(before, line.key));
  }

  async function undo(line: ShownLine): Promise<void> {
    setReturning((before) => new Set(before).add(line.key));
    setFocusKey(line.key);
    const isBack = await set(line, line.quantity);
    if (isBack) setRemoved((before) => without(before, line.key));
    setReturning((before) => new Set([...before].filter((key) => key !== line.key)));
  }

  const rows = [...order, ...newKeys].flatMap((key): CartRow[] => {
    const line = lines.find((shown) => shown.key === key);
    const gone = removed.get(key);
    const takesFocus = key === focusKey;
    if (line) return [{ line, isRemoved: false, takesFocus }];
    return gone ? [{ line: gone, isRemoved: !returning.has(key), takesFocus }] : [];
  });
  return { rows, remove, undo };
}

function without(lines: ReadonlyMap<string, ShownLine>, key: string): ReadonlyMap<string, ShownLine> {
  const rest = new Map(lines);
  rest.delete(key);
  return rest;
}
