// @ts-check
import { createRequire } from 'node:module';
import { browserArguments, findBrowser } from '../find-browser.mjs';
import { root } from '../run.mjs';

/**
 * Does something with a browser of its own, which ends afterwards.
 *
 * @template Result
 * @param {(browser: import('@playwright/test').Browser) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withBrowser(work) {
  const { chromium } = createRequire(`${root}/e2e/package.json`)('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * The same with a profile, and a port at which another tool can drive it.
 *
 * @template Result
 * @param {string} profile an empty folder
 * @param {number} port
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withBrowserAt(profile, port, work) {
  const { chromium } = createRequire(`${root}/e2e/package.json`)('@playwright/test');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`, '--lang=de-DE'],
    locale: 'de-DE',
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** @typedef {{ measured: (act: () => void, isDone: () => boolean) => Promise<number> }} Watched a page with a stopwatch */

/**
 * Gives every page of this context `measured(act, isDone)`: how long it takes from the act to the frame that shows what was
 * waited for. In the page, so that the way from here to the browser does not count.
 *
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function bringStopwatch(context) {
  await context.addInitScript(() => {
    Object.assign(window, {
      /** @param {() => void} act @param {() => boolean} isDone */
      measured: async (act, isDone) => {
        const startedAt = performance.now();
        act();
        await new Promise((resolve, reject) => {
          const look = () => {
            if (isDone()) requestAnimationFrame(() => setTimeout(resolve));
            else if (performance.now() - startedAt > 20_000) reject(new Error(`never seen: ${isDone}`));
            else requestAnimationFrame(look);
          };
          look();
        });
        return performance.now() - startedAt;
      },
    });
  });
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
