// @ts-check
import { createRequire } from 'node:module';
import { bootShop } from '../boot-shop.mjs';
import { browserArguments, findBrowser } from '../find-browser.mjs';
import { root } from '../run.mjs';
import { pageBudgets } from './page-budgets.mjs';
import { measurePageLoad, phone } from './page-load.mjs';

/** What each page asks for on a first visit, on a phone. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measurePages() {
  const { chromium } = createRequire(`${root}/e2e/package.json`)('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const shop = await bootShop({ RATE_LIMITS: 'off' });
  const rows = [];
  try {
    for (const [address, limit] of Object.entries(pageBudgets)) {
      const context = await browser.newContext({ ...phone, locale: 'de-DE', reducedMotion: 'reduce' });
      const load = await measurePageLoad(await context.newPage(), `${shop.origin}/#${address}`);
      await context.close();
      console.log(
        `  ${address}: ${load.beforeLargestPaint} requests and ${load.scriptKilobytesBefore.toFixed(0)} kB of script before the largest paint, layout shift ${load.layoutShift.toFixed(3)}`,
      );
      rows.push(
        row(`${address}: requests`, load.requests.length, limit.requests, ''),
        row(`${address}: bytes`, load.kilobytes, limit.kilobytes, ' kB'),
        row(`${address}: one behind the other`, load.depth, limit.depth, ''),
      );
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  return rows;
}

/** @param {string} what @param {number} value @param {number} limit @param {string} unit @returns {import('../bench.mjs').Row} */
function row(what, value, limit, unit) {
  return { what, value: `${Math.round(value)}${unit}`, limit: `${limit}${unit}`, ratio: value / limit };
}
