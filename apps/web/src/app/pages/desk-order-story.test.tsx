import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, openWorkbench } from '#testing/at-workbench.ts';

afterEach(leaveDesk);

const column = () => within(screen.getByRole('complementary', { name: 'Bestellung und Verlauf' }));
const part = (name: string) => column().getByRole('region', { name });

const entry = { by: 'pharmacy', name: 'Max Götz', status: null, message: null } as const;
const story = [
  { ...entry, at: '2026-11-10T08:40:00.000Z', by: 'patient', name: null, what: 'status', status: 'requested' },
  { ...entry, at: '2026-11-10T09:00:00.000Z', what: 'prescriptionOpened' },
  { ...entry, at: '2026-11-10T09:05:00.000Z', what: 'prescriptionOpened' },
  { ...entry, at: '2026-11-10T09:10:00.000Z', what: 'status', status: 'clarification', message: 'Welche Menge?' },
  {
    ...entry,
    at: '2026-11-10T10:10:00.000Z',
    by: 'patient',
    name: null,
    what: 'status',
    status: 'inReview',
    message: 'Zehn.',
  },
  { ...entry, at: '2026-11-12T13:20:00.000Z', name: null, what: 'originalReceived' },
  { ...entry, at: '2026-11-12T13:30:00.000Z', name: null, what: 'somethingNewer' },
] as const;

test('what was ordered stands with its amounts, its sum and what it costs to bring', async () => {
  await openWorkbench();
  const lines = part('Positionen');
  expect(lines).toHaveTextContent(/Käppele 25\/1.*104,90.*10 g · PZN 90000144/);
  expect(lines).toHaveTextContent(/Botendienst.*6,90.*Summe.*111,80/);
  expect(lines).not.toHaveTextContent('erstatten');
});

test('an order without consent to health data is marked at its head and says so among its facts', async () => {
  await openWorkbench({ order: aDeskOrder({ facts: { ...aDeskOrder().facts, healthConsentAt: null } }) });
  expect(screen.getByText('ohne Einwilligung zu Gesundheitsdaten')).toBeVisible();
  expect(part('Angaben')).toHaveTextContent('Gesundheitsdatenkeine Einwilligung');
});

test('with the consent there is no such mark, and the facts tell its day', async () => {
  await openWorkbench();
  expect(screen.queryByText('ohne Einwilligung zu Gesundheitsdaten')).toBeNull();
  expect(part('Angaben')).toHaveTextContent('GesundheitsdatenEinwilligung am 10. November 2026');
});

test('what happened is told in words, with who and when; openings by one person are one step', async () => {
  await openWorkbench({ order: aDeskOrder({ story: [...story] }) });
  const steps = within(part('Verlauf'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Bestellt 10.11., 09:40, Patient/in',
    'Rezept 2-mal geöffnet 10.11., 10:05, Max Götz',
    'Rückfrage gestellt 10.11., 10:10, Max Götz',
    'In Prüfung 10.11., 11:10, Patient/in',
    'Original ist da 12.11., 14:20, Apotheke',
    'Eintrag im Verlauf 12.11., 14:30, Apotheke',
  ]);
});

test('messages, notes and calls stand in the order in which they were written', async () => {
  const notes = [
    { id: '1', at: '2026-11-10T09:30:00.000Z', by: 'Lea Baum', call: null, text: 'Praxis ab 9 Uhr.' },
    {
      id: '2',
      at: '2026-11-11T09:30:00.000Z',
      by: 'Lea Baum',
      call: { whom: 'practice', result: 'callsBack' } as const,
      text: 'Meldet sich.',
    },
  ];
  await openWorkbench({ order: aDeskOrder({ story: [...story], notes }) });
  const words = within(part('Nachrichten und Notizen'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(words).toEqual([
    'An Patient/in, Max Götz, 10.11., 10:10Welche Menge?',
    'Intern, Lea Baum, 10.11., 10:30Praxis ab 9 Uhr.',
    'Patient/in, 10.11., 11:10Zehn.',
    'Anruf bei der Praxis, ruft zurück, Lea Baum, 11.11., 10:30Meldet sich.',
  ]);
});

test('where it goes, how it is paid, and in which tray the original lies', async () => {
  const { money } = aDeskOrder();
  const paid = { ...money, paidAt: '2026-11-11T09:30:00.000Z', refundDueCent: 500 };
  await openWorkbench({ order: aDeskOrder({ money: paid }) });
  const facts = part('Angaben');
  expect(facts).toHaveTextContent('Überweisung, bezahlt am 11. November 2026');
  expect(facts).toHaveTextContent('da seit 12. November 2026, Fach 12');
  expect(facts).toHaveTextContent('geboren am 4. Mai 1988');
  expect(facts).not.toHaveTextContent('Rechnungsadresse');
  expect(part('Positionen')).toHaveTextContent(/zu erstatten.*5,00/);
  expect(facts).not.toHaveTextContent('Rechnung');
});

test('an invoice that waits for the tax number says so, and what to do', async () => {
  const money = { ...aDeskOrder().money, invoiceWaitsSince: '2026-11-12T09:30:00.000Z' };
  await openWorkbench({ order: aDeskOrder({ money }) });
  expect(part('Angaben')).toHaveTextContent('wartet seit 12. November 2026: Über 250 € braucht sie Ihre Steuernummer');
});

test('a mail that never arrived is told by what it was about', async () => {
  const undeliveredMails = [
    { kind: 'order paid with verified', at: '2026-11-12T13:20:00.000Z', refusal: '550 no such mailbox' },
  ];
  await openWorkbench({ order: aDeskOrder({ undeliveredMails }) });
  expect(column().getByText(/Die E-Mail „Zahlung eingegangen“ kam nicht an, 12\.11\., 14:20/)).toHaveTextContent(
    '550 no such mailbox',
  );
});

test('it reads as English in English', async () => {
  await openWorkbench({ order: aDeskOrder({ story: [...story] }), locale: 'en' });
  const english = within(screen.getByRole('complementary', { name: 'Order and history' }));
  expect(english.getByRole('region', { name: 'History' })).toHaveTextContent('Question asked 10/11, 10:10, Max Götz');
});
