import { aCartLine } from './factories.ts';
import { type FakeAnswers, type FakeRequest, refuse } from './fake-server.ts';

/** For random days at the cart: products, the rules of their amounts, and a server with luck. */
export const products = [
  { id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c01', minimum: 5, increment: 5, stock: 40 },
  { id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c02', minimum: 1, increment: 1, stock: 12 },
  { id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c03', minimum: 50, increment: 25, stock: 1000 },
] as const;

export type Product = (typeof products)[number];
export type Book = Map<string, number>;

/** How a call goes: well, lost on the way there, lost on the way back, or broken in the server. */
export type Luck = 'good' | 'request lost' | 'answer lost' | 'server broken';

export const productOf = (id: string) => products.find((known) => known.id === id) as Product;
export const isStep = ({ minimum, increment }: Product, amount: number) =>
  amount >= minimum && (amount - minimum) % increment === 0;
export const largest = ({ minimum, increment, stock }: Product, amount: number) => {
  const limit = Math.min(amount, stock);
  return limit < minimum ? 0 : limit - ((limit - minimum) % increment);
};

/** Null when the quantity can be had, else why not. */
export function whyNot(its: Product, amount: number) {
  if (!isStep(its, amount)) {
    return refuse('InvalidQuantity', { min: its.minimum, increment: its.increment, max: largest(its, its.stock) });
  }
  return amount > its.stock ? refuse('InsufficientStock', { available: largest(its, its.stock) }) : null;
}

/** Two carts, one of the browser and one of the patient, by the rules of wire.md, Guest cart. */
export class ModelServer {
  guest: Book = new Map();
  readonly patient: Book = new Map();
  isSignedIn = false;
  /** Somebody was signed in and has not signed out. */
  isOver = false;
  isAway = false;
  luck: Luck = 'good';

  get cart(): Book {
    return this.isSignedIn ? this.patient : this.guest;
  }

  answers(): FakeAnswers {
    const inCart = (itemId: string) => this.cart.get(itemId) ?? 0;
    const write = (change: (body: { itemId: string; quantity: number }) => number) =>
      this.answer((request) => {
        if (this.isOver) return refuse('Unauthorized')();
        const body = request.body as { itemId: string; quantity: number };
        const amount = change(body);
        const refusal = amount === 0 ? null : whyNot(productOf(body.itemId), amount);
        if (refusal) return refusal();
        if (amount === 0) this.cart.delete(body.itemId);
        else this.cart.set(body.itemId, amount);
        return this.present();
      });
    return {
      readCart: this.answer(() => (this.isOver ? refuse('Unauthorized')() : this.present())),
      addCartItem: write(({ itemId, quantity: more }) => inCart(itemId) + more),
      setCartQuantity: write(({ quantity: wanted }) => wanted),
      readSession: this.answer(() => (this.isSignedIn ? session : null)),
      readLegacySession: this.answer(() => refuse('Unauthorized')()),
      signOut: this.answer(() => {
        this.isSignedIn = false;
        this.isOver = false;
        setMarker(false);
        return { success: true };
      }),
    };
  }

  /** What the sign-in itself does, before the shop hears of it. */
  signIn(): void {
    for (const [id, amount] of this.guest) {
      const sum = largest(productOf(id), (this.patient.get(id) ?? 0) + amount);
      if (sum > (this.patient.get(id) ?? 0)) this.patient.set(id, sum);
    }
    this.guest = new Map();
    this.isSignedIn = true;
    this.isOver = false;
    setMarker(true);
  }

  endSession(): void {
    this.isSignedIn = false;
    this.isOver = true;
  }

  private answer<Reply>(act: (request: FakeRequest) => Reply) {
    return async (request: FakeRequest): Promise<Reply | Response> => {
      const current = this.luck;
      // One call fails; the next ones work.
      this.luck = 'good';
      if (this.isAway || current === 'request lost') throw new TypeError('fetch failed');
      if (current === 'server broken') return refuse('Internal')();
      const reply = act(request);
      if (current === 'answer lost') throw new TypeError('fetch failed');
      return reply;
    };
  }

  private present() {
    const items = [...this.cart].map(([productId, amount]) => aCartLine({ productId, quantity: amount }));
    return { items, totalCent: 0, version: 0 };
  }
}

const session = {
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: 'clara@post.example', firstName: null, name: null, onboardingCompleted: true },
  onboardingCompleted: true,
};

export function setMarker(isSet: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store.
  document.cookie = isSet ? 'shop_signed_in=1' : 'shop_signed_in=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
}
