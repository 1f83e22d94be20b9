import { expect, type Page, test } from '@playwright/test';
import { barriersOf } from './accessibility.ts';
import { isLongRun } from './long-run.ts';

export interface Look {
  theme: 'light' | 'dark';
  width: number;
  /** 1 is 100 %. */
  textScale: number;
}

/** Each width with each text size, and each theme with each of them: the other half would tell nothing new. */
export const allLooks: readonly Look[] = [
  { theme: 'light', width: 390, textScale: 1 },
  { theme: 'dark', width: 390, textScale: 2.5 },
  { theme: 'light', width: 1440, textScale: 2.5 },
  { theme: 'dark', width: 1440, textScale: 1 },
];

/** The tightest one, and the one that most people see: what an ordinary run looks at. */
const fewLooks: readonly Look[] = [
  { theme: 'dark', width: 390, textScale: 2.5 },
  { theme: 'light', width: 1440, textScale: 1 },
];

/** By how many pixels something is wider than its frame. */
type Overhang = (page: Page) => Promise<number>;

export const overhangOfPage: Overhang = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page as it stands, in each look: no barrier that a machine can find, nothing over the edge. */
export async function expectNoBarrier(page: Page, what: string, overhangOf = overhangOfPage): Promise<void> {
  // Soft assertions, so that one run lists all problems.
  expect.soft(await complaintsOf(page, overhangOf), what).toEqual([]);
}

/** The problems of the page as it is, each with the look that shows it. */
export async function complaintsOf(
  page: Page,
  overhangOf = overhangOfPage,
  looks = isLongRun ? allLooks : fewLooks,
): Promise<string[]> {
  const complaints: string[] = [];
  for (const look of looks) {
    await test.step(nameOf(look), async () => {
      await putOn(page, look);
      const overhang = await overhangOf(page);
      if (overhang > 0) complaints.push(`${nameOf(look)}: ${overhang} px over the edge`);
      // Enlarged text may have less contrast, so that it is looked for at 100 % only: it takes as long as all the rest.
      const barriers = await barriersOf(page, { isContrastChecked: look.textScale === 1 });
      for (const barrier of barriers) complaints.push(`${nameOf(look)}: ${barrier}`);
    });
  }
  return complaints;
}

/** Changes theme and text size as another tab of the same visitor does: nothing is loaded again, and it lasts. */
export async function putOn(page: Page, { theme, width, textScale }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.evaluate(
    async (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
      // What the shop does for the new colours takes two frames.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
    },
    { theme, text_scale: String(textScale) },
  );
  await expect(page.locator(`html[data-theme="${theme}"]:not([data-theme-changing])`)).toHaveCSS(
    'font-size',
    `${16 * textScale}px`,
  );
}

function nameOf({ theme, width, textScale }: Look): string {
  return `${theme}, ${width} px, text at ${textScale * 100} %`;
}
