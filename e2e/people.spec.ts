import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { overhangOfPage, putOn } from './looks.ts';
import { becomePatient, giveHealthConsent, newAddress, readCode } from './patient.ts';
import { reserve } from './pharmacy.ts';

/**
 * People who tried the shop, each with a way of their own. The fourth, by keyboard alone, is in ordering.spec.ts, and the
 * fifth, who writes texts, in editor.spec.ts.
 */

async function expectNothingOverTheEdge(page: Page, where: string): Promise<void> {
  expect.soft(await overhangOfPage(page), `pixels over the edge: ${where}`).toBeLessThanOrEqual(0);
}

test(
  'at 71, with text at 200 % on a tablet: orders, writes to the pharmacy and finds it there',
  inLongRun,
  async ({ page, mailbox }) => {
    test.slow();
    await page.goto('/#/product/kaeppele-25-1');
    await becomePatient(page, mailbox);
    await putOn(page, { theme: 'light', width: 820, textScale: 2 });
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingOverTheEdge(page, 'cart');
    await page.getByRole('link', { name: 'Zur Kasse' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Adresse und Versand' })).toBeVisible();
    await page.getByRole('radio', { name: /^Selbstabholung/ }).check();
    await expect(page.getByText('Wenn Sie selbst abholen, brauchen wir keine Lieferadresse.')).toBeVisible();
    await expectNothingOverTheEdge(page, 'checkout');
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Rezept einreichen' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Telemedizin' }).check();
    await expect(page.getByText(/^Ihr Arzneimittel legen wir für Sie bereit/)).toBeVisible();
    await giveHealthConsent(page);
    await page.getByRole('checkbox', { name: /^Ich akzeptiere/ }).check();
    await expectNothingOverTheEdge(page, 'prescription');
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();

    await expect(page.getByText('Vielen Dank. Ihre Bestellung ist bei uns eingegangen.')).toBeVisible();
    const order = page.getByRole('article').first();
    await expect(order.getByRole('list', { name: 'Bestellverlauf' })).toContainText('Wartet auf die Prüfung');
    await order.getByRole('button', { name: 'Nachricht schreiben' }).click();
    await page.keyboard.type('Darf meine Tochter es abholen?');
    await order.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(order.getByRole('heading', { name: 'Nachrichten' })).toBeFocused();
    await expect(order.getByRole('listitem').filter({ hasText: 'Darf meine Tochter es abholen?' })).toBeVisible();
    await expectNothingOverTheEdge(page, 'orders');
  },
);

test('in English on a phone: a wrong code, a second tab, no network, lost cookies', async ({
  page,
  context,
  mailbox,
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/status of 400/);
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be reached/i);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto('/#/orders');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: /^(Sign in or|Enter code|Welcome|Registration)/ });
  const email = newAddress();
  await dialog.getByLabel('E-mail address').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: 'One-time code' })).toBeVisible();
  const code = await readCode(mailbox, email);
  await page.keyboard.type(code.slice(0, 5) + ((Number(code[5]) + 1) % 10));
  await expect(dialog.getByText(/^This code is not correct\./)).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await page.keyboard.type(code);
  await expect(dialog.getByText(/^Almost done/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close and sign out' }).click();
  await page.getByRole('button', { name: 'Stop and sign out' }).click();

  // Registered since then, at home; the phone goes on in two tabs.
  await becomePatient(page, mailbox);
  const order = await reserve(page);
  const second = await context.newPage();
  await second.setViewportSize({ width: 390, height: 844 });
  await second.goto('/#/orders');
  // Whoever asks anew while the details still come gets those.
  await expect(second.getByRole('article', { name: order }).getByRole('region', { name: 'Payment' })).toBeVisible();

  await context.setOffline(true);
  await second.getByRole('button', { name: 'Refresh details' }).click();
  await expect(
    second
      .getByRole('alert')
      .filter({ hasText: /order details/i })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);

  await context.clearCookies();
  await second.reload();
  await expect(second.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expect(second.getByRole('main').getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await second.close();
});

test(
  'who orders often: again with one click, and the address of the last time is proposed',
  inLongRun,
  async ({ page, mailbox }) => {
    test.slow();
    await page.goto('/#/orders');
    await becomePatient(page, mailbox);
    const [first, second] = [await reserve(page), await reserve(page)];
    await page.reload();
    await page.getByRole('button', { name: `Details zu ${first}` }).click();
    const order = page.getByRole('article', { name: first });
    await order.getByRole('button', { name: 'Erneut bestellen' }).click();
    await expect(order.getByText('Im Warenkorb:')).toBeVisible();
    await order.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Adresse und Versand' })).toBeVisible();
    await page.getByRole('button', { name: 'Wie Rechnungs­adresse' }).click();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('article', { name: second })).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(page.getByText('Wohin dürfen wir liefern?')).toHaveCount(0);
    await page.getByRole('radio', { name: /^Botendienst/ }).check();
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled();
  },
);
