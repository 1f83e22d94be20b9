import { type Book, isStep, largest, productOf, whyNot } from './cart-model-server.ts';

/** The model: what ought to be where, without promises, caches or storage. */
export class Books {
  guest: Book = new Map();
  readonly patient: Book = new Map();
  /** Waits on the device. */
  unsent: Book = new Map();
  /** Of what waits: all that is wanted, whatever the cart holds. */
  readonly whole = new Set<string>();
  /** The cart as this page has last seen it. */
  seen: Book = new Map();
  isSignedIn = false;

  get cart(): Book {
    return this.isSignedIn ? this.patient : this.guest;
  }

  put(book: Book, id: string, amount: number): void {
    if (amount === 0) book.delete(id);
    else book.set(id, amount);
  }

  take(id: string, amount: number): void {
    if (amount === 0 || whyNot(productOf(id), amount) === null) this.put(this.cart, id, amount);
  }

  /** The server answers again: what waits goes into the cart, as much of it as can be had. */
  replay(): void {
    for (const [id, amount] of this.unsent) {
      const sum = (this.whole.has(id) ? 0 : (this.cart.get(id) ?? 0)) + amount;
      const its = productOf(id);
      this.take(id, isStep(its, sum) ? Math.min(sum, largest(its, its.stock)) : sum);
    }
    this.forgetUnsent();
  }

  forgetUnsent(): void {
    this.unsent = new Map();
    this.whole.clear();
  }

  /** The session is over: what is wanted now is to be the quantity after the next sign-in. */
  wantWhole(id: string, more: number): void {
    const known = this.unsent.get(id) ?? 0;
    this.unsent.set(id, more + known + (this.whole.has(id) ? 0 : (this.seen.get(id) ?? 0)));
    this.whole.add(id);
  }
}
