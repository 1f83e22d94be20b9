// @ts-check
import { bootShop } from '../boot-shop.mjs';
import { withBrowser } from './browser.mjs';
import { figure } from './load.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const limitMs = 100;

/** What somebody presses on a desktop, screen by screen; each press is waited for until the page shows its answer. */
const presses = /** @type {const} */ ({
  'a filter': { at: '/shop', press: pressFilter },
  'add to cart': { at: '/product/kaeppele-25-1', press: addToCart },
  'the menu of the shop': { at: '/faq', press: openMenu },
  'another language': { at: '/faq', press: chooseEnglish },
  'another text size': { at: '/faq', press: enlargeText },
});

/** From a press to the frame that answers it, the slowest of each kind (Interaction to Next Paint). @returns {Promise<import('../bench.mjs').Row[]>} */
export function measureInteractions() {
  return withBrowser(async (browser) => {
    const shop = await bootShop({ RATE_LIMITS: 'off' });
    try {
      const rows = [];
      for (const [what, { at, press }] of Object.entries(presses)) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
        await context.addInitScript(recordPresses);
        const page = await context.newPage();
        await page.goto(`${shop.origin}/#${at}`);
        await page.waitForLoadState('networkidle');
        await press(page);
        rows.push(figure(`from a press to the next frame: ${what}`, await page.evaluate(slowestPress), limitMs, 0));
        await context.close();
      }
      return rows;
    } finally {
      await shop.stop();
    }
  });
}

/** @param {Page} page */
async function pressFilter(page) {
  const filters = page.getByRole('region', { name: 'Filter' });
  for (const index of [0, 1, 2]) await filters.getByRole('checkbox').nth(index).check();
  await page.waitForURL(/\?/);
}

/** @param {Page} page */
async function addToCart(page) {
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click();
  await page.getByRole('button', { name: /^Menge aktualisieren/ }).waitFor();
}

/** @param {Page} page */
async function openMenu(page) {
  await page.getByRole('banner').getByRole('button', { name: 'Shop-Menü' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Extrakte/ })
    .first()
    .waitFor();
}

/** @param {Page} page */
async function chooseEnglish(page) {
  await page.getByRole('button', { name: /Sprache wechseln/ }).click();
  await page.getByRole('dialog', { name: 'Sprache' }).getByText('English').click();
  await page.locator('html[lang="en"]').waitFor();
}

/** @param {Page} page */
async function enlargeText(page) {
  await page.getByRole('button', { name: 'Darstellung und Textgröße' }).click();
  await page.getByRole('dialog', { name: 'Darstellung' }).getByRole('slider').focus();
  await page.keyboard.press('End');
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '40px');
}

/** In the page, before anything else. The question about cookies would lie over what is pressed. */
function recordPresses() {
  localStorage.setItem(
    'cm_consent_v1',
    JSON.stringify({ necessary: true, preferences: false, statistics: false, marketing: false }),
  );
  /** @type {number[]} */
  const durations = [];
  Object.assign(window, { pressDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Only a press has one; a page that appears under the pointer is none.
      if ('interactionId' in entry && Number(entry.interactionId) > 0) durations.push(entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/** In the page. What is faster than a frame is not told, and counts as one. @returns {Promise<number>} */
function slowestPress() {
  const { pressDurations } = /** @type {{ pressDurations: number[] }} */ (/** @type {unknown} */ (window));
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(Math.max(16, ...pressDurations)), 300));
  });
}
