import type { OrderOfPost, StrayLetter } from '@shop/contract/desk/post';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anna, leaveDesk, openAtDesk, scan } from '#testing/at-desk.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(() => {
  leaveDesk();
  localStorage.clear();
});

const order: OrderOfPost = {
  id: '33333333-3333-4333-8333-333333333333',
  code: '7KQX-M29F',
  patientName: 'Clara Vogelsang',
  birthDate: '1988-05-04',
  trayNumber: 14,
  receivedAt: '2026-11-16T08:12:00.000Z',
  expectsOriginal: false,
  lane: 'check',
  missing: ['prescriptionVerified', 'paid'],
};
const letter: StrayLetter = {
  id: '44444444-4444-4444-8444-444444444444',
  day: '2026-11-13',
  sender: 'Müller, Würzburg',
  notedAt: '2026-11-13T08:12:00.000Z',
  notedBy: 'Lea Baum',
  end: null,
};

/** The pitch of each tone that was played, in hertz. */
const tones: number[] = [];

class FakeAudioContext {
  currentTime = 0;
  destination = {};
  resume = async () => {};
  createGain = () => ({ gain: { setValueAtTime() {}, linearRampToValueAtTime() {} }, connect: () => ({}) });
  createOscillator() {
    const frequency = { value: 0 };
    const start = () => void tones.push(frequency.value);
    return { frequency, start, stop() {}, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  tones.length = 0;
  vi.stubGlobal('AudioContext', FakeAudioContext);
});

async function openPost(answers: FakeAnswers = {}, locale: 'de' | 'en' = 'de') {
  const opened = await openAtDesk('/desk/post', {
    locale,
    answers: {
      readDeskMe: () => ({ ...anna, roles: ['pka'], rights: ['seeOrder', 'receivePost'] }),
      readDeskOverview: () => ({
        openOrders: 63,
        waitingLetters: 3,
        openWithdrawals: 0,
        waitingPayments: null,
        waitingFilledGoods: null,
        pendingChanges: null,
        releasesFrom: null,
        journalAlarm: null,
      }),
      listLetters: () => ({ letters: [], next: null }),
      listOriginalsToSend: () => ({ originals: [] }),
      receiveOriginal: () => ({ outcome: 'received', order }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: /^(Posteingang|Post room)$/ });
  return opened;
}

describe('a scan', () => {
  test('shows name and tray, is told to a screen reader, sounds, and leaves the field ready', async () => {
    const { received } = await openPost();
    const field = screen.getByRole('textbox', { name: /Deckblatt scannen/ });
    expect(field).toHaveFocus();
    scan('7KQX-M29F');
    expect(await screen.findByRole('heading', { name: 'Original eingegangen' })).toBeVisible();
    expect(screen.getByText('Original eingegangen: Clara Vogelsang, Fach 14.')).toHaveRole('status');
    expect(screen.getByText('geboren am 4. Mai 1988')).toBeVisible();
    expect(screen.getByText(/Rezept prüfen, Zahlung/)).toBeVisible();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(tones).toEqual([880]);
    expect(received.receiveOriginal).toHaveLength(1);
    expect(received.receiveOriginal?.[0]?.headers.get('idempotency-key')).toMatch(/.{8}/);
  });

  test('that needs a look sounds otherwise and says why', async () => {
    const { user } = await openPost({ receiveOriginal: () => ({ outcome: 'unknown', order: null }) });
    scan('7KQX-M29F');
    expect(await screen.findByRole('heading', { name: 'Unbekannter Code' })).toBeVisible();
    expect(tones).toEqual([220, 196]);
    await user.keyboard('ABCDEFG{Enter}');
    expect(await screen.findByRole('heading', { name: 'Das ist kein Code einer Bestellung.' })).toBeVisible();
  });

  test('makes no sound once they are switched off, also after coming back', async () => {
    const { user } = await openPost();
    await user.click(screen.getByRole('button', { name: 'Töne sind an' }));
    scan('7KQX-M29F');
    await screen.findByRole('heading', { name: 'Original eingegangen' });
    expect(tones).toEqual([]);
    expect(localStorage.getItem('desk_sounds')).toBe('off');
  });

  test('in another field counts, and leaves the field as it was', async () => {
    const { user } = await openPost();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.click(name);
    await user.paste('Vogel');
    scan('7KQX-M29F');
    await screen.findByRole('heading', { name: 'Original eingegangen' });
    expect(name).toHaveValue('Vogel');
    expect(screen.queryByText('Bitte geben Sie das Geburtsdatum ein.')).toBeNull();
  });

  test('that did not get through is tried again with the same key', async () => {
    let isBroken = true;
    const { user, received } = await openPost({
      receiveOriginal: () => (isBroken ? refuse('Unavailable')() : { outcome: 'received', order }),
    });
    scan('7KQX-M29F');
    await screen.findByRole('heading', { name: '7KQX-M29F konnte nicht verbucht werden.' });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '7KQX-M29F noch einmal versuchen' }));
    await screen.findByRole('heading', { name: 'Original eingegangen' });
    const keys = received.receiveOriginal?.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('stands in the list of the sitting, where a file can be attached', async () => {
    const { user } = await openPost();
    scan('7KQX-M29F');
    const list = within(await screen.findByRole('region', { name: /Heute gescannt 1 Brief/ }));
    expect(list.getByText('Fach 14')).toBeVisible();
    expect(list.getByRole('link', { name: '7KQX-M29F' })).toHaveAttribute('href', '#/desk/order/7KQX-M29F');
    const field = list.getByRole('listitem').querySelector('input') as HTMLInputElement;
    await user.upload(field, new File([], 'leer.pdf', { type: 'application/pdf' }));
    expect(await list.findByText('Die Datei ist leer.')).toBeVisible();
  });
});

test('without a sheet an order is found by name and birth date, and received', async () => {
  const expected = { ...order, trayNumber: null, receivedAt: null, expectsOriginal: true };
  const { user, received } = await openPost({ findByPatient: () => ({ orders: [expected] }) });
  await user.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(screen.getByText('Bitte geben Sie den Namen ein.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Vogelsang');
  await user.type(screen.getByLabelText('Geburtsdatum'), '1988-05-04');
  await user.click(screen.getByRole('button', { name: 'Suchen' }));
  await user.click(await screen.findByRole('button', { name: 'Original zu 7KQX-M29F ist da' }));
  await screen.findByRole('heading', { name: 'Original eingegangen' });
  expect(received.findByPatient?.[0]?.body).toEqual({ name: 'Vogelsang', birthDate: '1988-05-04' });
});

test('a letter without an order is noted, and assigned or sent back', async () => {
  const { user, received } = await openPost({
    listLetters: () => ({ letters: [letter], next: null }),
    noteLetter: () => letter,
    endLetter: ({ body }) => ({ letter, order: (body as { what: string }).what === 'assigned' ? order : null }),
  });
  await user.click(screen.getByRole('button', { name: 'Brief aufnehmen' }));
  expect(screen.getByText(/was auf dem Umschlag steht/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Absender/ }), 'Postfach 12');
  await user.click(screen.getByRole('button', { name: 'Brief aufnehmen' }));
  await screen.findByText('Der Brief ist aufgenommen.');
  expect(received.noteLetter?.[0]?.body).toEqual({ day: '2026-11-16', sender: 'Postfach 12' });

  const assign = await screen.findByRole('textbox', { name: /Bestellnummer für den Brief von Müller/ });
  await user.type(assign, '7kqx-m29');
  await user.click(screen.getByRole('button', { name: 'Brief von Müller, Würzburg zuordnen' }));
  await screen.findByText('Zugeordnet: 7KQX-M29F, Fach 14.');
  await user.click(screen.getByRole('button', { name: 'Brief von Müller, Würzburg ist zurückgeschickt' }));
  await screen.findByText('Der Brief ist als zurückgeschickt vermerkt.');
  expect(received.endLetter?.map(({ body }) => body)).toEqual([
    { what: 'assigned', code: '7kqx-m29' },
    { what: 'sentBack' },
  ]);
});

test('the rail counts open orders and waiting letters', async () => {
  await openPost();
  const rail = within(screen.getByRole('navigation', { name: 'Bereiche' }));
  expect(await rail.findByRole('link', { name: /Bestellungen ?63/ })).toBeVisible();
  expect(rail.getByRole('link', { name: /Posteingang ?3/ })).toHaveAttribute('aria-current', 'page');
  expect(rail.queryByRole('link', { name: /Nachweise/ })).toBeNull();
});

test('who may not receive post reads a plain sentence, and it speaks English too', async () => {
  await openAtDesk('/desk/post', {});
  expect(await screen.findByText(/haben Sie kein Recht/)).toBeVisible();
  await openPost({}, 'en');
});

test('a wrong scan is taken back with its reason', async () => {
  const { user, received } = await openPost({
    undoReceipt: () => ({ order: { ...order, receivedAt: null, trayNumber: null, expectsOriginal: true } }),
  });
  scan(order.code);
  await user.click(await screen.findByRole('button', { name: `Scan zu ${order.code} zurücknehmen` }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Was war falsch?' }), 'Der Brief war leer');
  await user.click(screen.getByRole('button', { name: 'Scan zurücknehmen' }));
  expect(await screen.findByRole('heading', { name: 'Scan zurückgenommen' })).toBeVisible();
  expect(received.undoReceipt?.[0]?.body).toEqual({ reason: 'empty' });
});

test('a marked original waits until it is sent back', async () => {
  const address = { street: 'Sanderglacis 14', postalCode: '97072', city: 'Würzburg' };
  const { id: orderId, code, patientName } = order;
  const original = { orderId, code, patientName, ...address, markedAt: '2026-11-16T08:12:00.000Z' };
  let isSent = false;
  const { user } = await openPost({
    listOriginalsToSend: () => ({ originals: isSent ? [] : [original] }),
    noteOriginalSent() {
      isSent = true;
      return { orderId };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Original von Clara Vogelsang/ }));
  expect(await screen.findByText('Kein Original wartet.')).toBeVisible();
});
