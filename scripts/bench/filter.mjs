// @ts-check
import { bootShop } from '../boot-shop.mjs';
import { bringStopwatch, median, withBrowser } from './browser.mjs';
import { withProducts } from './with-products.mjs';

const debounceMs = 150;
const paintLimitMs = 50;

/** From a click on a filter to the painted list, after the debounce. @returns {Promise<import('../bench.mjs').Row[]>} */
export function measureFilter() {
  return withBrowser(async (browser) => {
    const rows = [];
    for (const count of [200, 2000]) {
      const shop = await bootShop({ RATE_LIMITS: 'off' }, withProducts(count));
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(answerCookies);
      await bringStopwatch(context);
      const page = await context.newPage();
      await page.goto(`${shop.origin}/#/shop`);
      await page.getByRole('article').first().waitFor();
      // Filters and count are there once the page asks for nothing more.
      await page.waitForLoadState('networkidle');
      const afterDebounce = Math.max(0, median(await page.evaluate(measureClicks)) - debounceMs);
      rows.push({
        what: `filter click to paint, ${count.toLocaleString('en')} products`,
        value: `${afterDebounce.toFixed(0)} ms`,
        limit: `${paintLimitMs} ms after ${debounceMs}`,
        ratio: afterDebounce / paintLimitMs,
      });
      const frames = await dragSlider(page);
      rows.push({
        what: `frames late while a slider is dragged, ${count.toLocaleString('en')} products`,
        value: `${frames.late} of ${frames.all}`,
        limit: `${frames.allowed} (idle page, 1 in 100)`,
        ratio: frames.late / frames.allowed,
      });
      await context.close();
      await shop.stop();
    }
    return rows;
  });
}

/**
 * Frames that came more than half a frame late during a drag from end to end. As many are allowed as the same page has
 * while nothing happens, because a busy machine drops frames too, and one in a hundred.
 * @param {import('@playwright/test').Page} page
 */
async function dragSlider(page) {
  await page.getByRole('button', { name: /^Preis/ }).click();
  const thumb = page.getByRole('slider').first();
  const box = await thumb.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;

  const idle = await page.evaluate(countFrames, 1_500);
  const counting = page.evaluate(countFrames, 1_500);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 180, y, { steps: 45 });
  await page.mouse.move(x + 20, y, { steps: 45 });
  await page.mouse.up();
  const dragged = await counting;
  return { ...dragged, allowed: Math.max(1, idle.late + Math.floor(dragged.all / 100)) };
}

/** In the page: the question about cookies would lie over the filters. */
function answerCookies() {
  localStorage.setItem('cm_consent_v1', '{"necessary":true,"preferences":false,"statistics":false,"marketing":false}');
}

/** In the page: the frames of a while, and how many of them came late. @param {number} durationMs */
async function countFrames(durationMs) {
  const startedAt = performance.now();
  const gaps = [];
  let last = await new Promise(requestAnimationFrame);
  while (performance.now() - startedAt < durationMs) {
    const at = await new Promise(requestAnimationFrame);
    gaps.push(at - last);
    last = at;
  }
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return { all: gaps.length, late: gaps.filter((gap) => gap > usual * 1.5).length };
}

/** In the page: ticks and unticks the first makers, until the count has changed. @returns {Promise<number[]>} */
async function measureClicks() {
  const { measured } = /** @type {import('./browser.mjs').Watched} */ (/** @type {unknown} */ (window));
  const boxes = [...document.querySelectorAll('main input[type=checkbox]')].slice(0, 7);
  const counted = () => document.querySelector('main [role=status]')?.textContent;
  const times = [];
  for (const box of boxes) {
    const before = counted();
    const click = () => /** @type {HTMLInputElement} */ (box).click();
    times.push(await measured(click, () => counted() !== before));
  }
  return times;
}
