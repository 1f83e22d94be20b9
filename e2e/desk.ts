import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Shop } from '../scripts/boot-shop.mjs';
import type { Mailbox } from './mailbox.ts';
import { becomePatient } from './patient.ts';
import { leadOf, shopCommand } from './pharmacy.ts';

/** Passkeys need a name: an IP address has none. */
export const deskOf = (origin: string) => `${origin.replace('127.0.0.1', 'localhost')}/#/desk`;

/** A device with a passkey chip and a person who always confirms. */
export async function giveAuthenticator(page: Page): Promise<void> {
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

export async function proveMailbox(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const codeField = page.getByRole('group', { name: /^(Code aus der E-Mail|Code from the e-mail)$/ });
  await page.getByRole('textbox', { name: /^(E-Mail-Adresse|E-mail address)$/ }).fill(email);
  await page.getByRole('button', { name: /^(Code senden|Send code)$/ }).click();
  await expect(codeField).toBeVisible();
  await expect(async () => {
    const codes = (await mailbox.allTo(email)).flatMap(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? []);
    expect(codes.length).toBeGreaterThan(0);
    await codeField.getByRole('textbox').first().focus();
    await page.keyboard.type(codes.at(-1) ?? '');
  }).toPass();
}

/** Registers the lead's first device with the code that the demo shop prints: once for each shop. */
export async function openDeskAsLead(page: Page, shop: Shop, mailbox: Mailbox): Promise<void> {
  const { lead, setupCode } = leadOf(shop);
  await registerDevice(page, shop, mailbox, { email: lead, setupCode });
}

/** Somebody new at the desk, with a browser of their own. */
export async function openDeskAs(
  page: Page,
  shop: Shop,
  mailbox: Mailbox,
  { name, role }: { name: string; role: string },
): Promise<void> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@pharmacy.example`;
  await shopCommand(shop, 'staff', 'invite', email, name, role, '--as', leadOf(shop).lead);
  const said = await shopCommand(shop, 'staff', 'setup-code', email);
  const [, setupCode = ''] = /setup code (\S+)/.exec(said) ?? [];
  await registerDevice(page, shop, mailbox, { email, setupCode });
}

async function registerDevice(
  page: Page,
  shop: Shop,
  mailbox: Mailbox,
  { email, setupCode }: { email: string; setupCode: string },
): Promise<void> {
  await giveAuthenticator(page);
  await page.goto(deskOf(shop.origin));
  await proveMailbox(page, mailbox, email);
  await page.getByRole('button', { name: /Einrichtungs- oder Wiederherstellungscode|setup or recovery code/ }).click();
  const codeField = page.getByRole('textbox', {
    name: /^(Einrichtungs- oder Wiederherstellungs|Setup or recovery )code$/,
  });
  await codeField.fill(setupCode.toLowerCase());
  await page.getByRole('button', { name: /^(Code prüfen|Check code)$/ }).click();
  await page.getByRole('textbox', { name: /^(Name des Geräts|Name of the device)$/ }).fill('Offizin 1');
  await page.getByRole('button', { name: /^(Passkey einrichten|Set up passkey)$/ }).click();
  await expect(page.getByRole('link', { name: /^(Mein Zugang|My access)$/ })).toBeVisible();
}

/** A browser of somebody else, which knows nothing of the first. */
export async function otherBrowser(browser: Browser, language: 'de' | 'en' = 'de'): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), language);
  return context.newPage();
}

/** A new patient at their orders, in a tab of their own. */
export async function patientBeside(context: BrowserContext, mailbox: Mailbox) {
  const patient = await context.newPage();
  await patient.goto('/#/orders');
  return { patient, email: await becomePatient(patient, mailbox) };
}
