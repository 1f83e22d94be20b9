// @ts-check
import { bringStopwatch, median, withBrowser } from './browser.mjs';
import { figure } from './load.mjs';

/** @typedef {import('./browser.mjs').Watched} Watched */

const times = 9;

/**
 * The queue and the workbench as somebody feels them: from a key or a click to the frame that shows it.
 *
 * @param {string} origin
 * @param {{ name: string, value: string }} cookie of somebody who is at the desk
 * @returns {Promise<import('../bench.mjs').Row[]>}
 */
export function measureDeskScreen(origin, cookie) {
  return withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    await context.addCookies([{ ...cookie, url: origin }]);
    await bringStopwatch(context);
    const page = await context.newPage();
    await page.goto(`${origin}/#/desk`);
    await page.locator('[data-row]').first().waitFor();
    await page.waitForLoadState('load');
    const rows = await page.evaluate(walkList, times);
    const visits = [];
    for (let index = 0; index < times; index++) visits.push(await page.evaluate(openAndReturn, index));
    await page.locator('[data-row] a').first().click();
    await page.locator('main aside').waitFor();
    const orders = await page.evaluate(walkOrders, times);
    return [
      figure('j/k to the next order in the list', median(rows), 50, 0),
      figure('j/k to the next order at the workbench', median(orders), 50, 0),
      figure('order shown after the click', median(visits.map(({ openedMs }) => openedMs)), 300, 0),
      figure('back in the list', median(visits.map(({ backMs }) => backMs)), 100, 0),
    ];
  });
}

/** In the page: down the list and up again. @param {number} times @returns {Promise<number[]>} */
async function walkList(times) {
  const { measured } = /** @type {Watched} */ (/** @type {unknown} */ (window));
  const selected = () => document.querySelector('[data-row] a[aria-current]')?.textContent;
  const press = (/** @type {string} */ key) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const taken = [];
  for (let index = 0; index < 2 * times - 1; index++) {
    const before = selected();
    taken.push(
      await measured(
        () => press(index < times ? 'j' : 'k'),
        () => selected() !== before,
      ),
    );
  }
  return taken;
}

/** In the page: opens a row by a click and goes back. @param {number} index @returns {Promise<{ openedMs: number, backMs: number }>} */
async function openAndReturn(index) {
  const { measured } = /** @type {Watched} */ (/** @type {unknown} */ (window));
  const link = /** @type {HTMLElement} */ (document.querySelectorAll('[data-row] a')[index]);
  const isShown = () => document.querySelector('main aside') !== null;
  const openedMs = await measured(() => link.click(), isShown);
  const press = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  const backMs = await measured(press, () => document.querySelector('[data-row]') !== null);
  return { openedMs, backMs };
}

/** In the page: from order to order, at the pace of somebody who reads. @param {number} times @returns {Promise<number[]>} */
async function walkOrders(times) {
  const { measured } = /** @type {Watched} */ (/** @type {unknown} */ (window));
  const code = () => document.querySelector('main h1')?.textContent;
  const isShown = () => document.querySelector('main aside') !== null;
  const press = (/** @type {string} */ key) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const taken = [];
  for (let index = 0; index < 2 * times - 1; index++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = code();
    taken.push(
      await measured(
        () => press(index < times ? 'j' : 'k'),
        () => code() !== before && isShown(),
      ),
    );
  }
  return taken;
}
