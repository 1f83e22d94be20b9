// @ts-check
import { bootShop } from '../boot-shop.mjs';
import { withBrowser } from './browser.mjs';
import { pageBudgets } from './page-budgets.mjs';
import { measureLaterVisit, measurePageLoad, phone } from './page-load.mjs';

const laterLimitMs = 500;

/** What each page asks for on a first visit, on a phone. @returns {Promise<import('../bench.mjs').Row[]>} */
export function measurePages() {
  return withBrowser(async (browser) => {
    const shop = await bootShop({ RATE_LIMITS: 'off' });
    try {
      const rows = [];
      for (const [address, limit] of Object.entries(pageBudgets)) {
        const context = await browser.newContext({ ...phone, locale: 'de-DE', reducedMotion: 'reduce' });
        const load = await measurePageLoad(await context.newPage(), `${shop.origin}/#${address}`);
        const laterMs = await measureLaterVisit(await context.newPage(), `${shop.origin}/#${address}`);
        await context.close();
        console.log(
          `  ${address}: ${load.beforeLargestPaint} requests and ${load.scriptKilobytesBefore.toFixed(0)} kB of script before the largest paint, layout shift ${load.layoutShift.toFixed(3)}`,
        );
        rows.push(
          row(`${address}: requests`, load.requests.length, limit.requests, ''),
          row(`${address}: bytes`, load.kilobytes, limit.kilobytes, ' kB'),
          row(`${address}: one behind the other`, load.depth, limit.depth, ''),
          row(`${address}: largest paint of a later visit`, laterMs, laterLimitMs, ' ms'),
        );
      }
      return rows;
    } finally {
      await shop.stop();
    }
  });
}

/** @param {string} what @param {number} value @param {number} limit @param {string} unit @returns {import('../bench.mjs').Row} */
function row(what, value, limit, unit) {
  return { what, value: `${Math.round(value)}${unit}`, limit: `${limit}${unit}`, ratio: value / limit };
}
