import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, openWorkbench } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';

afterEach(leaveDesk);

const note = { id: '55555555-5555-4555-8555-555555555555', at: '2026-11-16T08:12:00.000Z', by: anna.name, call: null };
const form = () => within(screen.getByRole('form', { name: 'Notiz' }));

test('N keeps a note that stays in the house', async () => {
  const { user, received } = await openWorkbench({
    answers: { addNote: () => ({ ...note, text: 'Praxis ab 9 Uhr.' }) },
  });
  await user.keyboard('n');
  await screen.findByRole('form', { name: 'Notiz' }, onBusyMachine);
  expect(form().getByRole('textbox')).toHaveFocus();
  await user.keyboard('Praxis ab 9 Uhr.{Control>}{Enter}{/Control}');
  await screen.findByText('Die Notiz ist gespeichert.', {}, onBusyMachine);
  expect(received.addNote?.[0]?.body).toEqual({ text: 'Praxis ab 9 Uhr.' });
  expect(received.addNote?.[0]?.headers.get('idempotency-key')).not.toBeNull();
});

test('a call is noted with whom and its result', async () => {
  const { user, received } = await openWorkbench({ answers: { noteCall: () => ({ ...note, text: 'Meldet sich.' }) } });
  await user.keyboard('n');
  await screen.findByRole('form', { name: 'Notiz' }, onBusyMachine);
  await user.keyboard('Meldet sich.');
  await user.click(form().getByRole('radio', { name: 'Anruf' }));
  await user.click(form().getByRole('radio', { name: 'Praxis' }));
  await user.click(form().getByRole('radio', { name: 'ruft zurück' }));
  await user.click(form().getByRole('button', { name: /Notiz speichern/ }));
  await vi.waitFor(() => expect(received.noteCall).toHaveLength(1), onBusyMachine);
  expect(received.noteCall?.[0]?.body).toEqual({ whom: 'practice', result: 'callsBack', text: 'Meldet sich.' });
});

test('a message goes to the patient, and says so', async () => {
  const { user, received } = await openWorkbench({
    answers: { writeToPatient: () => ({ id: aDeskOrder().id, code: '7KQX-M29F', version: 4, status: 'inReview' }) },
  });
  await user.keyboard('n');
  await screen.findByRole('form', { name: 'Notiz' }, onBusyMachine);
  await user.click(form().getByRole('radio', { name: 'Nachricht an Patient/in' }));
  await user.type(form().getByRole('textbox', { name: 'Nachricht' }), 'Es geht heute los.');
  await user.click(form().getByRole('button', { name: /Nachricht senden/ }));
  await screen.findByText('Nachricht gesendet', {}, onBusyMachine);
  expect(received.writeToPatient?.[0]?.body).toEqual({ text: 'Es geht heute los.' });
});

test('who may not call patients notes only', async () => {
  const { user } = await openWorkbench({
    order: aDeskOrder(),
    answers: { readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'receivePost'] }) },
  });
  await user.keyboard('n');
  await screen.findByRole('form', { name: 'Notiz' }, onBusyMachine);
  expect(form().queryByRole('radio')).toBeNull();
});
