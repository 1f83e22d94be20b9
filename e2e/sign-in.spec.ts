import { addFromPage, aFlower, serverCart } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { accountButton, askForCode, loginOf, newAddress, readCode, register, signIn, signOut } from './patient.ts';

const guestButton = { name: 'Anmelden oder registrieren' };

test('[AU-01] [AU-04] [AU-05] the first sign-in leads to the registration, later ones in', async ({
  page,
  mailbox,
  axe,
}) => {
  const email = newAddress();
  await page.goto('/#/faq');
  await page.getByRole('banner').getByRole('button', guestButton).click();
  await expect(loginOf(page).getByLabel('E-Mail-Adresse')).toBeFocused();
  await axe();
  await askForCode(page, email);
  await expect(page.getByLabel('Ziffer 1 von 6')).toBeFocused();
  await axe();

  const code = await readCode(mailbox, email);
  await page.keyboard.type(code.slice(0, 3));
  await expect(page.getByLabel('Ziffer 4 von 6')).toBeFocused();
  await page.keyboard.type(code.slice(3));
  await expect(loginOf(page).getByText('Fast geschafft –')).toBeFocused();
  await axe();
  await register(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(accountButton(page)).toHaveText('Guten Tag, Clara');
  await expect(page).toHaveURL(/#\/faq$/);

  await signOut(page);
  await expect(page).toHaveURL(/#\/$/);
  await signIn(page, mailbox, email, 2);
  await expect(loginOf(page).getByText('Sie sind angemeldet.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(accountButton(page)).toHaveText('Guten Tag, Clara');
  expect(await page.evaluate(() => localStorage.getItem('auth:otpLastSent'))).toBeNull();
});

test('a pasted code goes in, whatever stands around it', async ({ page, mailbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newAddress();
  await page.goto('/#/faq');
  await page.getByRole('banner').getByRole('button', guestButton).click();
  await askForCode(page, email);
  const code = await readCode(mailbox, email);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Ihr Code: ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Control+v');
  await expect(loginOf(page).getByText('Fast geschafft –')).toBeVisible();
});

test(
  'a wrong code is explained, the same digits typed again lead on, and a used one is refused',
  inLongRun,
  async ({ page, mailbox, browserErrors, axe }) => {
    browserErrors.expect(/status of 400/);
    const email = newAddress();
    await page.goto('/#/faq');
    await page.getByRole('banner').getByRole('button', guestButton).click();
    await askForCode(page, email);
    const code = await readCode(mailbox, email);
    // Differs in the last digit only, as a slip does.
    const wrong = code.slice(0, 5) + ((Number(code[5]) + 1) % 10);
    await page.keyboard.type(wrong);
    await expect(loginOf(page).getByText(/^Dieser Code stimmt nicht\./)).toBeVisible();
    await expect(page.getByLabel('Ziffer 1 von 6')).toBeFocused();
    await expect(page.getByLabel('Ziffer 6 von 6')).toHaveValue(wrong[5] ?? '');
    await axe();
    await page.keyboard.type(code);
    await expect(loginOf(page).getByText('Fast geschafft –')).toBeVisible();
    await page.getByRole('button', { name: 'Schließen und abmelden' }).click();
    await page.getByRole('button', { name: 'Abbrechen und abmelden' }).click();
    await expect(page.getByRole('banner').getByRole('button', guestButton)).toBeVisible();

    // The server sends the next one at once, since the last was used; the old one is worth nothing any more.
    await page.getByRole('banner').getByRole('button', guestButton).click();
    await askForCode(page, email);
    await readCode(mailbox, email, 2);
    await page.keyboard.type(code);
    await expect(loginOf(page).getByText(/^Dieser Code stimmt nicht\./)).toBeVisible();
  },
);

test('[AU-02] asking again too soon shows how long to wait', inLongRun, async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 429/);
  const email = newAddress();
  await page.goto('/#/faq');
  await page.getByRole('banner').getByRole('button', guestButton).click();
  await askForCode(page, email);
  await expect(loginOf(page).getByRole('button', { name: /^Erneut senden in \d+/ })).toBeVisible();
  await page.reload();
  await page.evaluate(() => localStorage.removeItem('auth:otpLastSent'));
  await page.getByRole('banner').getByRole('button', guestButton).click();
  await loginOf(page).getByLabel('E-Mail-Adresse').fill(email);
  await page.keyboard.press('Enter');
  await expect(loginOf(page).getByText(/Bitte warten Sie \d+ Sekunden/)).toBeVisible();
  await loginOf(page).getByRole('button', { name: 'Ich habe schon einen Code' }).click();
  await expect(page.getByLabel('Ziffer 1 von 6')).toBeFocused();
});

test('the mail speaks the language of the interface', inLongRun, async ({ page, mailbox }) => {
  const email = newAddress();
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto('/#/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in or register' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'One-time code' })).toBeVisible();
  expect((await mailbox.latestTo(email)).text).toContain('Your code for signing in is:');
});

test(
  '[AU-05] closing during the registration asks, then signs out and leaves the guest the cart',
  inLongRun,
  async ({ page, shop, mailbox }) => {
    const product = await aFlower(shop.origin);
    await addFromPage(page, product);
    const cart = await serverCart(page);
    await page.goto('/#/faq');
    await signIn(page, mailbox, newAddress());
    await expect(loginOf(page).getByText('Fast geschafft –')).toBeVisible();
    // A reload would cut off a sign-out that is on its way.
    const signedOut = page.waitForResponse((response) => response.url().includes('/sign-out'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weiter registrieren' }).click();
    await expect(loginOf(page).getByText('Fast geschafft –')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abbrechen und abmelden' }).click();
    await expect(page.getByRole('banner').getByRole('button', guestButton)).toBeVisible();
    await signedOut;
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', guestButton)).toBeVisible();
    expect(await serverCart(page)).toEqual(cart);
  },
);

test('a browser that keeps no cookies is told so', async ({ page, request, mailbox, browserErrors }) => {
  browserErrors.expect(/status of 401/);
  const email = newAddress();
  // As a browser that refuses them: the answer arrives, its cookies do not. Asked by somebody else, whose cookies they are.
  await page.route('**/sign-in/email-otp', async (route) => {
    const answer = await request.post('/marketplace/auth/sign-in/email-otp', { data: route.request().postDataJSON() });
    await route.fulfill({ status: answer.status(), contentType: 'application/json', body: await answer.body() });
  });
  await page.goto('/#/faq');
  await signIn(page, mailbox, email);
  await expect(loginOf(page).getByText(/Ihr Browser speichert die Anmeldung nicht/)).toBeVisible();
  await expect(loginOf(page).getByLabel('E-Mail-Adresse')).toHaveValue(email);
});

test(
  '[FR-07] on a phone the menu leads to the sign-in and to the account',
  inLongRun,
  async ({ page, mailbox, axe }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const email = newAddress();
    await page.goto('/#/faq');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', guestButton).click();
    await askForCode(page, email);
    await page.keyboard.type(await readCode(mailbox, email));
    await register(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Mein Konto' }).click();
    const sheet = page.getByRole('dialog', { name: 'Guten Tag, Clara' });
    await expect(sheet).toContainText(email);
    await axe();
    await sheet.getByRole('link', { name: 'Mein Konto' }).click();
    await expect(page).toHaveURL(/#\/account$/);
  },
);

test('the dialog: no barrier that a machine can find, and nothing over the edge', async ({ page, mailbox }) => {
  const email = newAddress();
  const overhang = () => loginOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  await page.goto('/#/faq');
  await page.getByRole('banner').getByRole('button', guestButton).click();
  await expect(loginOf(page)).toBeVisible();
  await expectNoBarrier(page, 'the address', overhang);
  await askForCode(page, email);
  await expectNoBarrier(page, 'the code', overhang);
  await page.getByLabel('Ziffer 1 von 6').focus();
  await page.keyboard.type(await readCode(mailbox, email));
  await expect(loginOf(page).getByText('Fast geschafft –')).toBeVisible();
  await expectNoBarrier(page, 'the registration', overhang);
});
