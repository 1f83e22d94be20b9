import type { DeskOrder } from '@shop/contract/desk/orders';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, aReview, openWorkbench, theRow } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const bar = () => within(screen.getByRole('region', { name: 'Entscheidung' }));
const offered = (...names: DeskOrder['actions'][number]['name'][]) =>
  names.map((name) => ({ name, obstacle: null })) as DeskOrder['actions'];
const after = ({ id, code, version, status }: DeskOrder) => ({ id, code, version: version + 1, status });
const acting = (order: DeskOrder) => ({ actOnOrder: () => after(order) });

test('the main step is one key; it carries the version that was seen and a name of its own', async () => {
  const order = aDeskOrder({ actions: offered('verify', 'reject') });
  const { user, received } = await openWorkbench({ order, answers: acting(order) });
  expect(bar().getByRole('button', { name: /Rezept gültig/ })).toBeEnabled();
  await user.keyboard('f');
  await vi.waitFor(() => expect(received.actOnOrder).toHaveLength(1), onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toEqual({ version: 3, action: 'verify' });
  expect(received.actOnOrder?.[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  await screen.findByText('Das Rezept ist gültig.');
});

test('the locked button names how many points are open, and which', async () => {
  const order = aDeskOrder({ actions: [{ name: 'verify', obstacle: 'checks' }] });
  const missing = [
    { kind: 'record', row: null, check: null, point: null },
    { kind: 'difference', row: 'a', check: null, point: null },
    { kind: 'difference', row: 'b', check: null, point: null },
    { kind: 'check', row: null, check: 'plausibility', point: null },
  ] as const;
  const { user, received } = await openWorkbench({
    order,
    review: aReview({ missing: { confirm: [], verify: [...missing] } }),
  });
  const button = bar().getByRole('button', { name: /Rezept gültig/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await vi.waitFor(
    () => expect(button).toHaveAccessibleDescription('4 Punkte offen: Rezept erfassen, 2 Abweichungen, Plausibilität'),
    onBusyMachine,
  );
  await user.click(button);
  await user.keyboard('f');
  expect(received.actOnOrder).toBeUndefined();
});

test('a signed prescription without its file cannot be called valid: the bar names the file and offers to ask for it', async () => {
  const signed = { prescriptionFormat: 'digital', evidence: 'signedFile', hasFile: false } as const;
  const facts = { ...aDeskOrder().facts, ...signed };
  const actions = [...offered('ask'), { name: 'verify', obstacle: 'signedFile' } as const];
  const { user } = await openWorkbench({
    order: aDeskOrder({ facts, actions, missing: ['prescriptionVerified', 'paid'] }),
  });
  const button = bar().getByRole('button', { name: /Rezept gültig/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('1 Punkt offen: Signierte Datei fehlt');
  expect(bar().getByRole('button', { name: /^Rückfrage/ })).toBeEnabled();
  expect(screen.queryByText(/noch nie eingereicht/)).toBeNull();
  await user.click(bar().getByRole('button', { name: 'Darum bitten' }));
  expect(await screen.findByRole('form', { name: 'Rückfrage' })).toBeVisible();
});

test('a missing number is entered from the bar: its field opens in the checklist', async () => {
  const facts = { ...aDeskOrder().facts, prescriptionFormat: 'ePrescription', evidence: 'eRezept' } as const;
  const order = aDeskOrder({ facts, actions: [{ name: 'verify', obstacle: 'eRezeptNumber' }] });
  const point = { check: 'eRezept', stage: 'verify', isDone: false, tick: null } as const;
  const { user } = await openWorkbench({ order, review: aReview({ checklist: [point] }) });
  await screen.findByRole('checkbox', { name: /E-Rezept-Nummer/ });
  await user.click(bar().getByRole('button', { name: 'Nummer eintragen' }));
  expect(await screen.findByRole('textbox', { name: 'Nummer des E-Rezepts' })).toHaveFocus();
});

test('what had left the packers before facts were asked for says so', async () => {
  const facts = { ...aDeskOrder().facts, isRecordedBefore: true };
  await openWorkbench({ order: aDeskOrder({ status: 'readyForPickup', facts, actions: offered('complete') }) });
  expect(bar().getByText(/Vor der Umstellung erfasst/)).toBeVisible();
});

test('without the right to the next step there is no button, but whose step it is', async () => {
  await openWorkbench({ order: aDeskOrder({ actions: offered('ask') }) });
  expect(bar().getByRole('status')).toHaveTextContent('entscheidet eine Apothekerin');
  expect(bar().queryByRole('button', { name: /Rezept gültig|annehmen/ })).toBeNull();
});

test('a rejection asks for a reason, from a template in the patient’s language, and is sent by Ctrl+Enter', async () => {
  const reasons = [{ id: 'expired', text: 'Your prescription has expired.' }];
  const order = aDeskOrder({ actions: offered('verify', 'reject'), reasons, language: 'en' });
  const { user, received } = await openWorkbench({ order, answers: acting(order) });
  await user.keyboard('{Shift>}X{/Shift}');
  const form = within(await screen.findByRole('form', { name: 'Ablehnen' }));
  expect(form.getByText(/Eine Ablehnung ist endgültig/)).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(form.getByRole('textbox')).toHaveAccessibleDescription(/Bitte schreiben Sie etwas/);
  await user.selectOptions(form.getByRole('combobox'), 'Rezept abgelaufen');
  await user.type(form.getByRole('textbox'), ' Sorry.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(received.actOnOrder).toHaveLength(1), onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toEqual({
    version: 3,
    action: 'reject',
    message: 'Your prescription has expired. Sorry.',
  });
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Ablehnen' })).toBeNull(), onBusyMachine);
});

test('a payment is entered by hand with its reason', async () => {
  const order = aDeskOrder({ actions: offered('verify', 'paid') });
  const { user, received } = await openWorkbench({ order, answers: acting(order) });
  await user.keyboard('m');
  await user.click(await bar().findByRole('button', { name: 'Zahlung eintragen' }));
  await user.type(screen.getByRole('textbox', { name: 'Woran erkannt' }), 'Bar, Beleg 12');
  await user.click(bar().getByRole('button', { name: /Zahlung eintragen/ }));
  await vi.waitFor(() => expect(received.actOnOrder).toHaveLength(1), onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toEqual({ version: 3, action: 'paid', note: 'Bar, Beleg 12' });
});

test('what is paid at the pickup is entered with the receipt of the till', async () => {
  const { money } = aDeskOrder();
  const order = aDeskOrder({ money: { ...money, method: 'pickup' }, actions: offered('verify', 'paid') });
  const { user, received } = await openWorkbench({ order, answers: acting(order) });
  await user.keyboard('m');
  await user.click(await bar().findByRole('button', { name: 'Zahlung eintragen' }));
  await user.type(screen.getByRole('textbox', { name: /Bonnummer/ }), '4711');
  await user.click(bar().getByRole('button', { name: /Zahlung eintragen/ }));
  await vi.waitFor(() => expect(received.actOnOrder).toHaveLength(1), onBusyMachine);
  const till = { receiptNumber: '4711', tillName: null };
  expect(received.actOnOrder?.[0]?.body).toEqual({ version: 3, action: 'paid', till });
});

test('a parcel is shipped with its link and its day, and not without a link', async () => {
  const { shipping } = aDeskOrder();
  const order = aDeskOrder({
    status: 'preparing',
    shipping: { ...shipping, type: 'standard' },
    actions: offered('ship', 'stop'),
  });
  const { user, received } = await openWorkbench({ order, answers: acting(order) });
  await user.keyboard('f');
  const link = await screen.findByRole('textbox', { name: 'Link zur Sendungsverfolgung' });
  expect(screen.getByText(/Bestellung .* für Clara Vogelsang.*Vergleichen Sie die Etiketten/)).toBeVisible();
  // A scanner ends with Enter.
  await user.type(link, 'DHL{Enter}');
  expect(screen.getByLabelText(/Liefertag/)).toHaveFocus();
  expect(link).not.toHaveAccessibleDescription(/mit https/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(link).toHaveAccessibleDescription(/mit https/);
  await user.clear(link);
  await user.type(link, 'https://paket.example/1');
  await user.type(screen.getByLabelText(/Liefertag/), '2026-11-18');
  await user.keyboard('{Enter}');
  expect(received.actOnOrder).toBeUndefined();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(received.actOnOrder).toHaveLength(1), onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toEqual({
    version: 3,
    action: 'ship',
    trackingUrl: 'https://paket.example/1',
    estimatedDeliveryDate: '2026-11-18',
  });
});

test('a parcel that did not arrive ends the order only with what became of it and a reason', async () => {
  const order = aDeskOrder({ status: 'shipped', actions: offered('complete', 'undelivered') });
  const { user, received } = await openWorkbench({ order, answers: acting(order) });
  await user.keyboard('m');
  await user.click(await bar().findByRole('button', { name: 'Nicht zustellbar' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Was aus dem Paket wurde' }), 'ging verloren');
  await user.click(bar().getByRole('button', { name: /Endgültig beenden/ }));
  expect(received.actOnOrder).toBeUndefined();
  await user.type(screen.getByRole('textbox', { name: 'Nachricht an Patient/in' }), 'Der Versender hat es verloren.');
  await user.click(bar().getByRole('button', { name: /Endgültig beenden/ }));
  await vi.waitFor(() => expect(received.actOnOrder).toHaveLength(1), onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toEqual({
    version: 3,
    action: 'undelivered',
    message: 'Der Versender hat es verloren.',
    outcome: 'lost',
  });
});

test('what nobody picked up is put back only after the question whether it should be', async () => {
  const order = aDeskOrder({ status: 'readyForPickup', actions: offered('complete', 'putBack') });
  const { user, received } = await openWorkbench({ order, answers: acting(order) });
  await user.keyboard('m');
  await user.click(await bar().findByRole('button', { name: 'Nicht abgeholt' }));
  expect(await screen.findByRole('form', { name: 'Nicht abgeholt' })).toHaveTextContent('nicht rückgängig');
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  expect(received.actOnOrder).toBeUndefined();
  await user.click(bar().getByRole('button', { name: /Nicht abgeholt, beenden/ }));
  await vi.waitFor(
    () => expect(received.actOnOrder?.[0]?.body).toEqual({ version: 3, action: 'putBack' }),
    onBusyMachine,
  );
});

test('D tells the patient of the delay', async () => {
  const { user, received } = await openWorkbench({
    answers: { tellDelay: () => ({ toldAt: '2026-11-16T08:13:00.000Z' }) },
  });
  await user.keyboard('d');
  await vi.waitFor(() => expect(received.tellDelay?.[0]?.body).toEqual({ id: theRow.id, version: 1 }), onBusyMachine);
});

test('a step that is refused says why, and nothing is lost', async () => {
  const order = aDeskOrder({ actions: offered('verify') });
  const { user } = await openWorkbench({
    order,
    answers: { actOnOrder: refuse('RightMissing', { right: 'decidePrescription' }) },
  });
  await user.keyboard('f');
  expect(await bar().findByRole('alert', {}, onBusyMachine)).toHaveTextContent(
    'Nicht erledigt. Für diesen Schritt fehlt Ihnen die Berechtigung.',
  );
});

test('one’s own order can be seen and not decided', async () => {
  await openWorkbench({ order: aDeskOrder({ isOwn: true, actions: [] }) });
  expect(screen.queryByRole('region', { name: 'Entscheidung' })).toBeNull();
});

test('the head says how the order stands, the bar what comes next, and an open form leaves only the count', async () => {
  const order = aDeskOrder({ actions: [{ name: 'verify', obstacle: 'checks' }, ...offered('ask')] });
  const missing = { confirm: [], verify: [{ kind: 'check', row: null, check: 'plausibility', point: null } as const] };
  const { user } = await openWorkbench({ order, review: aReview({ missing }) });
  const head = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
  expect(within(head).getByText('In Prüfung')).toBeVisible();
  expect(within(head).queryByText('Rezept prüfen')).toBeNull();
  expect(await bar().findByText('Als Nächstes: Rezept prüfen.')).toBeVisible();
  expect(await bar().findByText('1 Punkt offen: Plausibilität')).toBeVisible();
  await user.keyboard('r');
  await bar().findByRole('form');
  expect(bar().getByText('1 Punkt offen')).toBeVisible();
  expect(bar().getByText('1 Punkt offen: Plausibilität')).toHaveClass('visually-hidden');
  expect(bar().queryByText(/Als Nächstes/)).toBeNull();
  expect(bar().getByRole('button', { name: /Rezept gültig/ })).toHaveAccessibleDescription(/Plausibilität/);
});
