import type { PackingShown } from '@shop/contract/desk/packing';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/pool.ts';
import { type Order, orders } from '../../db/schema/orders.ts';
import { reviewOf } from '../../modules/orders/prescription-review-service.ts';
import { presentPacking } from '../../modules/packing/packing-presenter.ts';
import { viewPacking } from '../../modules/packing/packing-view-service.ts';
import { fileVersionOf } from '../../modules/prescriptions/prescription-service.ts';
import type { Review } from '../../modules/prescriptions/review-service.ts';
import type { TestStaff } from '../staff.ts';
import type { TestApp } from '../test-app.ts';

interface Seen {
  database: OpenDatabase;
  ordering: TestApp['ordering'];
  people: { paul: TestStaff };
}

/** What everybody sees of an order, read once between two steps. */
export interface Sight {
  order(): Promise<Order>;
  review(): Promise<Review>;
  packing(): Promise<PackingShown>;
  file(): Promise<string | null>;
  /** Something has happened. */
  forget(): void;
}

export function sightOf({ database: { db }, ordering, people }: Seen, id: string): Sight {
  const known = new Map<string, Promise<unknown>>();
  const once =
    <T>(what: string, read: () => Promise<T>) =>
    (): Promise<T> => {
      const found = (known.get(what) as Promise<T> | undefined) ?? read();
      known.set(what, found);
      return found;
    };
  const paul = people.paul.person;
  return {
    order: once('order', async () => (await db.select().from(orders).where(eq(orders.id, id)))[0] as Order),
    review: once('review', () => reviewOf(ordering, id)),
    packing: once('packing', async () => presentPacking(await viewPacking(ordering, paul, id), paul.id)),
    file: once('file', () => fileVersionOf(db, id)),
    forget: () => known.clear(),
  };
}
