import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier, putOn } from './looks.ts';

test.use({ shopOf: 'desk-narrow' });

const areasOf = (page: Page) => page.getByRole('navigation', { name: 'Bereiche' });

/** How many rows its links take. */
async function rowsOf(menu: Locator): Promise<number> {
  const tops = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  return new Set(tops.map(Math.round)).size;
}

/** Whether all of it is in sight of the strip, from left to right. */
async function isWhole(menu: Locator, link: Locator): Promise<boolean> {
  const [strip, box] = [await menu.boundingBox(), await link.boundingBox()];
  return !!strip && !!box && box.x >= strip.x - 1 && box.x + box.width <= strip.x + strip.width + 1;
}

test('on a phone the areas of the desk are one row, and the place one is at is in sight, also with large text', async ({
  lead,
}) => {
  test.slow();
  const areas = areasOf(lead);
  const current = areas.locator('[aria-current="page"]');
  for (const textScale of [1, 2.5]) {
    await putOn(lead, { theme: 'light', width: 390, textScale });
    for (const name of ['Nachweise', 'Regeln', /^Bestellungen/, 'Mein Zugang']) {
      await areas.getByRole('link', { name }).click();
      await expect(current).toHaveText(name);
      await expect.poll(() => isWhole(areas, current)).toBe(true);
      expect(await rowsOf(areas)).toBe(1);
    }
  }

  // By keyboard every area is reached in its order, and seen when it is.
  const all = await areas.getByRole('link').all();
  await all[0]?.focus();
  for (const link of all) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await lead.keyboard.press('Tab');
  }

  await areas.getByRole('link', { name: 'Regeln' }).click();
  const parts = lead.getByRole('navigation', { name: 'Regeln und Einstellungen' });
  await parts.getByRole('link', { name: 'Sichtbarkeit' }).click();
  await expect.poll(() => isWhole(parts, parts.locator('[aria-current="page"]'))).toBe(true);
  await expectNoBarrier(lead, 'the rules on a phone');
  await putOn(lead, { theme: 'dark', width: 390, textScale: 1 });
  await expect.poll(() => isWhole(areas, current)).toBe(true);
});
