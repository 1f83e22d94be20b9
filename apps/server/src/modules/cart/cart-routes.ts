import { addCartItem, decrementCartItem, readCart, setCartQuantity } from '@shop/contract/cart';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import type { Exchange } from '../../http/callers.ts';
import { serve } from '../../http/serve.ts';
import type { Sessions } from '../identity/session-service.ts';
import { presentCart } from './cart-presenter.ts';
import {
  addItem,
  type CartOwner,
  type CartParts,
  type ChangedCart,
  decrement,
  findCart,
  setQuantity,
} from './cart-service.ts';
import { readGuestToken, setGuestCartCookies } from './guest-cart-cookie.ts';

interface CartRouteParts extends CartParts {
  sessions: Pick<Sessions, 'of' | 'isOver'>;
  isHttps: boolean;
  config: Pick<ShopConfig, 'cataloguePublic'>;
}

/** Returns the function that finds out whose cart a request is about. */
export function registerCart(
  app: FastifyInstance,
  parts: CartRouteParts,
): { ownerOf(exchange: Exchange): Promise<CartOwner> } {
  const { sessions, isHttps, config } = parts;

  serve(app, readCart, async (_input, exchange) => presentCart(await findCart(parts, await ownerShown(exchange))));

  serve(app, addCartItem, async ({ body }, exchange) =>
    answer(await addItem(parts, await requireShopper(exchange), body), exchange),
  );
  serve(app, setCartQuantity, async ({ body }, exchange) =>
    answer(await setQuantity(parts, await requireShopper(exchange), body), exchange),
  );
  serve(app, decrementCartItem, async ({ body }, exchange) =>
    answer(await decrement(parts, await requireShopper(exchange), body), exchange),
  );

  /** The session decides; whoever is signed in has one cart, whatever cookie of a guest they carry. */
  async function ownerOf(exchange: Exchange): Promise<CartOwner> {
    const signedIn = await sessions.of(exchange);
    return signedIn ? { userId: signedIn.userId } : { guestToken: readGuestToken(exchange.request, isHttps) };
  }

  /**
   * Throws `Unauthorized` where a session is over and nobody has signed out: what a guest's cart began to hold unnoticed would
   * come on top of the patient's at the next sign-in.
   */
  async function requireOwner(exchange: Exchange): Promise<CartOwner> {
    const owner = await ownerOf(exchange);
    if (!('userId' in owner) && sessions.isOver(exchange.request)) throw new ShopError('Unauthorized');
    return owner;
  }

  /** Where strangers see no products, a guest's cart shows none either; it is there again after the sign-in. */
  async function ownerShown(exchange: Exchange): Promise<CartOwner> {
    const owner = await requireOwner(exchange);
    return 'userId' in owner || config.cataloguePublic ? owner : { guestToken: null };
  }

  async function requireShopper(exchange: Exchange): Promise<CartOwner> {
    const owner = await requireOwner(exchange);
    if (!('userId' in owner) && !config.cataloguePublic) throw new ShopError('CatalogueClosed');
    return owner;
  }

  function answer({ cart, guestToken }: ChangedCart, { reply }: Exchange) {
    if (guestToken) setGuestCartCookies(reply, guestToken, isHttps);
    return presentCart(cart);
  }

  return { ownerOf };
}
