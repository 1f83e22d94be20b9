import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function checkAccessibility(page: Page): Promise<void> {
  expect(await barriersOf(page), `accessibility of ${page.url()}`).toEqual([]);
}

/** Where the page, as it is now, breaks WCAG 2.2 AA as far as a machine can tell. */
export async function barriersOf(page: Page, { isContrastChecked = true } = {}): Promise<string[]> {
  // Half a megabyte of script, so it is added once per document.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations, passes } = await new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    // Only violations list every element; the rest would be collected for nothing.
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: isContrastChecked } } })
    .withTags(wcag22AA)
    // Otherwise axe opens a page of its own to join the results of frames, of which we have none.
    .setLegacyMode()
    .analyze();
  expect(passes.length, 'rules that found something to check').toBeGreaterThan(0);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
}
