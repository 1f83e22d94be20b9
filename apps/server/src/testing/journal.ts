import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database, OpenDatabase } from '../db/pool.ts';
import { checkJournal } from '../modules/journal/journal-check-service.ts';
import { recordInJournal } from '../modules/journal/journal-service.ts';
import { actAsAnna } from './as-anna.ts';
import { orderingShop } from './ordering.ts';

export const anna = {
  kind: 'pharmacy',
  staffId: '2d1a6c0e-6f60-4f3f-9d4e-000000000001',
  name: 'Anna Reuter',
} as const;

/** A shop in whose journal an order and four acts of a person stand, and which is intact. */
export async function givenJournal(database: OpenDatabase) {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  await actAsAnna(shop, order.id, { name: 'review' });
  for (const what of ['invited', 'rolesChanged', 'rolesChanged', 'ended']) {
    const entry = { at: shop.clock.now(), actor: anna, subject: 'staff', subjectId: 'somebody', what } as const;
    await database.db.transaction((tx) => recordInJournal(tx, { ...entry, detail: { roles: ['pta'] } }));
  }
  expect(await checkJournal(shop)).toMatchObject({ entries: 6, finding: null });
  return { shop, order };
}

/** As somebody would who has the database's password and switches its triggers off. */
export async function tamperWith(db: Database, ...statements: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}
