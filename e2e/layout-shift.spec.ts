import type { Page } from '@playwright/test';
import { addFromPage, aFlower } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { isLongRun, someOf } from './long-run.ts';
import { becomePatient } from './patient.ts';
import { reserve } from './pharmacy.ts';
import { patientScreens } from './screens.ts';

/** The offer of English comes with the frame: one screen of each kind tells. An ordinary run asks no more of a desktop either. */
const oneOfEachKind = ['/', '/product/kaeppele-25-1', '/cart', '/checkout'];
const mostShift = 0.02;

// The question about cookies is part of a first visit.
test.use({ hasChosenCookies: false });

interface Shift {
  value: number;
  moved: string[];
}

for (const [width, language, addresses] of [
  [390, 'de-DE', patientScreens],
  [1440, 'de-DE', isLongRun ? patientScreens : oneOfEachKind],
  [390, 'en-GB', oneOfEachKind],
  ...(isLongRun ? ([[1440, 'en-GB', oneOfEachKind]] as const) : []),
] as const) {
  test.describe(`at ${width} px, in a browser that asks for ${language}`, () => {
    test.use({ locale: language, viewport: { width, height: width < 700 ? 844 : 900 } });

    test('nothing that stands is moved by what comes later', async ({ page }) => {
      test.slow();
      await page.addInitScript(recordShifts);
      for (const address of addresses) await test.step(address, () => expectNoShift(page, address));
    });
  });
}

/** What these show depends on who somebody is, so it comes with the data. */
const ofPatients = ['/', '/cart', '/checkout', '/prescription', '/orders', '/notifications', '/account', '/merkliste'];

for (const width of someOf([390, 1440], 1)) {
  test.describe(`at ${width} px, signed in with a filled cart`, () => {
    test.use({ hasChosenCookies: true, viewport: { width, height: width < 700 ? 844 : 900 } });

    test('nothing that stands is moved by what comes later', async ({ page, shop, mailbox }) => {
      test.slow();
      await page.goto('/#/orders');
      await becomePatient(page, mailbox);
      await reserve(page);
      await addFromPage(page, await aFlower(shop.origin));
      await page.addInitScript(recordShifts);
      for (const address of ofPatients) await test.step(address, () => expectNoShift(page, address));
    });
  });
}

async function expectNoShift(page: Page, address: string): Promise<void> {
  await openStepByStep(page, address);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${address} moves\n${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(mostShift);
}

/**
 * Opens a screen as a slow line would: what is drawn ahead, then the fonts, the code and the data, each after the one
 * before has been painted. On a fast machine they would come at once, and nothing could be seen to move.
 */
async function openStepByStep(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  const releaseFonts = await hold(page, /\/assets\/.*\.woff2$/);
  const releaseCode = await hold(page, /\/assets\/.*\.js$/);
  const releaseData = await hold(page, /\/(?:api|content_management)\//);
  await page.goto(`/#${address}`, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await painted(page);
  releaseFonts();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await painted(page);
  releaseCode();
  await expect(page).toHaveTitle(/ · /);
  await painted(page);
  releaseData();
  await page.waitForLoadState('networkidle');
  await painted(page);
  await page.unrouteAll({ behavior: 'wait' });
}

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
  );

/** In the page, before anything else. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.push({ value: entry.value, moved: entry.sources.map(nameOf) });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  interface LayoutShift {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }

  function nameOf({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string {
    const element = node instanceof Element ? node : node?.parentElement;
    const where = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    return `${element?.tagName} ${element?.className} '${element?.textContent?.slice(0, 30)}' ${where(previousRect)} → ${where(currentRect)}`;
  }
}
