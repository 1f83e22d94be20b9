import { deskOf, giveAuthenticator, openDeskAsLead, proveMailbox } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';

test('a lead sets up the first device, invites a PTA, admits theirs, and takes the right away again', async ({
  page,
  browser,
  shop,
  mailbox,
  browserErrors,
}) => {
  await openDeskAsLead(page, shop, mailbox);
  await expectNoBarrier(page, 'the queue without orders');
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();

  await page.getByRole('button', { name: 'Jemanden einladen' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bert Beispiel');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('bert@pharmacy.example');
  await page.getByRole('checkbox', { name: 'PTA' }).check();
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bert Beispiel' })).toBeVisible();
  await expectNoBarrier(page, 'the team');

  const colleague = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await giveAuthenticator(colleague);
  await colleague.goto(deskOf(shop.origin));
  await proveMailbox(colleague, mailbox, 'bert@pharmacy.example');
  await colleague.getByRole('textbox', { name: 'Name des Geräts' }).fill('Labor');
  await colleague.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect(colleague.getByRole('heading', { name: 'Die Leitung muss dieses Gerät zulassen' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: '„Labor“ von Bert Beispiel zulassen' }).click();
  await expect(page.getByText('„Labor“ ist zugelassen.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Mit Passkey öffnen' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
  await colleague.getByRole('link', { name: 'Mein Zugang' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: 'Mein Zugang' })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Team' })).toHaveCount(0);

  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { level: 1, name: 'Gesperrt' })).toBeVisible();
  await expectNoBarrier(page, 'the lock');
  browserErrors.expect(/423/);
  const locked = await page.request.get(deskOf(shop.origin).replace('/#/desk', '/api/desk/me'));
  expect(locked.status()).toBe(423);
  await page.evaluate(() => fetch('/api/desk/me'));
  await page.getByRole('button', { name: 'Mit Passkey öffnen', disabled: false }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();

  await page.getByRole('button', { name: 'Bert Beispiel ändern' }).click();
  await page.getByRole('button', { name: 'Zugang beenden' }).click();
  await page.getByRole('button', { name: 'Zugang wirklich beenden' }).click();
  await expect(page.getByText('Bert Beispiel hat keinen Zugang mehr.')).toBeVisible();
  // The news of it ends the colleague's session without a press.
  await expect(colleague.getByRole('heading', { level: 1, name: 'Anmelden in der Offizin' })).toBeVisible();
  await colleague.context().close();
});

test('patients load no byte of the desk', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  for (const path of ['/', '/shop', '/cart', '/orders']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(loaded.filter((path) => /desk|passkey|webauthn/i.test(path))).toEqual([]);
});

test('the way in has no barrier, in both languages', async ({ page, shop }) => {
  await page.goto(deskOf(shop.origin));
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden in der Offizin' })).toBeVisible();
  await expectNoBarrier(page, 'the sign-in of the desk');
});
