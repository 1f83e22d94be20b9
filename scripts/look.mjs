// @ts-check
/**
 * `npm run look`: a picture of every route in both themes, wide and narrow, into look/ for human eyes;
 * `npm run look -- /cart /shop` of these alone.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootShop } from './boot-shop.mjs';
import { buildWhenNeeded } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { browserArguments, findBrowser } from './find-browser.mjs';
import { root } from './run.mjs';

export const looks = [
  '/',
  '/shop',
  '/shop?type=extract',
  '/product/kaeppele-25-1',
  '/merkliste',
  '/register',
  '/cart',
  '/checkout',
  '/prescription',
  '/orders',
  '/notifications',
  '/account',
  '/stop-email-change/x',
  '/this-device/x',
  '/blog',
  '/blog/x',
  '/faq',
  '/glossar',
  '/about',
  '/contact',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/widerruf',
  '/booking',
  '/cms/login',
  '/cms',
  '/desk',
  '/desk/order/7KQX-M29F',
  '/desk/post',
  '/desk/packing',
  '/desk/packing/x',
  '/desk/handover',
  '/desk/withdrawals',
  '/desk/withdrawals/x',
  '/desk/tour',
  '/desk/stock',
  '/desk/stock/x',
  '/desk/recall/x',
  '/desk/goods-in',
  '/desk/catalogue',
  '/desk/catalogue/new',
  '/desk/catalogue/x',
  '/desk/rules',
  '/desk/payments',
  '/desk/journal',
  '/desk/privacy',
  '/desk/privacy/x',
  '/desk/privacy/retention',
  '/desk/team',
  '/desk/access',
  '/gibt-es-nicht',
];

const themes = ['light', 'dark'];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const folder = path.join(root, 'look');

/** @param {readonly string[]} routes */
async function look(routes) {
  await ensureInstalled();
  await buildWhenNeeded();
  const executablePath = await findBrowser();
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const { chromium } = /** @type {typeof import('@playwright/test')} */ (require('@playwright/test'));

  fs.rmSync(folder, { recursive: true, force: true });
  const shop = await bootShop({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    for (const size of sizes) {
      await Promise.all(themes.map((theme) => photograph(browser, shop.origin, routes, theme, size)));
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  console.log(`${fs.readdirSync(folder).length} pictures in ${path.relative(process.cwd(), folder) || folder}/`);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {readonly string[]} routes
 * @param {string} theme
 * @param {{ width: number, height: number }} viewport
 */
async function photograph(browser, origin, routes, theme, viewport) {
  const context = await browser.newContext({ viewport, locale: 'de-DE', reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    // The question about cookies would lie over every picture.
    localStorage.setItem('cm_consent_v1', '{"preferences":false,"statistics":false,"marketing":false}');
  }, theme);
  for (const route of routes) {
    const page = await context.newPage();
    // Nothing is fetched from elsewhere, and /booking stays instead of leaving for the calendar.
    await page.route(
      (url) => url.origin !== origin,
      (away) => away.abort('aborted'),
    );
    await page.goto(`${origin}/#${route}`, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    await page.screenshot({
      path: path.join(folder, `${nameOf(route)}-${theme}-${viewport.width}.png`),
      fullPage: true,
    });
    await page.close();
  }
  await context.close();
}

/** @param {string} route */
function nameOf(route) {
  return route.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  await look(wanted.length > 0 ? wanted : looks).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
