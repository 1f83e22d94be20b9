// @ts-check
import { openDatabase } from '../../apps/server/dist/db/pool.js';

/** What a database answers, over a connection of its own. @param {string} url @param {string} query @returns {Promise<Record<string, unknown>[]>} */
export async function rowsOf(url, query) {
  const log = /** @type {any} */ ({ warn() {} });
  const { pool } = openDatabase({ connectionString: url, max: 1 }, log);
  try {
    return (await pool.query(query)).rows;
  } finally {
    await pool.end();
  }
}
