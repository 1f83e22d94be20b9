// @ts-check
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { bootShop } from '../boot-shop.mjs';
import { median, withBrowserAt } from './browser.mjs';
import { cookiesOfPatient } from './patient.mjs';

/** The least score that a page may have. */
const screens = {
  '/#/': 95,
  '/#/shop': 95,
  '/#/product/kaeppele-25-1': 95,
  '/#/blog': 90,
  '/#/blog/bluete-oder-extrakt': 90,
  '/#/faq': 90,
  '/#/glossar': 90,
  '/#/cart': 90,
};
/** Of somebody who is signed in and has something in the cart. */
const screensOfPatient = { '/#/cart': 90, '/#/checkout': 90 };
/** Pages that need no script. What they look like and how they are found counts; they have nothing to load. */
const plain = [
  '/shop',
  '/product/kaeppele-25-1',
  '/blog',
  '/blog/bluete-oder-extrakt',
  '/faq',
  '/glossar',
  '/impressum',
];
const paints = /** @type {const} */ ({
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
});

/**
 * Lighthouse on a simulated phone. Its score hangs on what else the machine does; what does not is counted by
 * `measurePages`.
 *
 * @param {number} times the median of as many runs
 * @returns {Promise<import('../bench.mjs').Row[]>}
 */
export async function measureLighthouse(times) {
  const shop = await bootShop({ RATE_LIMITS: 'off' });
  const port = await freePort();
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  try {
    return await withBrowserAt(profile, port, async (context) => {
      const rows = [];
      for (const address of plain) rows.push(...(await lookAt(shop.origin + address, port, 1)).others);
      for (const [address, least] of Object.entries(screens)) rows.push(...(await rowsOf(address, least)));
      await context.addCookies(await cookiesOfPatient(shop, 'lighthouse'));
      for (const [address, least] of Object.entries(screensOfPatient)) {
        rows.push(...(await rowsOf(address, least, ', signed in')));
      }
      return rows;
    });
  } finally {
    fs.rmSync(profile, { recursive: true, force: true });
    await shop.stop();
  }

  /** @param {string} address @param {number} least @param {string} [who] */
  async function rowsOf(address, least, who = '') {
    const { score, told, others } = await lookAt(shop.origin + address, port, times);
    console.log(`  ${address}${who}: ${told}`);
    return [row(`${address}${who}: performance`, score, least), ...others];
  }
}

/** @param {string} address @param {number} port @param {number} times */
async function lookAt(address, port, times) {
  /** @type {import("lighthouse").Result[]} */
  const results = [];
  for (let index = 0; index < times; index++) {
    const result = await lighthouse(address, { port, logLevel: 'silent', maxWaitForLoad: 90_000 });
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
    results.push(result.lhr);
  }
  const scoreOf = (/** @type {string} */ name) => median(results.map(({ categories }) => categories[name]?.score ?? 0));
  const told = Object.entries(paints).map(([id, word]) => {
    const value = median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return `${word} ${id === 'cumulative-layout-shift' ? value.toFixed(3) : `${Math.round(value)} ms`}`;
  });
  const shown = address.replace(/^https?:\/\/[^/]+/, '');
  const others = ['accessibility', 'best-practices', 'seo'].map((name) =>
    row(`${shown}: ${name}${complaints(results[0], name)}`, 100 * scoreOf(name), 100),
  );
  return { score: 100 * scoreOf('performance'), told: told.join(', '), others };
}

/** What keeps a category below 100. @param {import('lighthouse').Result | undefined} result @param {string} name */
function complaints(result, name) {
  const failed = result?.categories[name]?.auditRefs
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return failed?.length ? ` (${failed.join(', ')})` : '';
}

/** @param {string} what @param {number} score @param {number} least @returns {import('../bench.mjs').Row} */
function row(what, score, least) {
  return {
    what,
    value: String(Math.round(score)),
    limit: `${least} or more`,
    ratio: least / Math.max(1, Math.round(score)),
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
