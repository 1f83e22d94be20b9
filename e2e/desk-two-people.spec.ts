import { openDeskAs, otherBrowser, patientBeside } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { putOn } from './looks.ts';
import { reserve, uploadPhoto } from './pharmacy.ts';
import { answer, ask, decision, openOrder, recordAndTick, sayYes, startReview, story } from './workbench.ts';

// Whoever is invited here would stand in the lists of other journeys: this one has a shop of its own.
test.use({ shopOf: 'desk-two-people' });

test('a PTA asks, the patient answers, the original is scanned, and a pharmacist verifies and confirms', async ({
  page: pta,
  browser,
  browserErrors,
  shop,
  mailbox,
}) => {
  test.slow();
  await openDeskAs(pta, shop, mailbox, { name: 'Bert Beispiel', role: 'pta,pka' });
  const pharmacist = await otherBrowser(browser, 'en');
  await openDeskAs(pharmacist, shop, mailbox, { name: 'Petra Probe', role: 'pharmacist' });
  const { patient } = await patientBeside(await browser.newContext({ baseURL: shop.origin, locale: 'de-DE' }), mailbox);
  const code = await reserve(patient, { photo: await uploadPhoto(patient) });
  await putOn(pta, { theme: 'dark', width: 1440, textScale: 1 });

  await test.step('the PTA, in the dark theme, asks', async () => {
    await openOrder(pta, code);
    await startReview(pta);
    await ask(pta, 'Danke!');
  });

  await test.step('the patient answers in the account', async () => {
    await patient.reload();
    await expect(patient.getByText(/Foto Ihres Rezepts.*Danke!/).first()).toBeVisible();
    await answer(patient, 'Es ist abends gemacht, das Original ist besser.');
    await expect(story(pta).getByText('Es ist abends gemacht')).toBeVisible();
  });

  await test.step('the original comes by scan', async () => {
    await pta.getByRole('link', { name: /^Posteingang/ }).click();
    await expect(pta.getByRole('textbox', { name: /Deckblatt scannen/ })).toBeFocused();
    await pta.keyboard.type(code);
    await pta.keyboard.press('Enter');
    await expect(pta.getByRole('heading', { name: 'Original eingegangen', exact: true })).toBeVisible();
    await pta.getByRole('link', { name: new RegExp(`${code} `) }).click();
    await expect(pta.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await pta.locator('#main').focus();
  });

  await test.step('the PTA records what it says and ticks what can be read from it', async () => {
    await recordAndTick(pta);
    await expect(decision(pta)).toContainText('Als Nächstes entscheidet eine Apothekerin');
  });

  await test.step('behind the lock of the PTA nothing of the patient is left on the page', async () => {
    // What was under way when the desk was locked is refused.
    browserErrors.allow(/423 \(Locked\)/);
    await pta.keyboard.press('l');
    await expect(pta.getByRole('heading', { level: 1, name: 'Gesperrt' })).toBeVisible();
    expect(await pta.content()).not.toMatch(/Vogelsang|Käppele|Ebert/);
    await pta.getByRole('button', { name: 'Mit Passkey öffnen', disabled: false }).click();
    await expect(pta.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await expect(story(pta).getByText('Es ist abends gemacht')).toBeVisible();
  });

  await test.step('the pharmacist, in English, verifies with the original in hand and confirms', async () => {
    await openOrder(pharmacist, code);
    const checklist = pharmacist.getByRole('region', { name: 'Checklist', exact: true });
    await expect(checklist).toContainText('6 of 9');
    await expect(decision(pharmacist)).toContainText(/3 points open/);
    for (const digit of [7, 8]) {
      await pharmacist.keyboard.press(String(digit));
      await expect(checklist).toContainText(`${digit} of 9`);
    }
    await pharmacist.keyboard.press('9');
    await expect(pharmacist.getByRole('button', { name: 'Advice given' })).toBeFocused();
    await pharmacist.keyboard.press('Enter');
    await expect(checklist).toContainText('9 of 9');
    await pharmacist.locator('#main').focus();
    await sayYes(pharmacist, /^Prescription valid/, 'The prescription is valid.');
    await sayYes(pharmacist, /^Accept the order/, 'The order is accepted.');
    await expect(story(pharmacist)).toContainText('Petra Probe');
  });

  // Both the colleague and the patient see it without asking anybody.
  await expect(story(pta)).toContainText('Angenommen');
  await expect(pta.locator('html')).toHaveAttribute('data-theme', 'dark');
  await patient.reload();
  await expect(patient.getByRole('article', { name: code })).toContainText('Zahlung fehlt noch');
  for (const page of [pharmacist, patient]) await page.context().close();
});
