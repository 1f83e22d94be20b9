import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function checkAccessibility(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(wcag22AA).analyze();
  expect(passes.length, 'rules that found something to check').toBeGreaterThan(0);
  const complaints = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(complaints, `accessibility of ${page.url()}`).toEqual([]);
}
