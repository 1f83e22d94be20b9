// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { openForAnna } from './customer.mjs';
import { openGate } from './gate.mjs';
import { postgresServer } from './postgres.mjs';
import { rowsOf } from './rows.mjs';
import { isReady, newDataDir, shopProcess } from './shop-process.mjs';
import { smtpSink } from './smtp-sink.mjs';
import { figure, none } from './verdict.mjs';

const answerLimitMs = 5_000;
const backLimitMs = 10_000;
/** Mail servers are away for longer than databases. */
const mailTimes = 10;

/**
 * Database and mail server go away and come back, and the database becomes slow, while people shop.
 *
 * @param {number} seconds how long the database is away; the mail server ten times as long
 */
export async function outage(seconds) {
  const database = await postgresServer();
  const gate = await openGate(database.port);
  const url = new URL(database.url);
  url.port = String(gate.port);
  const env = { DATABASE_URL: url.href, APP_SECRET: 'a secret for the outage trial, 32+ characters' };
  const dataDir = newDataDir();
  const shop = await shopProcess({ dataDir, env });
  const { anna, nextProduct } = await openForAnna(shop);
  const waiting = await anna.prepare(nextProduct());
  await askForPages(shop.origin, anna.cookieHeader());

  await gate.shut();
  const told = await anna.reserve(waiting).then(
    () => 'taken',
    (error) => error.message,
  );
  const away = await askFor(shop.origin, seconds, nextProduct());
  const pages = await askForPages(shop.origin, anna.cookieHeader());
  await gate.open();
  const backMs = await shop.ready(backLimitMs);
  const cart = await anna.cartSize();
  await anna.reserve(waiting);
  await anna.order(nextProduct());
  const isRefused = /answered 503 .*"id":"Unavailable"/.test(told);

  gate.slowDown(100);
  const slowAt = performance.now();
  await anna.order(nextProduct());
  const slowMs = performance.now() - slowAt;
  gate.slowDown(0);

  const mail = await mailAway(shop, anna, { seconds: seconds * mailTimes, nextProduct });
  const orders = await rowsOf(database.url, 'select code from orders');
  const kept = new Set(orders.map(({ code }) => code));
  database.stop();
  return [
    figure(
      'database away: longest answer, ms',
      Math.round(away.longestMs),
      `${answerLimitMs}`,
      away.longestMs <= answerLimitMs,
    ),
    none('database away: answers that were neither served nor a clear 503', away.unclear),
    figure(
      'database away: pages from memory',
      `${pages.served} of ${pages.asked}`,
      'all',
      pages.served === pages.asked,
    ),
    figure('database away: a link to own orders', pages.orders, '503 as a page', pages.orders === '503 as a page'),
    figure('database away: an order is refused', isRefused ? 'yes' : told.slice(0, 60), 'yes', isRefused),
    figure('database back: products still in the cart', cart, '1', cart === 1),
    figure('database away: /api/ready says so', away.readyTold ? 'yes' : 'no', 'yes', away.readyTold),
    figure('database back: ready after, s', (backMs / 1000).toFixed(1), '10', backMs <= backLimitMs),
    figure('database slow (100 ms more): a whole order, ms', Math.round(slowMs), '15000', slowMs <= 15_000),
    ...mail,
    none('acknowledged orders lost', anna.acknowledged.filter((code) => !kept.has(code)).length),
  ];
}

/** Reads and writes while the database is away. @param {string} origin @param {number} seconds @param {string} itemId */
async function askFor(origin, seconds, itemId) {
  const found = { longestMs: 0, unclear: 0, readyTold: false };
  const until = Date.now() + seconds * 1000;
  const adding = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ itemId }) };
  while (Date.now() < until) {
    for (const [address, request] of /** @type {const} */ ([
      ['/api/ready', {}],
      ['/api/shop/v1/shopping-cart', {}],
      ['/api/shop/v1/pharmacy-shop/products', {}],
      ['/api/shop/v1/shopping-cart/items', adding],
    ])) {
      const startedAt = performance.now();
      const signal = AbortSignal.timeout(30_000);
      const answer = await fetch(origin + address, { ...request, signal }).catch(() => null);
      const body = await answer?.text();
      found.longestMs = Math.max(found.longestMs, performance.now() - startedAt);
      if (address === '/api/ready') found.readyTold ||= answer?.status === 503;
      // A write that is said to be done would be one that is lost.
      else if (!(answer?.ok && request !== adding) && !(answer?.status === 503 && body?.includes('"id"')))
        found.unclear++;
    }
    await sleep(200);
  }
  return found;
}

/** What people read, and what needs the database, asked for as a browser does. @param {string} origin @param {string} cookie */
async function askForPages(origin, cookie) {
  const addresses = ['/', '/shop', '/faq', '/blog', '/impressum', '/config.json', '/content_management/faq/faq.de.md'];
  /** @param {string} address */
  const visit = (address) =>
    fetch(origin + address, {
      headers: { accept: 'text/html,*/*;q=0.8', cookie },
      signal: AbortSignal.timeout(30_000),
    });
  let served = 0;
  for (const address of addresses) {
    const answer = await visit(address);
    await answer.arrayBuffer();
    if (answer.ok) served++;
  }
  const answer = await visit('/api/shop/v1/patient/orders-and-reservations');
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  await answer.arrayBuffer();
  return { asked: addresses.length, served, orders: `${answer.status} as ${isPage ? 'a page' : 'JSON'}` };
}

/**
 * Orders while nobody takes mails; then each has to arrive, once.
 *
 * @param {Awaited<ReturnType<typeof shopProcess>>} shop
 * @param {Awaited<ReturnType<typeof import('./customer.mjs').newCustomer>>} customer
 * @param {{ seconds: number, nextProduct: () => string }} options
 */
async function mailAway(shop, customer, { seconds, nextProduct }) {
  const sink = await smtpSink();
  const gate = await openGate(sink.port);
  await gate.shut();
  // Until now mails became files: the code for signing in had to be read.
  await shop.stop();
  shop.start({ SMTP_URL: `smtp://127.0.0.1:${gate.port}` });
  await shop.ready();
  const before = customer.acknowledged.length;
  for (let count = 0; count < 3; count++) await customer.order(nextProduct());
  const codes = customer.acknowledged.slice(before);
  await sleep(seconds * 1000);
  await gate.open();
  const openedAt = Date.now();
  /** @param {string} code */
  const mailsAbout = (code) => sink.mails.filter((mail) => mail.includes(code)).length;
  const isMissing = () => codes.some((code) => mailsAbout(code) === 0);
  while (isMissing() && Date.now() - openedAt < 240_000) await sleep(500);
  const tookMs = Date.now() - openedAt;
  const isBack = await isReady(shop.origin);
  await shop.stop();
  sink.close();
  await gate.shut();
  return [
    none('mail server away: confirmations that never came', codes.filter((code) => mailsAbout(code) === 0).length),
    none('mail server away: confirmations that came twice', codes.filter((code) => mailsAbout(code) > 1).length),
    figure('mail server back: all mails after, s', (tookMs / 1000).toFixed(1), '120', tookMs <= 120_000),
    figure('mail server back: /api/ready says so', isBack ? 'yes' : 'no', 'yes', isBack),
  ];
}
