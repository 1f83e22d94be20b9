import { healthDataConsent } from '@shop/contract/health-consent';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type CheckoutChoice, keepCheckoutChoice } from '#features/ordering/kept-order.ts';
import { local, personalData, plain, session, summary, type User } from './at-checkout.ts';
import { aCart, aCartLine } from './factories.ts';
import { type FakeAnswers, fakeServer, neverAnswers } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the prescription's screen: the patient of the checkout, one step further, and what they see. */
export const kaeppele = aCartLine();
export const { email } = personalData;

const options = {
  standard: { id: 'standard', type: 'standard', name: 'Standardversand', priceCent: 490, vat: 19 },
  courier: { id: 'courier', type: 'courier', name: 'Botendienst', priceCent: 690, vat: 19 },
  pickup: { id: 'pickup-1', type: 'selfPickUp', name: 'Uferstraße 12, 97070 Würzburg', priceCent: 0, vat: 19 },
} as const;
export const allOptions = Object.values(options).map((option) => ({ ...option, available: true, reason: null }));

export const placed = {
  id: '0b0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c09',
  code: 'MB-4711',
  status: 'requested',
  totalCent: 10980,
} as const;
export const key = 'prescriptions/k1';

const { textVersion } = healthDataConsent;

/** A patient with one line in the cart, unless the test has another answer. */
export function aShop(answers: FakeAnswers = {}) {
  let cart = aCart([kaeppele]);
  let givenAt: string | null = null;
  return fakeServer({
    readSession: () => session(),
    readCart: () => cart,
    readPersonalData: () => personalData,
    listShippingOptions: () => allOptions,
    readHealthConsent: () => ({ textVersion, givenAt }),
    giveConsent: () => {
      givenAt = '2025-11-12T13:02:00.000Z';
      return { textVersion, givenAt };
    },
    requestPrescriptionUpload: () => ({
      url: { url: '/upload', fields: { key, 'Content-Type': 'image/jpeg', policy: 'p' } },
      prescriptionS3Key: key,
    }),
    assignPrescription: () => ({ format: 'physical', prescriptionS3Key: key }),
    reserveCart: () => {
      cart = aCart([], 2);
      return placed;
    },
    listOrders: neverAnswers,
    ...answers,
  });
}

export function withCheckoutDone(option: CheckoutChoice['option'] = { id: 'standard', type: 'standard' }) {
  const shipping = { ...local, fullName: 'Ute Vogelsang', street: 'Domstraße 8', postalCode: '97070' };
  keepCheckoutChoice({ billing: local, shipping, option });
}

/** The screen, once the order button is there. */
export async function atPrescription({ locale = 'de' }: { locale?: 'de' | 'en' } = {}): ReturnType<typeof renderPage> {
  const page = await renderPage('/prescription', { locale });
  await orderButton(locale);
  return page;
}

export const orderButton = (locale = 'de') =>
  screen.findByRole('button', {
    name: locale === 'de' ? 'Zahlungspflichtig bestellen' : 'Order with obligation to pay',
  });
/** Waits until the total is known, as everybody has to. */
export async function pressOrder(user: User, locale = 'de') {
  await waitFor(async () => expect(await orderButton(locale)).toBeEnabled());
  await user.click(await orderButton(locale));
}
export const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
export const telemedicine = () => box('Telemedizin');
export const bySignedPdf = () => box('Signiertes PDF (QES)');
export const terms = () => box(/^Ich akzeptiere die/);
export const fileInput = () => screen.getByLabelText<HTMLInputElement>('Datei auswählen');
export const hints = () =>
  within(screen.getByRole('list', { name: 'Was zum Bestellen noch fehlt' }))
    .getAllByText(/^(Bitte|Warenkorb ist)/)
    .map((hint) => hint.textContent);
/** Not the toaster's. */
export const alert = () => within(screen.getByRole('main')).findByRole('alert');
/** The next page is a chunk of its own, and a busy machine loads it slowly. */

export const aJpeg = (name = 'rezept.jpg') => new File(['ÿØÿ'], name, { type: 'image/jpeg' });

export async function uploadFile(user: User, file = aJpeg()) {
  await user.upload(fileInput(), file);
  await screen.findByText(/^Hochgeladen, \d/);
}

/** Before any file: the upload waits for it. */
export async function giveHealthConsent(user: User) {
  const asked = await screen.findByRole('checkbox', { name: /^(Ich willige ausdrücklich ein|I explicitly consent)/ });
  await user.click(asked);
  await healthDataGiven();
}

export const healthDataGiven = () => screen.findByText(/^(Sie haben am 12\. November 2025 um 14:02|You consented to)/);

/** The screen, with the consent that the upload waits for. */
export async function atUpload(options: { locale?: 'de' | 'en' } = {}): ReturnType<typeof renderPage> {
  const page = await atPrescription(options);
  await giveHealthConsent(page.user);
  return page;
}

export async function consent(user: User) {
  await giveHealthConsent(user);
  await user.click(terms());
}

/** All that is needed is given; the next press orders. */
export async function readyToOrder(): ReturnType<typeof renderPage> {
  const page = await atPrescription();
  await consent(page.user);
  await uploadFile(page.user);
  await waitFor(() => expect(plain(summary())).toContain('Gesamt109,80 €'));
  return page;
}
