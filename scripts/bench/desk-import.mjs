// @ts-check

import { importColumns } from '../../apps/server/dist/modules/catalogue/import-columns.js';
import { planImport, presentPlan } from '../../apps/server/dist/modules/catalogue/import-plan.js';
import { readImport } from '../../apps/server/dist/modules/catalogue/import-rows.js';
import { makeProducts } from '../../apps/server/dist/modules/catalogue/many-products.js';
import { pznCheckDigit } from '../../apps/server/dist/modules/catalogue/pzn.js';
import { figure } from './load.mjs';

const rows = 5_000;
/** Some 600 bytes for each row, as a price list with its texts has. */
const description = 'Getrocknete, ganze Blüten. Der Hersteller gibt für jede Charge ein Analysenzertifikat an. '.repeat(
  6,
);

/**
 * What a preview of a large table costs: every row read, checked and compared with a product.
 *
 * @returns {Promise<import('../bench.mjs').Row>}
 */
export async function measureImport() {
  const pzns = manyPzns();
  const table = tableOf(pzns);
  const products = /** @type {any[]} */ (makeProducts(rows)).map((product, index) => ({
    ...product,
    id: String(index),
    pzn: pzns[index],
    version: 1,
    withdrawnAt: null,
    retiredAt: null,
    descriptionEn: null,
  }));
  const before = process.cpuUsage();
  const plan = presentPlan(planImport(await readImport(table), products));
  const { user, system } = process.cpuUsage(before);
  if (plan.changed !== rows || plan.faulty > 0) throw new Error(`${plan.changed} changed, ${plan.faulty} faulty`);
  return figure(`preview of a table: CPU, ${rows.toLocaleString('en')} rows`, (user + system) / 1_000, 3_000, 0);
}

function manyPzns() {
  const found = [];
  for (let number = 9_100_000; found.length < rows; number++) {
    const digit = pznCheckDigit(String(number));
    if (digit < 10) found.push(`${number}${digit}`);
  }
  return found;
}

/** @param {string[]} pzns */
function tableOf(pzns) {
  const columns = ['pzn', 'titel', 'preis_euro', 'terpene', 'beschreibung'];
  for (const column of columns) if (!importColumns[column]) throw new Error(`there is no column ${column}`);
  const lines = pzns.map(
    (pzn, index) => `${pzn};Produkt ${index};9,${10 + (index % 90)};"Myrcen, Pinen";"${description}"`,
  );
  return `\uFEFF${columns.join(';')}\r\n${lines.join('\r\n')}\r\n`;
}
