import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import type { Mailbox } from './mailbox.ts';

/** Passkeys need a name: an IP address has none. */
const deskOf = (origin: string) => `${origin.replace('127.0.0.1', 'localhost')}/#/desk`;

/** A device with a passkey chip and a person who always confirms. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function proveMailbox(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('button', { name: 'Code senden' }).click();
  await expect(page.getByRole('group', { name: 'Code aus der E-Mail' })).toBeVisible();
  await expect(async () => {
    const codes = (await mailbox.allTo(email)).flatMap(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? []);
    expect(codes.length).toBeGreaterThan(0);
    await page.getByRole('group', { name: 'Code aus der E-Mail' }).getByRole('textbox').first().focus();
    await page.keyboard.type(codes.at(-1) ?? '');
  }).toPass();
}

test('a lead sets up the first device, invites a PTA, admits theirs, and takes the right away again', async ({
  page,
  browser,
  shop,
  mailbox,
  browserErrors,
}) => {
  const [, lead = '', code = ''] = /Desk\s+\S+\s+(\S+@\S+), setup code (\S+)/.exec(shop.output()) ?? [];
  await giveAuthenticator(page);
  await page.goto(deskOf(shop.origin));
  await proveMailbox(page, mailbox, lead);
  await page.getByRole('button', { name: /Einrichtungs- oder Wiederherstellungscode/ }).click();
  await page.getByRole('textbox', { name: 'Einrichtungs- oder Wiederherstellungscode' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Code prüfen' }).click();
  await page.getByRole('textbox', { name: 'Name des Geräts' }).fill('Offizin 1');
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Mit Passkey öffnen' }).click();
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
