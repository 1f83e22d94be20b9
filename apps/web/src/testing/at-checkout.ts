import { act, screen, within } from '@testing-library/react';
import { closeLogin } from '#domain/session/login-dialog.ts';
import { forgetKeptOrder } from '#features/ordering/kept-order.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { aCart, localAddress, sanderglacis } from './factories.ts';
import { type FakeAnswers, type FakeRequest, fakeServer } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the checkout: a registered patient with 10 g in the cart, and what they see. */
export const session = (onboardingCompleted = true) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: 'clara@post.example', firstName: null, name: null, onboardingCompleted },
  onboardingCompleted,
});

export const billing = sanderglacis;
export const personalData = {
  firstName: 'Clara',
  lastName: 'Vogelsang',
  email: 'clara@post.example',
  phone: '+499311234567',
  birthDate: '1988-05-04',
  ...billing,
  consents: [],
};
export const local = localAddress;
export const kept = {
  ...billing,
  id: '0b9fdbb4-6a3b-4f0c-9d6e-3a1f9d2c7e10',
  fullName: 'Ute Vogelsang',
  street: 'Domstraße',
  houseNumber: '8',
};

export const pickup = {
  id: 'pickup-uferstrasse',
  type: 'selfPickUp' as const,
  name: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
  priceCent: 0,
  vat: 19,
  available: true,
  reason: null as string | null,
};
export const courier = { ...pickup, id: 'courier', type: 'courier' as const, name: 'Botendienst', priceCent: 690 };
export const standard = { ...pickup, id: 'standard', type: 'standard' as const, name: 'Paket', priceCent: 590 };
export const options = [pickup, courier, standard];

export function shop(answers: FakeAnswers = {}) {
  return fakeServer({
    readSession: () => session(),
    readCart: () => aCart(),
    readPersonalData: () => personalData,
    listShippingOptions: () => options,
    listDeliveryAddresses: () => ({ items: [] }),
    ...answers,
  });
}

export const plain = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
export const card = (name: RegExp) => screen.getByRole('region', { name });
export const billingCard = () => card(/^Rechnungs.?adresse$/);
export const shippingCard = () => card(/^Liefer.?adresse$/);
export const summary = () => screen.getByRole('region', { name: 'Ihre Bestellung' });
export const sumOf = (name: RegExp) => plain(within(summary()).getByText(name).parentElement);
export const next = () => screen.getByRole('button', { name: 'Weiter' });
export const radio = (name: RegExp) => screen.findByRole('radio', { name });
export const sameAsBilling = () => within(shippingCard()).getByRole('button', { name: /^Wie Rechnungs.?adresse$/ });
export const open = (name: RegExp) => screen.getByRole('button', { name });
export const lastQuery = (requests: FakeRequest[] | undefined) => requests?.at(-1)?.query;
export const storedChoice = () => JSON.parse(localStorage.getItem('checkout_addresses_v1') ?? 'null');

/** The screen, once the rates are there. */
export async function atCheckout(address = '/checkout'): ReturnType<typeof renderPage> {
  const rendered = await renderPage(address);
  await radio(/^Standardversand/);
  return rendered;
}

export interface Typed {
  name: string;
  street: string;
  postalCode: string;
  city: string;
}

export type User = Awaited<ReturnType<typeof renderPage>>['user'];

/** Through the dialog of the shipping address. */
export async function giveAddress(user: User, { name, street, postalCode, city }: Typed, keep = false) {
  await user.click(open(/^Liefer.?adresse (eingeben|ändern)$/));
  const dialog = within(screen.getByRole('dialog'));
  for (const [label, text] of [
    ['Name', name],
    ['Straße und Hausnummer', street],
    ['Postleitzahl', postalCode],
    ['Ort', city],
  ] as const) {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  }
  if (keep) await user.click(dialog.getByRole('checkbox', { name: 'Für weitere Bestellungen speichern' }));
  await user.click(dialog.getByRole('button', { name: 'Adresse übernehmen' }));
}

export function missing() {
  const list = document.activeElement as HTMLElement;
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

/** Nothing of one test is left for the next. */
export async function leaveCheckout() {
  await act(async () => closeLogin());
  forgetKeptOrder();
  for (const { id } of toastStore.read()) dismissToast(id);
}
