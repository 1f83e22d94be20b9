/** The first pictures are waited for, but not for longer than anybody would notice. */
const picturesAtMostMs = 150;
/** A page in the background is not painted. */
const unseenMs = 3_000;

/** Settles when the drawn page has been painted, with its first pictures where they come soon. */
export async function afterFirstPaint(pictures: Promise<unknown>): Promise<void> {
  await whenParsed();
  await Promise.race([firstPaint(), wait(unseenMs)]);
  await Promise.race([pictures, wait(picturesAtMostMs)]);
}

/** Settles when all of the page is there, and with it what is drawn ahead. */
export function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A frame that is drawn is not on the screen yet: where the browser tells when it is, that counts.
    if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
      requestAnimationFrame(() => setTimeout(resolve));
      return;
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
