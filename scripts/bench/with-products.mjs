// @ts-check
import { startEmbeddedDatabase } from '../../apps/server/dist/db/embedded.js';
import { migrate } from '../../apps/server/dist/db/migrate.js';
import { openDatabase } from '../../apps/server/dist/db/pool.js';
import { stockNewProducts } from '../../apps/server/dist/modules/catalogue/catalogue-service.js';
import { makeProducts } from '../../apps/server/dist/modules/catalogue/many-products.js';

/** The database layer asks for pino's shape; nothing but trouble is of interest here. */
const log = /** @type {any} */ ({ info() {}, warn: console.warn, error: console.error });

/** A data folder with so many products, for a shop to open. @param {number} count */
export function withProducts(count) {
  return async (/** @type {string} */ dataDir) => {
    const embedded = await startEmbeddedDatabase({ dataDir, log });
    const { db, pool } = openDatabase(embedded.connection, log);
    await migrate(db, (tx) => stockNewProducts(tx, makeProducts(count), new Date()));
    await pool.end();
    await embedded.stop();
  };
}
