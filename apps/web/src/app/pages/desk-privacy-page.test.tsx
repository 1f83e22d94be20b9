import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '#lib/api.ts';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import type { FakeAnswers } from '#testing/fake-server.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const id = '77777777-7777-4777-8777-000000000009';
type Request = CallOutput<'readPrivacyRequest'>;

function aRequest(differences: Partial<Request> = {}): Request {
  return {
    id,
    kind: 'copy',
    channel: 'letter',
    personName: 'Lena Muster',
    email: 'lena@patient.example',
    receivedOn: '2026-11-02',
    dueOn: '2099-12-02',
    isOverdue: false,
    isExtended: false,
    outcome: null,
    closedAt: null,
    isRestricted: false,
    hasAccount: true,
    isOwn: false,
    identityHow: 'Ausweis am Tresen',
    enteredAt: '2026-11-02T09:00:00.000Z',
    enteredBy: 'Anna',
    extension: null,
    closedBy: null,
    refusal: null,
    profile: null,
    changes: [],
    plan: null,
    kept: [],
    unsettled: [],
    isCopyTaken: false,
    lift: null,
    history: [{ at: '2026-11-02T09:00:00.000Z', by: 'Anna', what: 'privacyEntered' }],
    ...differences,
  };
}

function open(address: string, answers: FakeAnswers) {
  const me = { ...anna, rights: ['changeRetention'] as (typeof anna)['rights'] };
  return openAtDesk(address, { answers: { readDeskMe: () => me, ...answers } });
}

const openRequest = (shown: Request, answers: FakeAnswers = {}) =>
  open(`/desk/privacy/${id}`, { readPrivacyRequest: () => shown, ...answers });

test('the list tells what is late, and a request is entered for one person who was found', async () => {
  const late = aRequest({ isOverdue: true, dueOn: '2026-01-31' });
  const found = { hasAccount: true, name: 'Lena Muster', email: 'lena@patient.example', orders: 2, isRestricted: true };
  const { user, received } = await open('/desk/privacy', {
    listPrivacyRequests: () => ({
      open: [late],
      closed: [aRequest({ id: anna.id, outcome: 'refused', closedAt: '2026-11-03T09:00:00.000Z' })],
    }),
    findPrivacyPerson: () => ({ person: found }),
    enterPrivacyRequest: () => aRequest(),
    readPrivacyRequest: () => aRequest(),
  });
  const list = within(await screen.findByRole('list', { name: 'Offen' }));
  expect(list.getByText('Frist abgelaufen am 31. Januar 2026')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Beantwortet' })).getByText('Abgelehnt')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Anfrage eintragen' }));
  const form = within(screen.getByRole('form', { name: 'Anfrage eintragen' }));
  await user.click(form.getByRole('button', { name: /^Eintragen/ }));
  expect(form.getByText('Bitte tragen Sie eine E-Mail-Adresse oder Bestellnummer ein.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^E-Mail-Adresse oder/ }), '7KQX-M29F');
  await user.click(form.getByRole('button', { name: 'Person suchen' }));
  expect(await form.findByText(/2 Bestellungen aufbewahrt.*eingeschränkt/)).toBeVisible();
  await user.click(form.getByRole('radio', { name: /^Löschung/ }));
  await user.type(form.getByRole('textbox', { name: /^Woran/ }), 'Ausweis');
  await user.click(form.getByRole('button', { name: /^Eintragen/ }));
  await screen.findByText('Anfrage eingetragen.');
  const sent = { person: '7KQX-M29F', right: 'erasure', channel: 'mail', identityHow: 'Ausweis' };
  expect(received.enterPrivacyRequest?.[0]?.body).toMatchObject(sent);
});

test('a copy is answered with one click, and handed over only after it was downloaded', async () => {
  const { user, received } = await openRequest(aRequest(), { answerWithCopy: () => aRequest({ outcome: 'done' }) });
  expect(await screen.findByText(/Erst herunterladen/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ist ausgehändigt' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ins Konto legen und Bescheid sagen' }));
  await screen.findByText('Anfrage beantwortet.');
  expect(received.answerWithCopy?.[0]?.body).toEqual({ how: 'account' });
});

test('an erasure shows what goes and what stays, and is done with the plan that was seen', async () => {
  const plan: Request['plan'] = {
    fingerprint: 'abc',
    going: [
      { what: 'account', count: 1 },
      { what: 'addresses', count: 2 },
    ],
    cancelled: ['H4TR-9WXC'],
    staying: [
      { what: 'dispensedOrders', count: 1, until: '2031-05-04' },
      { what: 'disputedOrders', count: 1, until: null },
    ],
  };
  const { user, received } = await openRequest(aRequest({ kind: 'erasure', plan }), {
    erasePerson: refuse('ErasurePlanChanged'),
  });
  const going = await screen.findByRole('list', { name: 'Das geht jetzt' });
  expect(going).toHaveTextContent(/Konto.*2 Lieferadressen/);
  const staying = screen.getByRole('list', { name: 'Das muss bleiben, ab sofort eingeschränkt' });
  expect(staying).toHaveTextContent(/Abgegebene.*bis 4\. Mai 2031.*im Streit.*bis es geklärt ist/);
  expect(screen.getByText(/werden storniert: H4TR-9WXC/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Endgültig löschen' }));
  const form = within(screen.getByRole('form', { name: 'Endgültig löschen' }));
  await user.click(form.getByRole('button', { name: /^Endgültig löschen/ }));
  expect(await form.findByText(/Inzwischen hat sich geändert/)).toBeVisible();
  expect(received.erasePerson?.[0]?.body).toEqual({ fingerprint: 'abc' });
});

test('a correction keeps what was in view and sends the whole profile', async () => {
  const profile = {
    ...{ firstName: 'Lena', lastName: 'Muster', birthDate: '1980-01-02', email: 'lena@patient.example' },
    ...{ phone: '+49931123456', fullName: 'Lena Muster', street: 'Uferstraße', houseNumber: '1', postalCode: '97070' },
    city: 'Würzburg',
  };
  const { user, received } = await openRequest(aRequest({ kind: 'correction', profile }), {
    correctPerson: () => aRequest({ kind: 'correction', outcome: 'done' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Berichtigen' }));
  const form = within(screen.getByRole('form', { name: 'Angaben berichtigen' }));
  await user.click(form.getByRole('button', { name: /^Berichtigung speichern/ }));
  expect(form.getByRole('alert')).toHaveTextContent('Es ist noch nichts geändert.');
  const name = form.getByRole('textbox', { name: 'Nachname' });
  await user.clear(name);
  await user.type(name, 'Neumann');
  expect(form.getByText('bisher: Muster')).toBeVisible();
  await user.click(form.getByRole('button', { name: /^Berichtigung speichern/ }));
  await screen.findByText('Berichtigt, die Person bekommt Bescheid.');
  expect(received.correctPerson?.[0]?.body).toMatchObject({
    lastName: 'Neumann',
    phoneNumber: '0931123456',
    address: { fullName: 'Lena Muster', city: 'Würzburg' },
  });
});

test('a restriction names what stands in its way, and is announced before it is lifted', async () => {
  const { user } = await openRequest(aRequest({ kind: 'restriction', unsettled: ['7KQX-M29F'] }), {
    restrictPerson: refuse('OrdersUnsettled', { codes: '7KQX-M29F' }),
  });
  expect(await screen.findByText(/vorher abgeschlossen.*7KQX-M29F/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Daten einschränken' }));
  const form = within(screen.getByRole('form', { name: 'Daten einschränken' }));
  await user.click(form.getByRole('button', { name: /^Daten einschränken/ }));
  expect(await form.findByText(/Erst müssen diese Bestellungen.*7KQX-M29F/)).toBeVisible();
});

test('a restriction in force can be announced to end, and only then lifted', async () => {
  const inForce = aRequest({
    kind: 'restriction',
    outcome: 'done',
    isRestricted: true,
    closedAt: '2026-11-03T09:00:00.000Z',
  });
  await openRequest(inForce);
  expect(await screen.findByRole('button', { name: 'Ende der Einschränkung ankündigen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Einschränkung aufheben' })).toBeNull();
});

test('nobody acts on a request of their own', async () => {
  await openRequest(aRequest({ isOwn: true }));
  expect(await screen.findByText(/Jemand anderes beantwortet sie/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ablehnen|Ins Konto/ })).toBeNull();
});
