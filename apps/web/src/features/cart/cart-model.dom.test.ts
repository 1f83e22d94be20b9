import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { Books } from '#testing/cart-model-books.ts';
import {
  type Luck,
  largest,
  ModelServer,
  type Product,
  productOf,
  products,
  setMarker,
} from '#testing/cart-model-server.ts';
import { fakeServer } from '#testing/fake-server.ts';

/**
 * Random days of a person at the shop: adding, choosing quantities, signing in and out, reloading, with a server that goes
 * away, loses answers and refuses, and with sessions that end by themselves. After each step the person must see exactly what a simple model says.
 */

type Step =
  | { does: 'add'; product: Product; quantity: number; luck: Luck }
  | { does: 'set'; product: Product; quantities: number[]; luck: Luck }
  | { does: 'minus'; product: Product }
  | { does: 'sign in' | 'sign out' | 'session ends' | 'reload' | 'server leaves' | 'server returns' };

const product = fc.constantFrom(...products);
const luck = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Luck>('good') },
  { weight: 2, arbitrary: fc.constantFrom<Luck>('request lost', 'answer lost', 'server broken') },
);
const quantity = fc.constantFrom(1, 3, 5, 10, 25, 50, 75);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('add' as const), product, quantity, luck }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('set' as const),
      product,
      quantities: fc.array(fc.oneof(quantity, fc.constant(0)), { minLength: 1, maxLength: 6 }),
      luck,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('minus' as const), product }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('sign in', 'sign out', 'session ends', 'reload', 'server leaves', 'server returns'),
    }) as fc.Arbitrary<Step>,
  },
);

/** The shop of one page load: what is in memory is new, what is stored is not. */
async function openShop() {
  vi.resetModules();
  const [adding, query, changes, setting, shown, guest, events, signingIn, signingOut, over] = await Promise.all([
    import('#domain/cart/add-to-cart.ts'),
    import('#domain/cart/cart-query.ts'),
    import('#domain/cart/line-changes.ts'),
    import('#domain/cart/use-set-cart-line.ts'),
    import('#domain/cart/use-cart.ts'),
    import('#domain/cart/guest-cart.ts'),
    import('#domain/cart/cart-events.ts'),
    import('#domain/session/sign-in-effects.ts'),
    import('#domain/session/sign-out.ts'),
    import('#domain/session/session-over.ts'),
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read = () => queryClient.fetchQuery({ ...query.cartQuery, staleTime: 0 }).catch(() => null);
  const stopHearing = events.onCartUpdated(() => changes.lineChanges(queryClient).forgetOlderSessions());
  await read();

  const isOver = () => over.isSessionOver(queryClient.getQueryState(query.cartQuery.queryKey)?.error);
  const cart = () =>
    shown.showCart(
      isOver() ? null : (queryClient.getQueryData(query.cartQuery.queryKey) ?? null),
      changes.lineChanges(queryClient).read(),
      guest.guestCartStore.read(),
    );
  return {
    queryClient,
    read,
    cart,
    isCartKnown: () => !isOver() && queryClient.getQueryData(query.cartQuery.queryKey) !== undefined,
    line: (id: string) => shown.findLine(cart(), [id]),
    add: (id: string, amount: number) =>
      adding.addToCart(queryClient, { itemId: id, productId: id, quantity: amount }).catch(() => null),
    set: (line: ShownLine, amount: number) =>
      setting.setLine(queryClient, line, amount, 'page').done.catch(() => false),
    signIn: () => signingIn.afterSignIn(queryClient),
    signOut: () => signingOut.signOut(queryClient),
    continueAsGuest: () => over.continueAsGuest(queryClient),
    close() {
      stopHearing();
      queryClient.clear();
    },
  };
}

test('[CA-01] [CA-09] [AU-03] [AU-07] whatever happens, the cart is what the model says', {
  timeout: 120_000,
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      localStorage.clear();
      setMarker(false);
      const server = new ModelServer();
      const books = new Books();
      fakeServer(server.answers());
      let shop = await openShop();

      for (const done of steps) {
        if (done.does === 'reload') {
          shop.close();
          shop = await openShop();
          books.seen = new Map();
        } else {
          await take(done, { server, books, shop });
        }
        // As the frame does: the cart is read after every change.
        await shop.read();
        if (!server.isAway && !server.isOver) {
          books.replay();
          books.seen = new Map(books.cart);
        }

        const { lines } = shop.cart();
        const seen = (isUnsent: boolean) =>
          Object.fromEntries(
            lines.filter((line) => line.isUnsent === isUnsent).map((line) => [line.itemId, line.quantity]),
          );
        expect(seen(true), 'waiting on the device').toEqual(Object.fromEntries(books.unsent));
        expect(Object.fromEntries(server.patient), 'the patient’s cart').toEqual(Object.fromEntries(books.patient));
        expect(Object.fromEntries(server.guest), 'the guest’s cart').toEqual(Object.fromEntries(books.guest));
        // A session that ended while the server was away: nobody could tell the page, which shows what it has seen.
        const inSight = server.isOver ? books.seen : books.cart;
        if (shop.isCartKnown()) expect(seen(false), 'in sight').toEqual(Object.fromEntries(inSight));
      }
      shop.close();
    }),
    { numRuns: 150 },
  );
});

interface World {
  server: ModelServer;
  books: Books;
  shop: Awaited<ReturnType<typeof openShop>>;
}

async function take(done: Exclude<Step, { does: 'reload' }>, { server, books, shop }: World): Promise<void> {
  switch (done.does) {
    case 'server leaves':
      server.isAway = true;
      return;
    case 'server returns':
      server.isAway = false;
      return;
    case 'sign in':
      if (server.isAway || server.isSignedIn) return;
      server.signIn();
      await shop.signIn();
      for (const [id, amount] of books.guest) {
        const sum = largest(productOf(id), (books.patient.get(id) ?? 0) + amount);
        if (sum > (books.patient.get(id) ?? 0)) books.patient.set(id, sum);
      }
      books.guest = new Map();
      books.isSignedIn = true;
      return;
    case 'session ends':
      if (server.isSignedIn) server.endSession();
      books.isSignedIn = false;
      return;
    case 'sign out':
      if (server.isOver && !server.isAway) await shop.continueAsGuest();
      if (server.isAway || !server.isSignedIn) return;
      await shop.signOut();
      books.isSignedIn = false;
      books.forgetUnsent();
      return;
    case 'minus': {
      const line = shop.line(done.product.id);
      if (line) await set(done.product, [Math.max(0, line.quantity - done.product.increment)], { server, books, shop });
      return;
    }
    case 'set':
      server.luck = done.luck;
      await set(done.product, done.quantities, { server, books, shop });
      server.luck = 'good';
      return;
    case 'add': {
      server.luck = done.luck;
      const { id } = done.product;
      const sum = (books.cart.get(id) ?? 0) + done.quantity;
      const isKept = server.isAway || done.luck === 'request lost' || done.luck === 'server broken';
      const outcome = await shop.add(id, done.quantity);
      server.luck = 'good';
      if (server.isOver && !server.isAway && done.luck === 'good') {
        books.wantWhole(id, done.quantity);
        expect(outcome).toBe('keptUntilSignIn');
      } else if (isKept || server.isOver) books.put(books.unsent, id, (books.unsent.get(id) ?? 0) + done.quantity);
      else if (done.luck === 'good') books.take(id, sum);
      else {
        // Its answer was lost: the server has it, and the shop finds out.
        const before = books.cart.get(id);
        books.take(id, sum);
        // A refusal that was lost is heard when the line is sent again.
        if (books.cart.get(id) === before) books.put(books.unsent, id, (books.unsent.get(id) ?? 0) + done.quantity);
        expect(outcome).toBe('kept');
      }
    }
  }
}

/** All of them at once, as somebody clicks: the first goes out, then the last. */
async function set({ id }: Product, quantities: number[], { server, books, shop }: World): Promise<void> {
  const line = shop.line(id);
  if (!line) return;
  const { luck } = server;
  await Promise.all(quantities.map((amount) => shop.set(line, amount)));
  const [first = 0, last = first] = [quantities[0], quantities.at(-1)];
  if (line.isUnsent) {
    // Where nothing is sent, nothing can go wrong.
    books.put(books.unsent, id, last);
    if (last === 0) books.whole.delete(id);
    return;
  }
  if (server.isAway) return;
  const sent = last === first ? [first] : [first, last];
  sent.forEach((amount, index) => {
    const isLost = index === 0 && (luck === 'request lost' || luck === 'server broken');
    if (!isLost) books.take(id, amount);
  });
}
