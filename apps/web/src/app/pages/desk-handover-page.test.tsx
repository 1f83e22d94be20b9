import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aHandOver, anOwnStop, aRecipient, openAtDesk } from '#testing/at-handover.ts';

afterEach(leaveDesk);

test('numbers are scanned to parcels, all of them leave at once, and what was refused says why', async () => {
  const [first, second] = [aRecipient({ name: 'Clara Vogelsang' }), aRecipient({ name: 'Heinz Löffler', number: 2 })];
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () => aHandOver({ parcels: { waiting: [first, second], sentToday: [] } }),
    sendParcels: () => ({ refused: [{ orderId: second.orderId, error: 'TrackingUsed' as const }] }),
  });
  await user.type(await screen.findByRole('textbox', { name: /für Clara/ }), '00340434111');
  await user.type(screen.getByRole('textbox', { name: /für Heinz/ }), '00340434222');
  await user.click(screen.getByRole('button', { name: '2 Pakete übergeben' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /für Heinz/ })).toHaveAccessibleDescription(/anderes Paket/),
  );
  expect(received.sendParcels?.[0]?.body).toEqual({
    parcels: [
      { orderId: first.orderId, version: 4, trackingNumber: '00340434111' },
      { orderId: second.orderId, version: 4, trackingNumber: '00340434222' },
    ],
  });
});

test('what a patient has withdrawn from stands apart, with the way to the order, and nothing to hand over', async () => {
  const clara = aRecipient({ name: 'Clara Vogelsang' });
  await openAtDesk('/desk/handover', ['pta'], { readHandOver: () => aHandOver({ withdrawn: [clara] }) });
  const stays = within(await screen.findByRole('region', { name: 'Bleibt hier' }));
  expect(stays.getByRole('link', { name: clara.code })).toHaveAttribute('href', expect.stringContaining(clara.code));
  expect(stays.queryByRole('button')).not.toBeInTheDocument();
});

test('a tour begins with what is ticked, and advice is entered beside it', async () => {
  const stop = { ...aRecipient({ name: 'Clara Vogelsang' }), wasNobodyThere: false };
  const courierId = '7b6f0d2e-0000-4000-8000-0000000000c1';
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () =>
      aHandOver({ courier: { waiting: [stop], tours: [], couriers: [{ id: courierId, name: 'Ben' }] } }),
    noteAdvice: () => ({ orderId: stop.orderId }),
    startTour: () => ({ tourId: courierId }),
  });
  await user.click(await screen.findByRole('button', { name: 'Beratung eintragen: Clara Vogelsang' }));
  await waitFor(() => expect(received.noteAdvice).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Tour mit einem Halt beginnen' }));
  await waitFor(() => expect(received.startTour).toHaveLength(1));
  expect(received.startTour?.[0]?.body).toEqual({ courierId, stops: [{ orderId: stop.orderId, version: 4 }] });
});

test('somebody who comes for it is found by name; without identity card and money nothing is handed over', async () => {
  const more = { birthDate: '1961-02-03', readyAt: '2026-11-16T08:00:00.000Z', remindedAt: null, backOn: '2026-11-30' };
  const clara = { ...aRecipient({ name: 'Clara Vogelsang' }), ...more, openCent: 14_635, isPaid: false };
  const heinz = { ...aRecipient({ name: 'Heinz Löffler', number: 2 }), ...more, openCent: 0, isPaid: true };
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () => aHandOver({ pickup: { waiting: [], ready: [clara, heinz] } }),
    handOverAtCounter: () => ({ orderId: clara.orderId }),
  });
  await user.type(await screen.findByRole('textbox', { name: /Nummer oder Name/ }), 'clara');
  expect(screen.queryByText('Heinz Löffler')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Bestellung ${clara.code} übergeben` }));
  await user.click(screen.getByRole('button', { name: 'Übergeben' }));
  expect(received.handOverAtCounter).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: 'Ausweis gesehen' }));
  await user.click(screen.getByRole('button', { name: 'Übergeben' }));
  expect(received.handOverAtCounter).toBeUndefined();
  expect(screen.getByText(/146,35.* nimmt die Kasse/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Bonnummer/ }), '4711');
  await user.click(screen.getByRole('button', { name: 'Übergeben' }));
  await waitFor(() => expect(received.handOverAtCounter).toHaveLength(1));
  expect(received.handOverAtCounter?.[0]?.body).toEqual({
    version: 4,
    handedTo: 'Clara Vogelsang',
    isIdentitySeen: true,
    till: { receiptNumber: '4711', tillName: null },
  });
});

test('a courier enters to whom it was given once the identity card was seen, or that nobody was there', async () => {
  const stops = [anOwnStop({ name: 'Clara Vogelsang' }), anOwnStop({ name: 'Heinz Löffler', mayHandOver: false })];
  const { user, received } = await openAtDesk('/desk/tour', ['courier'], {
    readOwnTour: () => ({ day: '2026-11-16', stops }),
    endStop: () => ({ day: '2026-11-16', stops }),
  });
  await user.click(await screen.findByRole('button', { name: 'Übergeben' }));
  await user.click(screen.getByRole('button', { name: 'Übergabe speichern' }));
  expect(received.endStop).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: 'Ich habe den Ausweis gesehen' }));
  await user.click(screen.getByRole('button', { name: 'Übergabe speichern' }));
  await waitFor(() => expect(received.endStop).toHaveLength(1));
  expect(received.endStop?.[0]?.body).toEqual({
    outcome: 'handedOver',
    handedTo: 'Clara Vogelsang',
    isIdentitySeen: true,
  });
  expect(screen.getByText(/Die Beratung fehlt noch/)).toBeVisible();
});
