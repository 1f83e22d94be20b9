import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { askForCode, becomePatient, fillIn, loginOf, newAddress, readCode, signIn, signOut } from './patient.ts';

const guestButton = { name: 'Anmelden oder registrieren' };

test('[AU-06] signing out in one tab is seen in the other, and nothing of the person stays', async ({
  page,
  context,
  mailbox,
}) => {
  await becomePatient(page, mailbox);
  await page.goto('/#/faq');
  const other = await context.newPage();
  await other.goto('/#/account');
  await expect(other.getByRole('region', { name: 'Zur Person' })).toContainText('Vogelsang');

  await signOut(page);
  await expect(other.getByRole('banner').getByRole('button', guestButton)).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('Vogelsang');
  const stored = await other.evaluate(() => Object.keys(localStorage).sort());
  expect(stored.filter((key) => /auth|cart|address/.test(key))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('shop_signed_in');
});

test('a sign-in in one tab is seen in the other, which keeps a half-filled form', async ({
  page,
  context,
  mailbox,
}) => {
  const other = await context.newPage();
  await other.goto('/#/register');
  await other.getByLabel('Vorname').fill('Clara');
  await page.goto('/#/faq');
  const email = await becomePatientHalfWay(page);
  await expect(other.getByText(`Angemeldet als ${email}`)).toBeVisible();
  await expect(other.getByLabel('Vorname')).toHaveValue('Clara');

  async function becomePatientHalfWay(tab: typeof page): Promise<string> {
    const address = newAddress();
    await signIn(tab, mailbox, address);
    await expect(loginOf(tab).getByText('Fast geschafft –')).toBeVisible();
    return address;
  }
});

test(
  'at /register one signs in over the form and finds it as it was',
  inLongRun,
  async ({ page, mailbox, browserErrors, axe }) => {
    browserErrors.expect(/status of 401/);
    const email = newAddress();
    await page.goto('/#/register');
    await page.getByLabel('Vorname').fill('Clara');
    await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
    await axe();
    await askForCode(page, email);
    await page.keyboard.type(await readCode(mailbox, email));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible();
    await expect(page.getByLabel('Vorname')).toHaveValue('Clara');
    await expect(page.getByLabel('Vorname')).toHaveCount(1);

    // The session ends: nothing typed is lost, and the person goes on after a new sign-in.
    await page.context().clearCookies();
    await fillIn(page.getByRole('main'), { Telefon: `931 ${Date.now() % 10_000_000}`, Straße: 'Sanderglacis 14' });
    await page.getByRole('main').getByRole('checkbox').check();
    await page
      .getByRole('main')
      .getByRole('button', { name: /abschließen$/ })
      .click();
    await askForCode(page, email);
    await page.keyboard.type(await readCode(mailbox, email, 2));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /abschließen$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrierung abgeschlossen.');
  },
);
