import type { ComponentProps } from 'react';
import { justReadMs } from '#domain/cart/cart-query.ts';
import { useCart } from '#domain/cart/use-cart.ts';
import { useCartRefresh } from '#domain/cart/use-cart-refresh.ts';
import { CartButton } from './cart-button.tsx';

/** Keeps the cart fresh where no button counts it. */
export function CartWatch() {
  useCartRefresh();
  return null;
}

/** The cart's button with the number of lines that are in it now. */
export function LiveCartButton(props: Omit<ComponentProps<typeof CartButton>, 'lineCount'>) {
  useCartRefresh();
  return <CartButton {...props} lineCount={useCart(justReadMs).cart.lines.length} />;
}
