import { addCartItem, decrementCartItem, readCart, setCartQuantity } from '@shop/contract/cart';
import type { Endpoint, Output } from '@shop/contract/endpoint';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Database } from '../db/pool.ts';
import { type NewProduct, products } from '../db/schema/catalogue.ts';
import { readCookie } from '../http/cookies.ts';
import { handleErrors } from '../http/error-handler.ts';
import { refuseForeignWrites } from '../http/same-origin.ts';
import { prepareToServe } from '../http/serve.ts';
import { mergeAtSignIn } from '../modules/cart/cart-merge-service.ts';
import { registerCart } from '../modules/cart/cart-routes.ts';
import { type TestClock, testClock } from './clock.ts';
import { givenProduct, signedIn } from './factories.ts';
import { testKeys } from './test-keys.ts';

export interface CartShop {
  app: FastifyInstance;
  clock: TestClock;
  /** A visitor with a browser of their own: an empty one, or one with the same cookies as another. */
  visitor(like?: CartVisitor): CartVisitor;
}

export interface CartVisitor {
  /** By name; a test may look, change and forget. */
  cookies: Map<string, string>;
  read(): Promise<CartResponse>;
  add(itemId: string, quantity?: number): Promise<CartResponse>;
  set(itemId: string, quantity: number): Promise<CartResponse>;
  decrement(itemId: string): Promise<CartResponse>;
  signIn(userId: string): Promise<LightMyRequestResponse>;
  signOut(): void;
}

export type CartResponse = LightMyRequestResponse & { cart: Output<typeof readCart> };

const sessionCookie = 'signed_in';

/** The cart's routes over a real database. People sign in by saying who they are, as often and as fast as a test wants. */
export function cartShop(db: Database, { isHttps = false, keys = testKeys } = {}): CartShop {
  const clock = testClock();
  const app = Fastify();
  const nobody = async () => null;
  prepareToServe(app, { patient: nobody, editor: nobody, staff: nobody, staffSession: nobody });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  handleErrors(app);
  refuseForeignWrites(app, null);

  const parts = { db, keys, clock, isHttps };
  registerCart(app, {
    ...parts,
    config: defaultShopConfig,
    sessions: {
      of: async ({ request }) => {
        const userId = readCookie(request, sessionCookie, false);
        return userId ? signedIn(userId, clock.now()) : null;
      },
      isOver: () => false,
    },
  });
  app.post<{ Params: { userId: string } }>('/sign-in/:userId', async (request, reply) => {
    await mergeAtSignIn(parts, { request, reply }, request.params.userId);
    reply.header('set-cookie', `${sessionCookie}=${request.params.userId}`);
    return {};
  });
  onTestFinished(() => app.close());

  return { app, clock, visitor: (like) => openBrowser(app, new Map(like?.cookies)) };
}

function openBrowser(app: FastifyInstance, cookies: Map<string, string>): CartVisitor {
  async function send(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  async function ask(endpoint: Endpoint, body?: object): Promise<CartResponse> {
    const response = await send(endpoint.method as 'GET' | 'POST' | 'PUT', `/api${endpoint.path}`, body);
    return Object.assign(response, { cart: response.json() });
  }

  return {
    cookies,
    read: () => ask(readCart),
    add: (itemId, quantity) => ask(addCartItem, { itemId, quantity }),
    set: (itemId, quantity) => ask(setCartQuantity, { itemId, quantity }),
    decrement: (itemId) => ask(decrementCartItem, { itemId }),
    signIn: (userId) => send('POST', `/sign-in/${userId}`),
    signOut: () => void cookies.delete(sessionCookie),
  };
}

/** Somebody with an empty cart, and a product in fives from five on: 899 cents, 20 in stock. */
export async function givenVisitor(db: Database, overrides: Partial<NewProduct> = {}) {
  const { product } = await givenProduct(db, { stockUnits: 20, ...overrides });
  const shop = cartShop(db);
  return { product, shop, visitor: shop.visitor() };
}

export function changeProduct(db: Database, productId: string, changes: Partial<NewProduct>) {
  return db.update(products).set(changes).where(eq(products.id, productId));
}

export function quantities({ cart }: CartResponse): number[] {
  return cart.items.map(({ quantity }) => quantity);
}
