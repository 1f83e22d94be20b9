import type { Page } from '@playwright/test';
import { addFromPage, aFlower, cartButton, flowers, type Product, panelOf } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { someOf } from './long-run.ts';
import { putOn } from './looks.ts';
import { patientScreens } from './screens.ts';

/** The actions that a toast lies on, by their names. */
function coveredActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[role="status"] > div');
    const box = toast?.getBoundingClientRect();
    if (!box) return ['no toast in sight'];
    // Behind an open dialog nothing can be pressed anyway.
    const within = document.querySelector('dialog[open]') ?? document;
    return [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((action) => !toast?.contains(action) && action.checkVisibility())
      .filter((action) => {
        const { left, right, top, bottom } = action.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((action) => action.ariaLabel || action.textContent || action.tagName);
  });
}

for (const width of someOf([390, 1440], 1)) {
  test(`at ${width} px a toast covers no action of any screen, and leads to the cart`, async ({ page, shop }) => {
    // A toast that stays: no test can be sure to look in time.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      window.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) =>
        ms !== undefined && ms > 1000 && ms <= 3500 ? 0 : wait(act, ms, ...rest)) as typeof window.setTimeout;
    });
    await page.goto('/#/faq');
    await putOn(page, { theme: 'light', width, textScale: 1 });
    const flower = await aFlower(shop.origin);
    await addFromPage(page, flower);
    // A pointer that rests on it would stop its clock and start it anew.
    await page.mouse.move(0, 0);
    await expect(page.getByText('Produkt wurde zum Warenkorb hinzugefügt')).toBeVisible();
    await expect.poll(() => coveredActions(page), 'on the product').toEqual([]);
    for (const screen of patientScreens.filter((address) => address !== '/cart')) {
      const before = await page.title();
      await page.goto(`/#${screen}`);
      await expect(page).not.toHaveTitle(before);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => coveredActions(page), screen).toEqual([]);
    }
    const toast = page.getByText('Produkt wurde zum Warenkorb hinzugefügt');
    await page.goto('/#/faq');
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await expect(page).toHaveURL(/#\/cart$/);
    // Whoever is there is not led there any more; the same in the panel.
    await expect(toast).toBeHidden();
    const others = (await flowers(shop.origin)).filter(({ slug }) => slug !== flower.slug);
    await addFromPage(page, others[0] as Product);
    await expect(toast).toBeVisible();
    await cartButton(page).click();
    await expect(panelOf(page).getByRole('button', { name: /entfernen$/ })).toHaveCount(2);
    await expect(toast).toBeHidden();
  });
}

test('Back closes what is open and never opens it again; nor does a typed address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/faq');
  await page.goto('/#/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const openMenu = () => page.getByRole('button', { name: 'Menü öffnen' }).click();

  await openMenu();
  await expect(menu).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.isOverlay)).toBe(true);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#\/blog$/);

  await openMenu();
  await menu.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/#\/blog$/);
  await expect(menu).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.isOverlay ?? false)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/#\/faq$/);

  await openMenu();
  await page.evaluate(() => (window.location.hash = '/about'));
  await expect(page).toHaveURL(/#\/about$/);
  await expect(menu).toBeHidden();
  await page.evaluate(() => (window.location.hash = '/faq'));
  await expect(menu).toBeHidden();
});

test('the second click of a double click does nothing to the dialog that it opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Anmelden oder registrieren' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
  await page.getByLabel('E-Mail-Adresse').fill('niemand@post.example');
  await expect(page.getByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
});
