import { lanes } from '@shop/contract/desk/lane';
import type { QueueCounts, QueuePage, QueueRow } from '@shop/contract/desk/queue';
import type { DeskVisit } from '@shop/contract/desk/sign-in';
import type { Output } from '@shop/contract/endpoint';
import type { Endpoints } from '@shop/contract/endpoints';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Locale } from '#i18n/messages.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { type FakeAnswers, fakeServer, neverAnswers } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the desk: Anna Reuter, a pharmacist, is there; Max Götz is her colleague. */
export const anna: Output<Endpoints['readDeskMe']> = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Anna Reuter',
  email: 'anna@apotheke.example',
  roles: ['pharmacist'],
  rights: ['seeOrder', 'seePrescription'],
};
export const visit: DeskVisit = {
  name: anna.name,
  email: anna.email,
  stage: 'open',
  hasPasskey: true,
  isWaiting: false,
  needsNobody: false,
};
export const max = {
  staffId: '22222222-2222-4222-8222-222222222222',
  name: 'Max Götz',
  since: '2026-11-16T07:55:00.000Z',
};
export const heldByAnna = { staffId: anna.id, name: anna.name, since: '2026-11-16T08:10:00.000Z' };

/** What the clock of a desk test says. */
const now = new Date('2026-11-16T08:12:00.000Z');

let made = 0;

/** An open order of the queue, complete and valid; the test names only what it cares about. */
export function aQueueRow(differences: Partial<QueueRow> = {}): QueueRow {
  const number = String(++made).padStart(12, '0');
  return {
    id: `33333333-3333-4333-8333-${number}`,
    code: 'H4TR-9WXC',
    version: 1,
    status: 'inReview',
    createdAt: '2026-11-10T08:40:00.000Z',
    patientName: 'Clara Vogelsang',
    postalCode: '97072',
    city: 'Würzburg',
    lineCount: 2,
    amounts: [{ unit: 'gram', quantity: 15 }],
    lane: 'check',
    laneSince: '2026-11-12T13:20:00.000Z',
    marks: { prescription: 'ours', original: 'done', payment: 'done' },
    hasFile: true,
    hasHealthConsent: true,
    shippingType: 'courier',
    deadline: runningUntil('2026-11-16T13:20:00.000Z'),
    takenBy: null,
    nextStep: 'checkPrescription',
    ...differences,
  };
}

export function runningUntil(dueAt: string): QueueRow['deadline'] {
  return { kind: 'runs', since: '2026-11-12T13:20:00.000Z', halfAt: '2026-11-13T13:20:00.000Z', dueAt, toldAt: null };
}

export function countsOf(rows: readonly QueueRow[]): QueueCounts {
  const counted = lanes.map((lane) => {
    const inLane = rows.filter((row) => row.lane === lane);
    return [lane, { all: inLane.length, overdue: 0, dueToday: 0 }];
  });
  const mine = rows.filter(({ takenBy }) => takenBy?.staffId === anna.id).length;
  return { lanes: Object.fromEntries(counted), mine };
}

function aQueuePage(rows: QueueRow[], differences: Partial<QueuePage> = {}): QueuePage {
  return { rows, next: null, counts: countsOf(rows), ...differences };
}

/** The server's news, said by the test: `news.say('orders', { ids })`. */
export function fakeNews() {
  const sources = new Set<FakeEventSource>();
  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      sources.add(this);
    }
    close(): void {
      this.readyState = FakeEventSource.CLOSED;
      sources.delete(this);
    }
  }
  vi.stubGlobal('EventSource', FakeEventSource);
  const send = (event: Event) => act(async () => [...sources].forEach((source) => void source.dispatchEvent(event)));
  return {
    say: (name: string, data: object = {}) => send(new MessageEvent(name, { data: JSON.stringify(data) })),
    break: () => send(new Event('error')),
  };
}

export interface AtQueue {
  answers?: FakeAnswers;
  locale?: Locale;
  address?: string;
}

/** A desk whose queue has `server.rows`, which the test may change. What it opens of an order stays on its way. */
export function atDesk(server: { rows: QueueRow[] }, answers: FakeAnswers = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const news = fakeNews();
  const received = fakeServer({
    readDeskVisit: () => visit,
    readDeskMe: () => anna,
    readQueue: ({ query: { lane, mine } }) =>
      aQueuePage(
        server.rows.filter((row) => (!lane || row.lane === lane) && (!mine || row.takenBy?.staffId === anna.id)),
        { counts: countsOf(server.rows) },
      ),
    readDeskOrder: neverAnswers,
    readReview: neverAnswers,
    listPrescriptionFiles: neverAnswers,
    ...answers,
  });
  return { news, received };
}

/** Another screen of the desk. */
export async function openAtDesk(address: string, { answers, locale = 'de' }: Omit<AtQueue, 'address'> = {}) {
  const { news, received } = atDesk({ rows: [] }, answers);
  return { ...(await renderPage(address, { locale })), news, received };
}

/** As a scanner types: all keys at the same moment, wherever the focus is, however long the page may take for each. */
export function scan(code: string): void {
  const target = document.activeElement ?? document.body;
  const keys = [...code, 'Enter'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  act(() => {
    for (const key of keys) {
      const isTyped = target.dispatchEvent(key) && key.key.length === 1 && target instanceof HTMLInputElement;
      if (isTyped) fireEvent.input(target, { target: { value: target.value + key.key } });
    }
  });
}

/** The queue with these orders, once the first of them is seen. */
export async function openQueue(rows: QueueRow[], { answers, locale = 'de', address = '/desk' }: AtQueue = {}) {
  const server = { rows };
  const { news, received } = atDesk(server, answers);
  const page = await renderPage(address, { locale });
  await screen.findByRole('heading', { level: 1, name: /^(Bestellungen|Orders)$/ });
  return { ...page, news, received, server };
}

export const rowOf = (code: string) => screen.findByRole('row', { name: new RegExp(code) });
export const codesShown = () =>
  screen.getAllByRole('rowheader').flatMap(({ textContent }) => textContent?.match(/[A-Z0-9]{4}-[A-Z0-9]{4}/) ?? []);

/** After each test. */
export function leaveDesk(): void {
  vi.useRealTimers();
  for (const { id } of toastStore.read()) dismissToast(id);
}
