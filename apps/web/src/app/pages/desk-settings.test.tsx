import type { MailTemplate } from '@shop/contract/desk/mail-templates';
import { roles } from '@shop/contract/rights';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';
import { firstSettings } from '#testing/settings.ts';

const settings = firstSettings;
const { packing, books } = defaultShopConfig;
const question = settings.questionsGiven.photo;

/** At one part of the settings; every save is kept in `sent`. */
async function openPart(part: string, answers: FakeAnswers = {}) {
  const sent: unknown[] = [];
  const page = await openAtDesk(`/desk/rules/${part}`, {
    answers: {
      readDeskMe: () => ({ ...anna, rights: [...roles.lead] }),
      readSettings: () => settings,
      changeSetting: ({ body }) => {
        sent.push(body);
        return settings;
      },
      ...answers,
    },
  });
  return { ...page, sent };
}

afterEach(leaveDesk);
test('a wrong IBAN is refused where it is typed, with what is wrong, and nothing is sent', async () => {
  const { user, sent } = await openPart('bank');
  const iban = await screen.findByLabelText(/^IBAN/);
  expect(iban).toHaveValue('DE36 0000 0000 0000 0000 00');
  await user.clear(iban);
  await user.type(iban, 'DE03 1203 0000 0000 2020 51');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(iban).toHaveAccessibleDescription(/Die Prüfziffern passen nicht/);
  expect(iban).toHaveFocus();
  expect(sent).toEqual([]);

  await user.clear(iban);
  await user.type(iban, 'DE02 1203 0000 0000 2020 51');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Gespeichert. Es gilt ab sofort.')).toBeVisible();
  expect(sent).toEqual([
    { name: 'bank', version: 0, value: { ...settings.bank.value, iban: 'DE02 1203 0000 0000 2020 51' } },
  ]);
});

test('an account that waits for a second lead is said to wait, and stands above every screen until it is confirmed', async () => {
  const to = { ...settings.bank.value, bankName: 'Sparkasse', iban: 'DE02 1203 0000 0000 2020 51' };
  const change = {
    id: '44444444-4444-4444-8444-444444444444',
    detail: { kind: 'bank' as const, from: settings.bank.value, to },
    proposedByName: 'Max Götz',
    proposedAt: '2026-11-16T08:00:00.000Z',
    countsFrom: '2026-11-17T08:00:00.000Z',
    mayConfirm: true,
  };
  const hold = { ...change, id: anna.id, detail: { kind: 'hold' as const, orderCode: '7KQX-M29F' }, mayConfirm: false };
  let waiting = [change, hold];
  const { user, received } = await openPart('bank', {
    changeSetting: () => ({ ...settings, pending: ['bank'] }),
    confirmPendingChange: () => {
      waiting = [hold];
      return { isPending: false };
    },
    readDeskOverview: () => ({
      openOrders: 0,
      waitingLetters: 0,
      openWithdrawals: 0,
      waitingPayments: 0,
      waitingFilledGoods: null,
      pendingChanges: waiting,
      releasesFrom: '2026-11-17T06:00:00.000Z',
      journalAlarm: null,
    }),
  });
  expect(await screen.findByText(/Freigeben können Sie wieder ab 17\. November 2026, 07:00 Uhr/)).toBeVisible();
  await user.type(await screen.findByLabelText(/^Name der Bank/), ' zwei');
  await user.clear(screen.getByLabelText(/^IBAN/));
  await user.type(screen.getByLabelText(/^IBAN/), to.iban);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText(/gilt, sobald eine andere Leitung es bestätigt/)).toBeVisible();

  const list = within(screen.getByRole('list', { name: 'Wartende Änderungen' }));
  expect(list.getByText(/DE02 1203 0000 0000 2020 51 \(Sparkasse\) statt DE36/)).toBeVisible();
  expect(list.getAllByText(/Von Max Götz, gilt ab 17\. November 2026, 09:00 Uhr/)).toHaveLength(2);
  // Whoever may not confirm can still stop it.
  expect(list.getByText(/Bestätigen muss eine andere Leitung/)).toBeVisible();
  expect(list.getAllByRole('button', { name: /^Anhalten: / })).toHaveLength(2);
  await user.click(list.getByRole('button', { name: /^Bestätigen: Neues Bankkonto/ }));
  expect(await screen.findByText('Bestätigt. Es gilt ab sofort.')).toBeVisible();
  expect(received.confirmPendingChange?.map(({ params }) => params)).toEqual([{ id: change.id }]);
  await vi.waitFor(() => expect(list.queryByText(/Sparkasse/)).toBeNull(), patience);
});

test('who is overtaken is told by whom, and keeps what they typed', async () => {
  const overtaken = { changedByName: 'Max Götz', changedAt: '2026-11-16T08:00:00.000Z' };
  let version = 0;
  const versions: number[] = [];
  const { user } = await openPart('contact', {
    readSettings: () => ({ ...settings, contact: { ...settings.contact, ...(version && overtaken), version } }),
    changeSetting: ({ body }) => {
      versions.push((body as { version: number }).version);
      version = 4;
      return refuse('SettingChanged', overtaken)();
    },
  });
  const typed = await screen.findByLabelText(/^Telefon/);
  await user.clear(typed);
  await user.type(typed, '0931 77');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText(/hat inzwischen jemand anderes geändert/)).toBeVisible();
  expect(await screen.findByText(/Wenn Sie noch einmal speichern/)).toHaveTextContent('Max Götz');
  expect(typed).toHaveValue('0931 77');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(versions).toEqual([0, 4]);
});

test('a placeholder that nobody knows is refused by name and place, and a right one is shown filled in', async () => {
  const { user, sent } = await openPart('questions');
  const part = await screen.findByRole('region', { name: 'Foto nicht lesbar' });
  const german = within(part).getByLabelText('Deutsch');
  await user.clear(german);
  await user.type(german, 'Zu {{kode}.');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(german).toHaveAccessibleDescription('Den Platzhalter {kode} gibt es nicht. Er steht ab Zeichen 4.');
  expect(sent).toEqual([]);

  await user.clear(german);
  await user.type(german, 'Zu {{code}.');
  expect(within(part).getByText('Zu MB-4711.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert. Es gilt ab sofort.');
  expect(sent).toEqual([{ name: 'questions', version: 0, value: { photo: { de: 'Zu {code}.', en: question.en } } }]);
});

test('a closure needs its days in order and its words in both languages', async () => {
  const { user, sent } = await openPart('calendar');
  await user.click(await screen.findByRole('button', { name: 'Schließzeit eintragen' }));
  const entry = screen.getByRole('region', { name: 'Schließzeit 1' });
  const save = within(screen.getByRole('form', { name: 'Schließzeiten' })).getByRole('button', { name: 'Speichern' });
  await user.type(within(entry).getByLabelText('Erster Tag'), '2026-12-24');
  await user.type(within(entry).getByLabelText('Letzter Tag'), '2026-12-23');
  await user.type(within(entry).getByLabelText(/^Hinweis \(/), 'Wir haben zu.');
  await user.click(save);
  expect(within(entry).getByLabelText('Letzter Tag')).toHaveAccessibleDescription(/muss nach dem anderen/);
  await user.clear(within(entry).getByLabelText('Letzter Tag'));
  await user.type(within(entry).getByLabelText('Letzter Tag'), '2026-12-31');
  await user.click(save);
  expect(within(entry).getByLabelText(/^Hinweis auf Englisch/)).toHaveAccessibleDescription(
    /füllen Sie dieses Feld aus/,
  );
  expect(sent).toEqual([]);
  await user.type(within(entry).getByLabelText(/^Hinweis auf Englisch/), 'We are closed.');
  await user.click(save);
  await screen.findByText('Gespeichert. Es gilt ab sofort.');
  const days = { firstDay: '2026-12-24', lastDay: '2026-12-31', toldFrom: '2026-11-16' };
  const entries = [{ ...days, textDe: 'Wir haben zu.', textEn: 'We are closed.' }];
  expect(sent).toEqual([{ name: 'closures', version: 0, value: { entries } }]);
});

test('limits are whole numbers, tolerances may have a comma', async () => {
  const { user, sent } = await openPart('packing');
  const below = await screen.findByLabelText('Gewicht höchstens darunter, in Prozent');
  await user.clear(below);
  await user.type(below, 'viel');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(below).toHaveAccessibleDescription(/Zahl/);
  await user.clear(below);
  await user.type(below, '0,5');
  await user.selectOptions(screen.getByLabelText('Freigabe durch eine zweite Person'), 'nur bei Blüten');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert. Es gilt ab sofort.');
  expect(sent).toEqual([{ name: 'packing', version: 0, value: { ...packing, belowPercent: 0.5, release: 'flowers' } }]);
});

const subject = { de: 'Ihre Bestellung {code} ist eingegangen', en: 'Your order {code} has been received' };
const sentence = { placeholders: ['code'], mayStress: false, longest: 120, isUnfit: false };
const templates: MailTemplate[] = [
  { id: 'received', sentences: [{ ...sentence, path: 'notices.subject.received', given: subject }] },
  { id: 'paid', sentences: [{ ...sentence, path: 'notices.subject.paid', given: subject, isUnfit: true }] },
];

test('the subject of a mail is changed with its preview, refused while a placeholder is broken, and can go back', async () => {
  const { user, sent } = await openPart('mails', {
    readMailTemplates: () => ({ templates }),
    previewMail: ({ body }) => {
      const typed = (body as { words: Record<string, { de: string }> }).words['notices.subject.received']?.de ?? '';
      const field = 'notices.subject.received.de';
      const isBroken = typed.includes('{kode}');
      return {
        subject: typed.replace('{code}', '7KQX-M29F'),
        text: 'Guten Tag Clara Vogelsang,',
        html: '<!doctype html><html lang="de"><body style="margin:0"><h1 style="color:red">Da</h1></body></html>',
        faults: isBroken ? [{ field, reason: 'unknownPlaceholder', name: '{kode}', at: 8 }] : [],
      };
    },
  });
  const part = await screen.findByRole('region', { name: 'Betreff' });
  const german = within(part).getByLabelText('Deutsch');
  await user.clear(german);
  await user.type(german, 'Da ist {{kode}');
  await vi.waitFor(
    () => expect(german).toHaveAccessibleDescription(/Den Platzhalter \{kode\} gibt es nicht/),
    patience,
  );
  // From another mail the save leads back to what is wrong.
  await user.selectOptions(screen.getByLabelText('Welche Mail?'), 'paid');
  expect(screen.getByText(/passt nicht mehr zu dieser Version/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const again = within(await screen.findByRole('region', { name: 'Betreff' })).getByLabelText('Deutsch');
  expect(again).toHaveValue('Da ist {kode}');
  expect(sent).toEqual([]);

  await user.clear(again);
  await user.type(again, 'Da ist {{code}');
  expect(await screen.findByText('Da ist 7KQX-M29F')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nur Text' }));
  expect(screen.getByText('Guten Tag Clara Vogelsang,')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert. Es gilt ab sofort.');
  const value = { 'notices.subject.received': { de: 'Da ist {code}', en: subject.en } };
  expect(sent).toEqual([{ name: 'mails', version: 0, value }]);

  await user.type(within(screen.getByRole('region', { name: 'Betreff' })).getByLabelText('Englisch'), '!');
  await user.click(screen.getByRole('button', { name: 'Ursprünglichen Text nehmen: Betreff' }));
  expect(screen.queryByRole('button', { name: /^Ursprünglichen Text nehmen/ })).toBeNull();
});

test('the tax adviser’s numbers belong together, and an empty account is that of the chart', async () => {
  const { user, sent } = await openPart('books');
  await user.type(await screen.findByLabelText(/^Beraternummer/), '29098');
  await user.type(screen.getByLabelText(/^Bank/), '12100');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(screen.getByLabelText(/^Mandantennummer/)).toHaveAccessibleDescription(/füllen Sie dieses Feld aus/);
  expect(screen.getByLabelText(/^Bank/)).toHaveAccessibleDescription(
    /fehlen Zeichen.*Konto 1200|Konto 1200.*fehlen Zeichen/,
  );
  await user.type(screen.getByLabelText(/^Mandantennummer/), '55003');
  await user.clear(screen.getByLabelText(/^Bank/));
  await user.selectOptions(screen.getByLabelText('Kontenrahmen'), 'SKR04');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const value = { ...books, consultantNumber: 29_098, clientNumber: 55_003, chart: 'SKR04' };
  expect(sent).toEqual([{ name: 'books', version: 0, value }]);
});
