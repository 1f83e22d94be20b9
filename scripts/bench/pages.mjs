// @ts-check
import { bootShop } from '../boot-shop.mjs';
import { withBrowser } from './browser.mjs';
import { budgetsOfPatient, pageBudgets } from './page-budgets.mjs';
import { measureLaterVisit, measurePageLoad, phone } from './page-load.mjs';
import { cookiesOfPatient } from './patient.mjs';

const laterLimitMs = 500;

/** What each page asks for on a first visit, on a phone. @returns {Promise<import('../bench.mjs').Row[]>} */
export function measurePages() {
  return withBrowser(async (browser) => {
    const shop = await bootShop({ RATE_LIMITS: 'off' });
    try {
      const rows = [];
      const ofPatient = await cookiesOfPatient(shop, 'pages');
      for (const [address, limit, cookies] of [
        ...Object.entries(pageBudgets).map((budget) => /** @type {const} */ ([...budget, []])),
        ...Object.entries(budgetsOfPatient).map((budget) => /** @type {const} */ ([...budget, ofPatient])),
      ]) {
        const context = await browser.newContext({ ...phone, locale: 'de-DE', reducedMotion: 'reduce' });
        await context.addCookies([...cookies]);
        const shown = cookies.length > 0 ? `${address}, signed in` : address;
        const load = await measurePageLoad(await context.newPage(), `${shop.origin}/#${address}`);
        const laterMs = await measureLaterVisit(await context.newPage(), `${shop.origin}/#${address}`);
        await context.close();
        console.log(
          `  ${shown}: ${load.beforeLargestPaint} requests and ${load.scriptKilobytesBefore.toFixed(0)} kB of script before the largest paint, layout shift ${load.layoutShift.toFixed(3)}`,
        );
        rows.push(
          row(`${shown}: requests`, load.requests.length, limit.requests, ''),
          row(`${shown}: bytes`, load.kilobytes, limit.kilobytes, ' kB'),
          row(`${shown}: one behind the other`, load.depth, limit.depth, ''),
          { ...row(`${shown}: largest paint of a later visit`, laterMs, laterLimitMs, ' ms'), isTime: true },
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
