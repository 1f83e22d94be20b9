import { defaultShopConfig } from '@shop/contract/shop-config';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dialLink } from '#domain/shop/dial-link.ts';
import { leaveDesk } from '#testing/at-desk.ts';
import { aHandOver, anOwnStop, aRecipient, openAtDesk } from '#testing/at-handover.ts';

afterEach(leaveDesk);

test('numbers are scanned to parcels; Enter sends nothing, names and labels are looked at, and what was refused says why', async () => {
  const first = { ...aRecipient({ name: 'Clara Vogelsang' }), labels: ['Käppele 25/1, 5 g, Charge K25-0931'] };
  const second = aRecipient({ name: 'Heinz Löffler', number: 2 });
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () => aHandOver({ parcels: { waiting: [first, second], sentToday: [] } }),
    sendParcels: () => ({ refused: [{ orderId: second.orderId, error: 'TrackingUsed' as const }] }),
  });
  await user.type(await screen.findByRole('textbox', { name: /für Clara/ }), '00340434111{Enter}');
  expect(screen.getByRole('textbox', { name: /für Heinz/ })).toHaveFocus();
  await user.keyboard('00340434222{Enter}');
  expect(screen.getByRole('button', { name: '2 Pakete prüfen' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '2 Pakete prüfen' }));
  expect(received.sendParcels).toBeUndefined();
  const leaving = within(screen.getByRole('region', { name: 'Vor dem Versand' }));
  for (const words of [first.code, second.code, /Käppele 25\/1, 5 g/]) expect(leaving.getByText(words)).toBeVisible();
  await user.click(leaving.getByRole('button', { name: '2 Pakete übergeben' }));
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

const onRecord = { byName: 'Paula PTA', at: '2026-11-16T08:40:00.000Z' };

test('what is on record about advice is shown and not asked for again; what is due is entered as it happened', async () => {
  const declined = aRecipient({ name: 'Clara Vogelsang' });
  const due = aRecipient({ name: 'Heinz Löffler', number: 2 });
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () => {
      const waiting = [{ ...declined, advice: { how: 'declined' as const, ...onRecord } }, due];
      return aHandOver({ parcels: { waiting, sentToday: [] } });
    },
    noteAdvice: () => ({ orderId: due.orderId }),
  });
  expect(await screen.findByText('Beratung abgelehnt, gegenüber Paula PTA, 16.11., 09:40')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Clara Vogelsang/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Beratung abgelehnt: Heinz Löffler' }));
  await waitFor(() => expect(received.noteAdvice?.[0]?.body).toEqual({ advice: 'declined' }));
});

test('a tour begins with what is ticked, and asks first where advice is due', async () => {
  const stop = { ...aRecipient({ name: 'Clara Vogelsang' }), wasNobodyThere: false };
  const courierId = '7b6f0d2e-0000-4000-8000-0000000000c1';
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () =>
      aHandOver({ courier: { waiting: [stop], tours: [], couriers: [{ id: courierId, name: 'Ben' }] } }),
    noteAdvice: () => ({ orderId: stop.orderId }),
    startTour: () => ({ tourId: courierId }),
  });
  await user.click(await screen.findByRole('button', { name: 'Am Telefon beraten: Clara Vogelsang' }));
  await waitFor(() => expect(received.noteAdvice?.[0]?.body).toEqual({ advice: 'byPhone' }));
  await user.click(screen.getByRole('button', { name: 'Tour mit einem Halt beginnen' }));
  const question = /steht die Beratung noch aus: Clara Vogelsang/;
  expect(screen.getByText(question)).toBeVisible();
  expect(received.startTour).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Noch nicht' }));
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tour mit einem Halt beginnen' }));
  await user.click(screen.getByRole('button', { name: 'Trotzdem beginnen' }));
  await waitFor(() => expect(received.startTour).toHaveLength(1));
  expect(received.startTour?.[0]?.body).toEqual({ courierId, stops: [{ orderId: stop.orderId, version: 4 }] });
});

test('a tour whose advice is all on record starts at once', async () => {
  const advice = { how: 'atCheck' as const, ...onRecord };
  const stop = { ...aRecipient({ name: 'Clara Vogelsang' }), advice, wasNobodyThere: false };
  const couriers = [{ id: '7b6f0d2e-0000-4000-8000-0000000000c1', name: 'Ben' }];
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () => aHandOver({ courier: { waiting: [stop], tours: [], couriers } }),
    startTour: () => ({ tourId: '7b6f0d2e-0000-4000-8000-0000000000c1' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Tour mit einem Halt beginnen' }));
  await waitFor(() => expect(received.startTour).toHaveLength(1));
});

test('somebody who comes for it is found by name; without identity card and money nothing is handed over', async () => {
  const more = { birthDate: '1961-02-03', readyAt: '2026-11-16T08:00:00.000Z', remindedAt: null, backOn: '2026-11-30' };
  const advice = { how: 'atCheck' as const, ...onRecord };
  const clara = { ...aRecipient({ name: 'Clara Vogelsang' }), ...more, advice, openCent: 14_635, isPaid: false };
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
  await user.click(screen.getByRole('checkbox', { name: /^Ausweis gesehen von/ }));
  await user.click(screen.getByRole('button', { name: 'Übergeben' }));
  expect(received.handOverAtCounter).toBeUndefined();
  expect(screen.queryByRole('radio', { name: 'Persönlich beraten' })).not.toBeInTheDocument();
  expect(screen.getByText(/146,35.* nimmt die Kasse/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Bonnummer/ }), '4711');
  await user.click(screen.getByRole('button', { name: 'Übergeben' }));
  await waitFor(() => expect(received.handOverAtCounter).toHaveLength(1));
  expect(received.handOverAtCounter?.[0]?.body).toEqual({
    version: 4,
    taker: 'patient',
    isIdentitySeen: true,
    till: { receiptNumber: '4711', tillName: null },
  });
});

test('at the counter nobody has advised yet: whoever hands over says what happened', async () => {
  const more = { birthDate: '1961-02-03', readyAt: '2026-11-16T08:00:00.000Z', remindedAt: null, backOn: '2026-11-30' };
  const heinz = { ...aRecipient({ name: 'Heinz Löffler' }), ...more, openCent: 0, isPaid: true };
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () => aHandOver({ pickup: { waiting: [], ready: [heinz] } }),
    handOverAtCounter: () => ({ orderId: heinz.orderId }),
  });
  await user.click(await screen.findByRole('button', { name: `Bestellung ${heinz.code} übergeben` }));
  await user.click(screen.getByRole('checkbox', { name: /^Ausweis gesehen von/ }));
  await user.click(screen.getByRole('button', { name: 'Übergeben' }));
  expect(received.handOverAtCounter).toBeUndefined();
  await user.click(screen.getByRole('radio', { name: 'Persönlich beraten' }));
  await user.click(screen.getByRole('button', { name: 'Übergeben' }));
  await waitFor(() => expect(received.handOverAtCounter?.[0]?.body).toMatchObject({ advice: 'inPerson', till: null }));
});

test('a courier enters to whom it was given once the identity card was seen, or that nobody was there', async () => {
  const due = { isAdviceDue: true, mayHandOver: false };
  const stops = [anOwnStop({ name: 'Clara Vogelsang' }), anOwnStop({ name: 'Heinz Löffler', ...due })];
  const { user, received } = await openAtDesk('/desk/tour', ['courier'], {
    readOwnTour: () => ({ day: '2026-11-16', stops }),
    endStop: () => ({ day: '2026-11-16', stops }),
  });
  await user.click(await screen.findByRole('button', { name: 'Übergeben' }));
  await user.click(screen.getByRole('button', { name: 'Übergabe speichern' }));
  expect(received.endStop).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: /^Ausweis gesehen von/ }));
  await user.click(screen.getByRole('button', { name: 'Übergabe speichern' }));
  await waitFor(() => expect(received.endStop).toHaveLength(1));
  expect(received.endStop?.[0]?.body).toEqual({
    outcome: 'handedOver',
    taker: 'patient',
    isIdentitySeen: true,
  });
  expect(screen.getByText(/Die Beratung fehlt noch/)).toBeVisible();
  const { phone } = defaultShopConfig;
  expect(screen.getByRole('link', { name: `Apotheke anrufen: ${phone}` })).toHaveAttribute('href', dialLink(phone));
});

test('a courier who may advise says what happened at the door', async () => {
  const stops = [anOwnStop({ name: 'Clara Vogelsang', isAdviceDue: true })];
  const { user, received } = await openAtDesk('/desk/tour', ['pta', 'courier'], {
    readOwnTour: () => ({ day: '2026-11-16', stops }),
    endStop: () => ({ day: '2026-11-16', stops }),
  });
  await user.click(await screen.findByRole('button', { name: 'Übergeben' }));
  await user.click(screen.getByRole('checkbox', { name: /^Ausweis gesehen von/ }));
  await user.click(screen.getByRole('button', { name: 'Übergabe speichern' }));
  expect(received.endStop).toBeUndefined();
  await user.click(screen.getByRole('radio', { name: 'Beratung abgelehnt' }));
  await user.click(screen.getByRole('button', { name: 'Übergabe speichern' }));
  await waitFor(() => expect(received.endStop?.[0]?.body).toMatchObject({ advice: 'declined' }));
});

const bothNames = { patient: 'Clara Vogelsang', name: 'Ute Kern' };

test('a delivery under another name is asked about before anything goes, and both names are in sight', async () => {
  const parcel = { ...aRecipient(bothNames), ...bothNames, recipient: 'unknown' as const };
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () => aHandOver({ parcels: { waiting: [parcel], sentToday: [] } }),
    settleRecipient: () => ({ orderId: parcel.orderId }),
  });
  expect(await screen.findByText(/Lieferung an Ute Kern, bestellt für Clara Vogelsang/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Sendungsnummer/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Ute Kern darf für Clara Vogelsang annehmen' }));
  await user.type(screen.getByRole('textbox', { name: 'Woher Sie das wissen' }), 'Anruf bei der Patientin');
  await user.click(screen.getByRole('button', { name: 'Antwort eintragen' }));
  await waitFor(() => expect(received.settleRecipient).toHaveLength(1));
  expect(received.settleRecipient?.[0]?.body).toEqual({ answer: 'mayReceive', how: 'Anruf bei der Patientin' });
});

test('a courier sees both names, and whom the address names takes it only where the patient says so', async () => {
  const [mine, hers] = (['patientThere', 'mayReceive'] as const).map((recipient) =>
    anOwnStop({ ...bothNames, recipient }),
  );
  const stops = [mine, hers].flatMap((stop) => stop ?? []);
  const { user, received } = await openAtDesk('/desk/tour', ['courier'], {
    readOwnTour: () => ({ day: '2026-11-16', stops }),
    endStop: () => ({ day: '2026-11-16', stops }),
  });
  expect(await screen.findByText('Lieferung bei Ute Kern: nur Clara Vogelsang nimmt an')).toBeVisible();
  const [first, second] = screen.getAllByRole('button', { name: 'Übergeben' });
  await user.click(first as HTMLElement);
  expect(screen.queryByRole('radio', { name: 'Ute Kern, wie auf der Adresse' })).not.toBeInTheDocument();
  await user.click(second as HTMLElement);
  await user.click(screen.getByRole('radio', { name: 'Ute Kern, wie auf der Adresse' }));
  await user.click(screen.getByRole('checkbox', { name: 'Ausweis gesehen von Ute Kern' }));
  await user.click(screen.getAllByRole('button', { name: 'Übergabe speichern' })[1] as HTMLElement);
  await waitFor(() => expect(received.endStop?.[0]?.body).toMatchObject({ taker: 'recipient', isIdentitySeen: true }));
});

test('an original is marked before the goods go, and where it goes is chosen', async () => {
  const parcel = { ...aRecipient({ name: 'Clara Vogelsang' }), isMarkDue: true };
  const words = 'Abgegeben am 16.11.2026: Käppele 25/1, 5 g, 52,45 €';
  const { user, received } = await openAtDesk('/desk/handover', ['pta'], {
    readHandOver: () => aHandOver({ parcels: { waiting: [parcel], sentToday: [] } }),
    readOriginalMark: () => ({ words, markedAt: null, place: null, proposed: 'toSendBack' as const }),
    markOriginal: () => ({ orderId: parcel.orderId }),
  });
  await user.click(await screen.findByRole('button', { name: `Original zu ${parcel.code} kennzeichnen` }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Es geht per Post zurück' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Es liegt der Ware bei' }));
  await user.click(screen.getByRole('button', { name: 'Das Original ist gekennzeichnet' }));
  await waitFor(() => expect(received.markOriginal?.[0]?.body).toEqual({ place: 'withGoods' }));
});
