import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import { readKeptPrescription } from '#features/ordering/kept-order.ts';
import { leaveCheckout, plain, session, summary } from '#testing/at-checkout.ts';
import {
  alert,
  aShop,
  atPrescription,
  atUpload,
  box,
  bySignedPdf,
  consent,
  email,
  giveHealthConsent,
  hints,
  kaeppele,
  orderButton,
  pressOrder,
  telemedicine,
  terms,
  uploadFile,
  withCheckoutDone,
} from '#testing/at-prescription.ts';
import { aCart } from '#testing/factories.ts';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveCheckout);

const photo = () => box('Foto oder Datei hochladen');
const original = () => box('Original per Post senden');

describe('[RX-01] the ways a prescription comes', () => {
  test('photo and original are on at first; each pair and choice switches as the rules say', async () => {
    withCheckoutDone();
    aShop();
    const { user } = await atPrescription();
    const state = () =>
      [photo(), original(), telemedicine(), bySignedPdf()].map((choice) => (choice as HTMLInputElement).checked);
    expect(state()).toEqual([true, true, false, false]);
    await user.click(telemedicine());
    expect(state()).toEqual([false, false, true, false]);
    expect(screen.queryByRole('heading', { name: 'Rezept hochladen' })).not.toBeInTheDocument();
    await user.click(bySignedPdf());
    expect(state()).toEqual([false, false, false, true]);
    await user.click(original());
    expect(state()).toEqual([true, true, false, false]);
    await user.click(photo());
    expect(state()).toEqual([false, false, false, false]);
    expect(screen.getByText('Bitte wählen Sie einen Weg.')).toHaveRole('status');
    expect(await orderButton()).toBeDisabled();
  });

  test('a way without a photo discards the file; coming back begins anew', async () => {
    withCheckoutDone();
    aShop();
    fakeFormTarget();
    const { user } = await atUpload();
    for (const elsewhere of [telemedicine, bySignedPdf]) {
      await uploadFile(user);
      await user.click(elsewhere());
      expect(screen.queryByText('rezept.jpg')).not.toBeInTheDocument();
      await user.click(photo());
      expect(hints()).toContain('Bitte laden Sie eine Rezeptdatei hoch');
      expect(readKeptPrescription(email).file).toBeNull();
    }
  });

  test('each way says what it means, and by e-mail no E-Rezept code is asked for', async () => {
    withCheckoutDone();
    aShop();
    await atPrescription();
    expect(bySignedPdf()).toHaveAccessibleDescription(
      /qualifizierter elektronischer Signatur\. Sie laden es hier oder später bei Ihrer Bestellung hoch\. Bitte senden Sie uns keinen E-Rezept-Code per E-Mail\./,
    );
    expect(telemedicine()).toHaveAccessibleDescription(/^Sie bestellen jetzt und reichen das Rezept/);
    expect(within(screen.getByRole('group', { name: 'Papierrezept' })).getAllByRole('checkbox')).toHaveLength(2);
  });
});

describe('[RX-05] the order button', () => {
  test('is enabled only with items, a file, the terms and the health-data consent; the rest is named', async () => {
    withCheckoutDone();
    aShop();
    fakeFormTarget();
    const { user } = await atPrescription();
    const button = await orderButton();
    expect(button).toBeDisabled();
    expect(terms()).not.toBeChecked();
    expect(await screen.findByRole('checkbox', { name: /^Ich willige/ })).not.toBeChecked();
    expect(hints()).toEqual([
      'Bitte laden Sie eine Rezeptdatei hoch',
      'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
      'Bitte willigen Sie in die Verarbeitung Ihrer Gesundheitsdaten ein',
    ]);
    await user.click(terms());
    expect(button).toBeDisabled();
    await giveHealthConsent(user);
    expect(button).toBeDisabled();
    expect(hints()).toEqual(['Bitte laden Sie eine Rezeptdatei hoch']);
    await uploadFile(user);
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(terms());
    expect(button).toBeDisabled();
  });

  test.each([
    ['Telemedizin', 'ePrescription'],
    ['Signiertes PDF (QES)', 'digital'],
  ])('%s needs no file', async (way, format) => {
    withCheckoutDone();
    const received = aShop();
    const { user } = await atPrescription();
    await user.click(box(way));
    await consent(user);
    await pressOrder(user);
    await waitFor(() => expect(received.reserveCart).toHaveLength(1));
    expect(received.reserveCart?.[0]?.body).toMatchObject({ prescriptionDocument: { prescription3Key: null, format } });
  });

  test('with an empty cart it is disabled and says so, with a way out', async () => {
    withCheckoutDone();
    aShop({ readCart: () => aCart([]) });
    const { user } = await atPrescription();
    await user.click(telemedicine());
    await consent(user);
    expect(await orderButton()).toBeDisabled();
    expect(hints()).toEqual(['Warenkorb ist leer']);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Shop' })).toHaveAttribute('href', '#/shop');
  });

  test('[NA-06] terms and privacy open in a new tab', async () => {
    withCheckoutDone();
    aShop();
    await atPrescription();
    for (const [name, href] of [
      [/^Allgemeinen Geschäfts.bedingungen/, '#/agb'],
      [/^Datenschutz.erklärung/, '#/datenschutz'],
    ] as const) {
      for (const link of within(summary()).getAllByRole('link', { name })) {
        expect(link).toHaveAttribute('href', href);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', 'noopener');
        expect(link).toHaveAccessibleName(expect.stringContaining('(öffnet in neuem Tab)'));
      }
    }
  });

  test('stands below everything the order is about: items, shipping, VAT, total, address, payment', async () => {
    withCheckoutDone();
    aShop();
    await atPrescription();
    await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
    const text = plain(summary());
    for (const part of [
      'Käppele 25/1',
      '10 g · Rhön Cannamed',
      'Standardversand4,90 €',
      'inkl. 19 % MwSt.17,53 €',
      'Ute Vogelsang',
      'Domstraße 8',
      'Sie überweisen vor dem Versand',
    ])
      expect(text.indexOf(part), part).toBeGreaterThan(-1);
    expect(text.indexOf('Sie überweisen vor dem Versand')).toBeLessThan(text.indexOf('Zahlungspflichtig bestellen'));
  });

  test('speaks English too', async () => {
    withCheckoutDone();
    aShop();
    await atPrescription({ locale: 'en' });
    expect(screen.getByRole('checkbox', { name: 'Upload a photo or file' })).toBeChecked();
    expect(screen.getByText('Please upload a prescription file')).toBeVisible();
    expect(screen.getByText('Please accept the terms and conditions')).toBeVisible();
    expect(screen.getByText('Please consent to the processing of your health data')).toBeVisible();
  });
});

describe('the prescription page without', () => {
  test('a session asks to sign in', async () => {
    withCheckoutDone();
    const { user } = await renderPage('/prescription');
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Anmelden' }));
    expect(loginDialogStore.read()).toBe(true);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a registration leads to it', async () => {
    aShop({ readSession: () => session(false) });
    await renderPage('/prescription');
    expect(await screen.findByRole('link', { name: 'Zur Registrierung' })).toHaveAttribute('href', '#/register');
  });

  test('an answer says so and tries again', async () => {
    withCheckoutDone();
    let isUp = false;
    aShop({ readCart: () => (isUp ? aCart([kaeppele]) : refuse('Unavailable')()) });
    const { user } = await renderPage('/prescription');
    expect(await alert()).toHaveTextContent('Der Shop ist gerade nicht erreichbar.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await orderButton()).toBeVisible();
  });

  test('stands at the third of four steps', async () => {
    withCheckoutDone();
    aShop();
    await atPrescription();
    const steps = within(screen.getByRole('list', { name: 'Fortschritt' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rezept einreichen');
  });
});
