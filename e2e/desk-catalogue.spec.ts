import { euros } from './amounts.ts';
import { addFromPage, aFlower } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';

test.use({ shopOf: 'desk-catalogue' });

test(
  'a price is changed at the desk while somebody has the product in the cart, and the cart tells both prices',
  inLongRun,
  async ({ page, openDesk, shop }) => {
    test.slow();
    const flower = await aFlower(shop.origin);
    const before = flower.priceCent ?? 0;
    await addFromPage(page, flower);
    await page.goto('/#/cart');
    await expect(page.getByRole('link', { name: flower.title }).first()).toBeVisible();

    const desk = await openDesk({ name: 'Lea Baum', role: 'pka' });
    await desk.getByRole('link', { name: 'Sortiment' }).click();
    await expect(desk.getByRole('list', { name: 'Sortiment' })).toBeVisible();
    await expectNoBarrier(desk, 'the catalogue at the desk');
    await desk.getByRole('searchbox', { name: 'Name, Hersteller oder PZN' }).fill(flower.title);
    await desk.getByRole('link', { name: flower.title, exact: true }).click();
    await expect(desk.getByRole('heading', { level: 1, name: flower.title })).toBeVisible();
    await desk.getByRole('combobox', { name: 'Grundlage' }).selectOption('ampreisv4');
    await desk.getByRole('textbox', { name: /^Einkauf ohne/ }).fill('4');
    await desk.getByRole('button', { name: /nach AMPreisV übernehmen$/ }).click();
    await desk.getByRole('button', { name: 'Preis setzen' }).click();
    await expect(desk.getByRole('list', { name: 'Preise bisher' }).getByRole('listitem').first()).toContainText('9,52');
    await expectNoBarrier(desk, 'a product of the catalogue');

    await page.reload();
    await expect(
      page.getByText(`Der Preis hat sich geändert: bisher ${euros(before)}, jetzt ${euros(952)}.`),
    ).toBeVisible();
  },
);
