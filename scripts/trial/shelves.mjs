// @ts-check
import { openDatabase } from '../../apps/server/dist/db/pool.js';
import { products } from '../../apps/server/dist/db/schema/catalogue.js';
import { staff } from '../../apps/server/dist/db/schema/staff.js';
import { setFreeStock } from '../../apps/server/dist/modules/stock/stock-count-service.js';

const log = /** @type {any} */ ({ warn() {} });
const plenty = 100_000;

/** Counts so much of every product that ten thousand orders do not empty a shelf. @param {string} databaseUrl */
export async function fillShelves(databaseUrl) {
  const { db, pool } = openDatabase({ connectionString: databaseUrl, max: 1 }, log);
  const [person] = await db.select().from(staff).limit(1);
  if (!person) throw new Error('somebody of the pharmacy has to count');
  const by = { person, now: new Date() };
  await db.transaction(async (/** @type {any} */ tx) => {
    for (const { id } of await tx.select({ id: products.id }).from(products)) await setFreeStock(tx, id, plenty, by);
  });
  await pool.end();
}
