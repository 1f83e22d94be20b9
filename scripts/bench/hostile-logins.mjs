// @ts-check
import { bootShop } from '../boot-shop.mjs';
import { figure, metric } from './load.mjs';

const atOnce = 40;
const rounds = 5;
const loopLimitMs = 50;
const pagesAtRest = 200;
/** A page may take this much longer than the slowest one at rest, in the same run. */
const timesAtRest = 4;

/** What a visitor feels while forty strangers, each from a network of their own, try editor passwords at once. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureHostileLogins() {
  // The networks are told by a header, as behind a proxy.
  const shop = await bootShop({ RATE_LIMITS: 'off', TRUST_PROXY: '1' });
  try {
    await slowestOf(shop.origin, pagesAtRest);
    const atRestMs = await slowestOf(shop.origin, pagesAtRest);
    let slowestMs = 0;
    for (let round = 0; round < rounds; round++) {
      const logins = Array.from({ length: atOnce }, (_, index) => logIn(shop.origin, `203.0.${round}.${index}`));
      slowestMs = Math.max(slowestMs, await slowestDuring(shop.origin, Promise.all(logins)));
    }
    const loopMs = (await metric(shop.opsOrigin, 'shop_event_loop_delay_max_seconds')) * 1000;
    return [
      {
        what: `slowest page beside ${atOnce} editor logins at once`,
        value: `${slowestMs.toFixed(1)} ms`,
        limit: `${timesAtRest} × ${atRestMs.toFixed(1)} ms`,
        ratio: slowestMs / (timesAtRest * atRestMs),
      },
      figure('longest wait of the event loop meanwhile', loopMs, loopLimitMs, 1),
    ];
  } finally {
    await shop.stop();
  }
}

/** @param {string} origin @param {string} address */
async function logIn(origin, address) {
  const answer = await fetch(`${origin}/api/cms/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username: 'editor', password: 'guessed' }),
  });
  await answer.body?.cancel();
  if (![401, 429].includes(answer.status)) throw new Error(`a login was answered with ${answer.status}`);
}

/** Reads the first page until the work is done. @param {string} origin @param {Promise<unknown>} work */
async function slowestDuring(origin, work) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let slowestMs = 0;
  do slowestMs = Math.max(slowestMs, await readPage(origin));
  while (!isDone);
  await done;
  return slowestMs;
}

/** @param {string} origin @param {number} count */
async function slowestOf(origin, count) {
  let slowestMs = 0;
  for (let page = 0; page < count; page++) slowestMs = Math.max(slowestMs, await readPage(origin));
  return slowestMs;
}

/** How long the first page takes, a file that one of the threads reads. @param {string} origin */
async function readPage(origin) {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/`);
  await answer.text();
  if (!answer.ok) throw new Error(`the page was answered with ${answer.status}`);
  return performance.now() - startedAt;
}
