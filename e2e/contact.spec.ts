import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun, someOf } from './long-run.ts';

/** The addresses that the page hands to other programs of the computer. */
async function handedOver(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) addresses.push(url);
  });
  return addresses;
}

const places = [
  ['/', 'on the home page'],
  ['/contact', 'on the contact page'],
  ['/about', 'on the about page'],
] as const;

for (const [path, where] of someOf(places, 1)) {
  test(`[CT-10] the form ${where} prepares a mail and asks no server`, async ({ page }) => {
    await page.goto(`/#${path}`);
    const form = page.getByRole('form', { name: 'Schreiben Sie uns' });
    await form.getByRole('textbox', { name: /^Name/ }).fill('Ada & Co?');
    await form.getByRole('textbox', { name: /^E-Mail/ }).fill('ada@example.org');
    await form.getByRole('textbox', { name: /Nachricht/ }).fill('Guten Tag,\nist 10 % möglich?');
    await form.getByRole('checkbox').check();

    const mails = await handedOver(page);
    // Parts of the page may still come: what counts is that nothing is sent.
    const sent: string[] = [];
    page.on('request', (request) => {
      const said = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`);
      if (request.method() !== 'GET' || said.includes('Ada')) sent.push(said);
    });
    await form.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect.poll(() => mails).toHaveLength(1);
    expect(decodeURIComponent(mails[0] ?? '')).toBe(
      'mailto:service@mainbluete.example?subject=Kontaktformular: Ada & Co?' +
        '&body=Guten Tag,\r\nist 10 % möglich?\r\n\r\nName: Ada & Co?\r\nE-Mail: ada@example.org',
    );

    // [HO-07] A moment later the form is empty.
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    expect(sent.filter((address) => address.startsWith('http'))).toEqual([]);
  });
}

test('[HO-06] without the acceptance an alert says so, and what was typed stays', inLongRun, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto('/#/');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Ada');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please accept the privacy policy');
  await expect(form.getByRole('checkbox')).toBeFocused();
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada');
});

test('[CT-09] the contact page has its own sentence for it', inLongRun, async ({ page, axe }) => {
  await page.goto('/#/contact');
  const form = page.getByRole('form', { name: 'Schreiben Sie uns' });
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByRole('alert')).toHaveText('Bitte akzeptiere die Datenschutzerklärung');
  await axe();
});

test('[CT-08] the about page leads to the calendar, the shop and the contact page', inLongRun, async ({ page }) => {
  await page.goto('/#/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Erstberatung buchen' })).toHaveAttribute('href', '#/booking');
  await main.getByRole('link', { name: 'Zum Shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blüten');
  await page.goBack();
  await main.getByRole('link', { name: 'Kontakt aufnehmen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
});

for (const path of someOf(['/contact', '/', '/about'], 1)) {
  test(`${path} tells when and where the pharmacy is open, on a map of our own, and has one form`, async ({
    page,
    axe,
  }) => {
    await page.goto(`/#${path}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Geöffnet: Montag bis Freitag/)).toBeVisible();
    await expect(main.getByRole('img', { name: /^Lageskizze: .*Uferstraße 12$/ })).toBeVisible();
    await expect(main.getByRole('form', { name: 'Schreiben Sie uns' })).toHaveCount(1);
    await axe();
  });
}
