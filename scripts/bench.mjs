// @ts-check
/**
 * `npm run bench`: what the pages weigh and ask for; `npm run bench -- all` also how fast the shop is on this machine. Every
 * figure stands beside its limit, measured in the same run where that is possible, because a bare number says more about
 * the machine than about the shop. It ends with 1 when a limit is broken: a time only counts for who has asked for times,
 * because beside other work it would break on its own.
 */
import { buildWhenNeeded } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

await ensureInstalled();
await buildWhenNeeded();

const { measureWeight } = await import('./bench/weight.mjs');
const { measurePages } = await import('./bench/pages.mjs');
const { measureInteractions } = await import('./bench/interactions.mjs');
const { measureLighthouse } = await import('./bench/lighthouse.mjs');
const { measureStart } = await import('./bench/start.mjs');
const { measureCatalogue } = await import('./bench/catalogue.mjs');
const { measureCart } = await import('./bench/cart.mjs');
const { measureOrdering } = await import('./bench/ordering.mjs');
const { measureDesk } = await import('./bench/desk.mjs');
const { measureHostileDownloads } = await import('./bench/hostile-downloads.mjs');
const { measureHostileLogins } = await import('./bench/hostile-logins.mjs');
const { measureHostile } = await import('./bench/hostile.mjs');
const { measureFilter } = await import('./bench/filter.mjs');

// `npm run bench -- weight` asks no browser. `npm run bench -- desk` measures the desk alone, with all of its orders; the whole run takes a tenth of them.
// `npm run bench -- pages` measures the pages alone, with Lighthouse five times on each, or as often as the number behind
// it says; the whole run leaves Lighthouse out, which takes a quarter of an hour.
const [only, howMuch] = process.argv.slice(2);

/**
 * @typedef {{ what: string, value: string, limit: string, ratio: number, isTime?: boolean }} Row
 *   `ratio` of 1 or less keeps the limit; `isTime` where figures that are none stand beside it
 */

const withoutTimes = /** @type {const} */ ([
  ['Weight', measureWeight],
  ['First visit on a phone', measurePages],
]);

const everything = /** @type {const} */ ([
  ...withoutTimes,
  ['Presses on a desktop', measureInteractions],
  ['Start', measureStart],
  ['Catalogue over HTTP, 32 connections', measureCatalogue],
  ['Cart over HTTP, 32 connections', measureCart],
  ['Ordering over HTTP', measureOrdering],
  ['Longest wait of others under hostile downloads and connections', measureHostileDownloads],
  ['Forty editor logins at once', measureHostileLogins],
  ['Longest wait of others under hostile input', measureHostile],
  ['Filtering in the browser', measureFilter],
  ['The desk, a tenth of its size', () => measureDesk()],
]);

/** @type {Record<string, readonly (readonly [string, () => Promise<Row[]>])[]>} */
const parts = {
  all: everything,
  weight: [['Weight', measureWeight]],
  desk: [['The desk', () => measureDesk(Number(howMuch ?? 1))]],
  pages: [
    ...withoutTimes,
    ['Presses on a desktop', measureInteractions],
    ['Lighthouse, on a simulated phone', () => measureLighthouse(Number(howMuch ?? 5))],
  ],
};

const wanted = only ? parts[only] : withoutTimes;
if (!wanted) {
  console.error(`There is no part ${only}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

let broken = 0;
for (const [title, measure] of wanted) {
  console.log(`\n${title}`);
  for (const { what, value, limit, ratio, isTime } of await atMostTwice(measure)) {
    const holds = ratio <= 1;
    if (!holds && (only || !isTime)) broken++;
    console.log(
      `  ${holds ? '✓' : '✗'} ${what.padEnd(52)} ${value.padStart(14)}   limit ${limit.padEnd(22)} ${ratio.toFixed(2)} of it`,
    );
  }
}
if (broken > 0) console.log(`\n${broken} beyond their limit`);
process.exitCode = broken > 0 ? 1 : 0;

/**
 * A machine that is busy with other things makes the shop refuse ('please try again') what a part of the bench sends, and
 * that part is then measured once more. What fails twice is an error of the shop or of the part.
 *
 * @param {() => Promise<Row[]>} measure
 */
function atMostTwice(measure) {
  return measure().catch((error) => {
    console.log(`  broken off and measured once more: ${error instanceof Error ? error.message : error}`);
    return measure();
  });
}
