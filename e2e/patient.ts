import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';

/** An address that nobody has used before. */
export function newAddress(): string {
  return `clara-${randomUUID().slice(0, 8)}@post.example`;
}

const newPhone = () => `931 ${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;

/** The code in the newest of so many mails; waits until they have come. */
export async function readCode(mailbox: Mailbox, email: string, mails = 1): Promise<string> {
  let code = '';
  await expect(async () => {
    const received = await mailbox.allTo(email);
    expect(received.length, `mails to ${email}`).toBeGreaterThanOrEqual(mails);
    code = /^\d{6}$/m.exec(received.at(-1)?.text ?? '')?.[0] ?? '';
    expect(code, 'the code in the mail').not.toBe('');
  }).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
  return code;
}

export const loginOf = (page: Page) =>
  page.getByRole('dialog', { name: /^(Anmelden oder|Code|Willkommen|Registrierung)/ });

/** From the open dialog's first step to the code, which is not entered yet. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await loginOf(page).getByLabel('E-Mail-Adresse').fill(email);
  await page.keyboard.press('Enter');
  await expect(loginOf(page).getByRole('group', { name: 'Einmalcode' })).toBeVisible();
}

/** Through the dialog as far as the code leads; `mails` counts the codes that this address will have got. */
export async function signIn(page: Page, mailbox: Mailbox, email: string, mails = 1): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Anmelden oder registrieren' }).click();
  await askForCode(page, email);
  await page.keyboard.type(await readCode(mailbox, email, mails));
}

/** Clara's surname, town and birthday, and what else the registration asks for, by its labels. */
export async function fillIn(form: Locator, others: Record<string, string>): Promise<void> {
  const fields = { Nachname: 'Vogelsang', Postleitzahl: '97072', Ort: 'Würzburg', Tag: '4', Monat: '5', Jahr: '1988' };
  for (const [label, text] of Object.entries({ ...fields, ...others })) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Fills the registration and sends it. */
export async function register(page: Page): Promise<void> {
  const form = loginOf(page).locator('form');
  await fillIn(form, { Vorname: 'Clara Maria', Telefon: newPhone(), Straße: 'Sanderglacis', Hausnummer: '14' });
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: /^Registrie.?rung ab.?schließen$/ }).click();
}

/** A new patient, registered by hand and signed in; the page is left where it was. */
export async function becomePatientByHand(page: Page, mailbox: Mailbox): Promise<string> {
  const email = newAddress();
  await signIn(page, mailbox, email);
  await register(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return email;
}

/**
 * A new patient, signed in without the dialogs, for a test that is not about them. The browser has the session's cookies
 * afterwards; a page that is open already is loaded again.
 */
export async function becomePatient(page: Page, mailbox: Mailbox): Promise<string> {
  const email = newAddress();
  await send(page, '/marketplace/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await send(page, '/marketplace/auth/sign-in/email-otp', { email, otp: await readCode(mailbox, email) });
  await send(page, '/marketplace/auth.completeOnboarding', {
    json: {
      firstName: 'Clara Maria',
      lastName: 'Vogelsang',
      phoneNumber: newPhone(),
      address: { streetAndHouseNumber: 'Sanderglacis 14', city: 'Würzburg', country: 'DE', postalCode: '97072' },
      birthDate: '1988-05-04T00:00:00.000Z',
      acceptedPrivacyPolicyAndTac: true,
    },
  });
  if (page.url().startsWith('http')) await page.reload();
  return email;
}

async function send(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.context().request.post(path, { data });
  expect(answer.status(), `${path} answered ${await answer.text()}`).toBe(200);
}

export const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Konto öffnen$/ });

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Anmelden oder registrieren' })).toBeVisible();
}

/** Before any prescription file: kept on the server as soon as it is ticked. */
export async function giveHealthConsent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^(Ich willige|I explicitly)/ }).click();
  await expect(page.getByText(/^(Sie haben am .* eingewilligt|You consented to)/)).toBeVisible();
}
