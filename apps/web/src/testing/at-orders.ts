import { act, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { closeLogin } from '#domain/session/login-dialog.ts';
import type { Locale } from '#i18n/messages.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { type FakeAnswers, fakeServer, refuse } from './fake-server.ts';
import { renderPage } from './render-page.tsx';
import { aWireOrder, inList, type WireOrder } from './wire-order.ts';

/** For the tests of 'my orders': Clara is signed in and has orders. */
export const session = {
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email: 'clara@post.example', firstName: 'Clara', name: 'Clara Vogelsang', onboardingCompleted: true },
  onboardingCompleted: true,
};

export const done: WireOrder = aWireOrder({
  id: '0f6d2a8a-8d53-4c52-9a3b-6f0f6f4e1c02',
  code: 'M4RT-2ZXA',
  status: 'completed',
  date: '2025-10-03T08:00:00.000Z',
  missing: [],
  invoice: { number: '2025-0041', corrections: [] },
  canCancel: false,
  canReplacePrescription: false,
});

/** Clara is signed in and has these orders; each is answered with its id and its code only. */
export function givenOrders(orders: WireOrder[], answers: FakeAnswers = {}) {
  return fakeServer({
    readSession: () => session,
    readHealthConsent: () => ({ textVersion: '2026-11-2', givenAt: null }),
    listOrders: () => orders.map(inList),
    readOrder: ({ params, query }) =>
      orders.find(({ id, code }) => id === params.id && code === query.code) ?? refuse('NotFound')(),
    ...answers,
  });
}

export interface Opened {
  answers?: FakeAnswers;
  locale?: Locale;
}

export async function openOrders(orders: WireOrder[], { answers, locale = 'de' }: Opened = {}) {
  const received = givenOrders(orders, answers);
  const page = await renderPage('/orders', { locale });
  await screen.findAllByRole('article');
  return { ...page, received };
}

/** The first order, once its details are there. */
export async function openOne(differences: Partial<WireOrder> = {}, opened: Opened = {}) {
  const page = await openOrders([aWireOrder(differences)], opened);
  await screen.findByRole('list', { name: /^(Bestellverlauf|Progress of the order)$/ });
  return page;
}

export const toasts = () => toastStore.read().map(({ message, durationMs }) => [message, durationMs]);

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const nextStep = () => within(screen.getByRole('region', { name: 'Nächster Schritt' }));

export const pdf = (text = '%PDF-1.7') => new Response(text, { headers: { 'content-type': 'application/pdf' } });

/** The names of the files that were handed to the browser, and where links that left it lead. */
export function watchDownloads() {
  const files: string[] = [];
  const places: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.download) files.push(this.download);
    else places.push(this.href);
  });
  return { files, places };
}

/** After each test. */
export async function leaveOrders(): Promise<void> {
  await act(async () => closeLogin());
  for (const { id } of toastStore.read()) dismissToast(id);
}
