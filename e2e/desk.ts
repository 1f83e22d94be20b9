import { expect, type Page } from '@playwright/test';
import type { Shop } from '../scripts/boot-shop.mjs';
import type { Mailbox } from './mailbox.ts';
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
  { name, role }: { name: string; role: 'pta' | 'accounting' | 'courier' },
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
  await page.getByRole('button', { name: /Einrichtungs- oder Wiederherstellungscode/ }).click();
  await page.getByRole('textbox', { name: 'Einrichtungs- oder Wiederherstellungscode' }).fill(setupCode.toLowerCase());
  await page.getByRole('button', { name: 'Code prüfen' }).click();
  await page.getByRole('textbox', { name: 'Name des Geräts' }).fill('Offizin 1');
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect(page.getByRole('link', { name: 'Mein Zugang' })).toBeVisible();
}
