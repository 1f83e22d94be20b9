// @ts-check
/**
 * What one page asks for before anybody has touched it, counted in figures that a busy machine does not change:
 * requests, bytes, how deep they hang behind each other, and what came before the largest paint.
 */

/** A cheap phone of a few years ago. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * @typedef {object} PageLoad
 * @property {string[]} requests the path of each, in their order
 * @property {number} kilobytes of a thousand bytes, as they travelled
 * @property {number} depth of the longest chain of requests of which each one was known only through the one before
 * @property {number} beforeLargestPaint how many were answered when the largest thing stood
 * @property {number} scriptKilobytesBefore of them, the scripts
 * @property {number} layoutShift
 */

/**
 * @typedef {object} Seen
 * @property {string} url
 * @property {string} type
 * @property {string | undefined} from the address of the file that asked for it
 * @property {number} bytes
 * @property {number} endedAt in milliseconds since the page was asked for; 0 while it travels
 */

/**
 * @param {import('@playwright/test').Page} page not opened yet
 * @param {string} address
 * @returns {Promise<PageLoad>}
 */
export async function measurePageLoad(page, address) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, Seen>} */
  const seen = new Map();
  let startedAt = 0;

  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    if (seen.size === 0) startedAt = timestamp;
    const from = initiator.url ?? initiator.stack?.callFrames.at(0)?.url;
    seen.set(requestId, { url: request.url, type: type ?? 'Other', from, bytes: 0, endedAt: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, endedAt: (timestamp - startedAt) * 1000 });
  });

  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const { largestPaintAt, layoutShift } = await page.evaluate(readPaints);

  const all = [...seen.values()];
  const before = all.filter(({ endedAt }) => endedAt > 0 && endedAt <= largestPaintAt);
  return {
    requests: all.map(({ url }) => new URL(url).pathname),
    kilobytes: kilobytesOf(all),
    depth: Math.max(...all.map((request) => depthOf(request, all))),
    beforeLargestPaint: before.length,
    scriptKilobytesBefore: kilobytesOf(before.filter(({ type }) => type === 'Script')),
    layoutShift,
  };
}

/**
 * When the largest thing stands for somebody who was there before and has the files.
 *
 * @param {import('@playwright/test').Page} page of a context that has opened the address once
 * @param {string} address
 */
export async function measureLaterVisit(page, address) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return (await page.evaluate(readPaints)).largestPaintAt;
}

/** @param {Seen[]} requests */
function kilobytesOf(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** @param {Seen} request @param {Seen[]} all @param {Seen[]} [passed] @returns {number} */
function depthOf(request, all, passed = []) {
  const parent = all.find(({ url }) => url === request.from && url !== request.url);
  return parent && !passed.includes(parent) ? 1 + depthOf(parent, all, [...passed, request]) : 1;
}

/** In the page. @returns {Promise<{ largestPaintAt: number, layoutShift: number }>} */
function readPaints() {
  return new Promise((resolve) => {
    let largestPaintAt = 0;
    let layoutShift = 0;
    new PerformanceObserver((list) => {
      largestPaintAt = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = /** @type {{ value: number, hadRecentInput: boolean }} */ (
          /** @type {unknown} */ (entry)
        );
        if (!hadRecentInput) layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are handed over in a task of their own.
    setTimeout(() => resolve({ largestPaintAt, layoutShift }), 100);
  });
}
