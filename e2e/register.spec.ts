import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';

const session = {
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: 'clara@post.example', firstName: null, name: null, onboardingCompleted: false },
  onboardingCompleted: false,
};

async function signedIn(page: Page): Promise<void> {
  await page.route('**/marketplace/auth/get-session', (route) => route.fulfill({ json: session }));
}

const clara = [
  ['Vorname', 'Clara'],
  ['Nachname', 'Vogelsang'],
  ['Telefon', '0931 0000-144'],
  ['Straße', 'Sanderglacis'],
  ['Hausnummer', '14'],
  ['Postleitzahl', '97072'],
  ['Ort', 'Würzburg'],
  ['Tag', '31'],
  ['Monat', '3'],
  ['Jahr', '1955'],
] as const;

const formOf = (page: Page) => page.getByRole('main').locator('form');

async function fill(page: Page): Promise<void> {
  for (const [label, text] of clara) await formOf(page).getByLabel(label, { exact: true }).fill(text);
  await formOf(page).getByRole('checkbox').check();
}

async function expectFilled(page: Page): Promise<void> {
  for (const [label, text] of clara) await expect(formOf(page).getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(formOf(page).getByRole('checkbox')).toBeChecked();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Registrierung abschließen' }).click();
const summaryOf = (page: Page) => page.locator('div:focus').getByRole('alert');

test('[NA-05] /register shows the onboarding form as a page of its own', async ({ page, axe }) => {
  await page.goto('/#/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrierung');
  for (const [label] of clara) await expect(formOf(page).getByLabel(label, { exact: true })).toBeVisible();
  await expect(formOf(page).getByText('+49')).toBeVisible();
  await expect(formOf(page).getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await axe();
});

test(
  'the first failure is shown, takes the focus and leads to its field without leaving the page',
  inLongRun,
  async ({ page, axe }) => {
    await signedIn(page);
    await page.goto('/#/register');
    await submit(page);
    await expect(summaryOf(page)).toContainText('Bitte geben Sie Ihren Namen an');
    await axe();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const firstName = formOf(page).getByLabel('Vorname');
    await expect(firstName).toBeFocused();
    await expect(firstName).toBeInViewport();
    await expect(firstName).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen an');
    await expect(page).toHaveURL(/#\/register$/);

    await firstName.fill('Clara');
    await formOf(page).getByLabel('Nachname').fill('Vogelsang');
    await page.keyboard.press('Enter');
    await expect(summaryOf(page)).toContainText('Bitte geben Sie Ihre Telefonnummer an');
    await expect(firstName).toHaveValue('Clara');
  },
);

test(
  '[RG-04] whoever is not signed in is told so, and nothing typed is lost',
  inLongRun,
  async ({ page, browserErrors, axe }) => {
    browserErrors.expect(/status of 40[14]/);
    let wasSent = false;
    await page.route('**/marketplace/auth.completeOnboarding', (route) => {
      wasSent = true;
      return route.abort();
    });
    await page.goto('/#/register');
    await expect(page.getByText('Sie sind noch nicht angemeldet.')).toBeVisible();
    await fill(page);
    await submit(page);
    await expect(page.getByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(summaryOf(page)).toContainText('Sie sind nicht angemeldet.');
    await expectFilled(page);
    expect(wasSent).toBe(false);
    await axe();

    await page.getByRole('button', { name: /Sprache wechseln/ }).click();
    await page.getByRole('dialog', { name: 'Sprache' }).getByText('English').click();
    await expect(formOf(page).getByRole('alert')).toContainText(
      'No authenticated session found — please sign in (OTP) before completing registration.',
    );
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Clara');
    await expect(formOf(page).getByLabel('City')).toHaveValue('Würzburg');
  },
);

test(
  "a server's HTML cannot harm, and the values stay for the next try",
  inLongRun,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/status of 422/);
    // The content security policy reports such an attribute as soon as it is parsed, though nothing would run it.
    browserErrors.expect(/inline event handler violates/);
    await signedIn(page);
    const message =
      'Bitte <b>prüfen</b><svg><script>window.harmed = 1</script></svg><iframe srcdoc="<script>parent.harmed = 1</script>"></iframe><img src=x onerror="window.harmed = 1"> <a href="javascript:window.harmed = 1">hier</a>';
    await page.route('**/marketplace/auth.completeOnboarding', (route) =>
      route.fulfill({ status: 422, json: { message } }),
    );
    await page.goto('/#/register');
    await fill(page);
    await submit(page);
    await expect(summaryOf(page)).toContainText('Registrierung fehlgeschlagen');
    expect(await summaryOf(page).getByRole('listitem').innerHTML()).toBe('Bitte <b>prüfen</b> hier');
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await expectFilled(page);
  },
);

test('a registration that the server accepts says so and leads on', inLongRun, async ({ page, axe }) => {
  await signedIn(page);
  await page.route('**/marketplace/auth.completeOnboarding', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/#/register');
  await fill(page);
  const [request] = await Promise.all([page.waitForRequest('**/marketplace/auth.completeOnboarding'), submit(page)]);
  expect(request.postDataJSON()).toMatchObject({
    json: { phoneNumber: '09310000144', birthDate: '1955-03-31T00:00:00.000Z' },
    meta: { values: { birthDate: ['Date'] } },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrierung abgeschlossen.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await axe();
  await page.getByRole('main').getByRole('link', { name: 'Zum Shop' }).click();
  await expect(page).toHaveURL(/#\/shop/);
});

test('with a failure in the form: no barrier that a machine can find, and nothing over the edge', async ({ page }) => {
  await signedIn(page);
  await page.goto('/#/register');
  await fill(page);
  for (const label of ['Straße', 'Ort']) await formOf(page).getByLabel(label, { exact: true }).fill('');
  await submit(page);
  await expect(summaryOf(page)).toBeInViewport();
  await expectNoBarrier(page, 'the form');
});
