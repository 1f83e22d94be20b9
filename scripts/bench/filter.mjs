// @ts-check
import { createRequire } from 'node:module';
import { bootShop } from '../boot-shop.mjs';
import { browserArguments, findBrowser } from '../find-browser.mjs';
import { root } from '../run.mjs';
import { withProducts } from './with-products.mjs';

const debounceMs = 150;
const paintLimitMs = 50;

/** From a click on a filter to the painted list, after the debounce. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureFilter() {
  const { chromium } = createRequire(`${root}/e2e/package.json`)('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const rows = [];
  try {
    for (const count of [200, 2000]) {
      const shop = await bootShop({ RATE_LIMITS: 'off' }, withProducts(count));
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${shop.origin}/#/shop`);
      await page.getByRole('article').first().waitFor();
      const ms = await page.evaluate(measureClicks);
      const afterDebounce = Math.max(0, ms - debounceMs);
      rows.push({
        what: `filter click to paint, ${count.toLocaleString('en')} products`,
        value: `${afterDebounce.toFixed(0)} ms`,
        limit: `${paintLimitMs} ms after ${debounceMs}`,
        ratio: afterDebounce / paintLimitMs,
      });
      await page.close();
      await shop.stop();
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** In the page: ticks and unticks the first makers, waits for the count to change and the frame after it; the median. */
async function measureClicks() {
  const boxes = [...document.querySelectorAll('main input[type=checkbox]')].slice(0, 7);
  const status = document.querySelector('main [role=status]');
  const times = [];
  for (const box of boxes) {
    const before = status?.textContent;
    const startedAt = performance.now();
    /** @type {HTMLInputElement} */ (box).click();
    await new Promise((resolve) => {
      const look = () =>
        status?.textContent !== before ? requestAnimationFrame(() => setTimeout(resolve)) : requestAnimationFrame(look);
      look();
    });
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}
