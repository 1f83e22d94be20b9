import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, aRecorded, aReview, aRow, openWorkbench, type Review, theRow } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const column = () => within(screen.getByRole('region', { name: 'Abgleich und Prüfliste' }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Rezept gegen Bestellung' })).getAllByRole('listitem');

const openRecorded = (review: Partial<Review>, more: Parameters<typeof openWorkbench>[0] = {}) =>
  openWorkbench({ review: aReview({ ...aRecorded(), ...review }), ...more });

test('rows are numbered and say both sides; what agrees says so', async () => {
  await openRecorded({});
  const shown = await rows();
  expect(shown[0]).toHaveTextContent('1NameClara VogelsangClara Vogelsang');
  expect(shown[3]).toHaveTextContent('4Ausgestellt10.11.2026bis 10.02.2027');
  expect(shown[4]).toHaveTextContent('5Käppele 25/110 g10 g');
  expect(within(shown[0] as HTMLElement).getByRole('img')).toHaveAccessibleName('stimmt überein');
});

test('a difference opens its answer in place, and an answer in words is asked for', async () => {
  const open = aRow('instructions', { difference: 'merelyAsTold', choices: ['practiceCalled'] });
  const answer = {
    choice: 'practiceCalled',
    text: '',
    instructions: 'abends 0,1 g',
    day: null,
    product: null,
    spokenWith: 'Dr. Ebert',
    spokenAt: '2026-11-16T08:10:00Z',
    by: anna.name,
    at: '2026-11-16T08:12:00Z',
  } as const;
  const { user, received } = await openRecorded(
    { rows: [open] },
    { answers: { answerDifference: () => aReview({ ...aRecorded(), rows: [{ ...open, answer }] }) } },
  );
  const [row] = await rows();
  const inRow = within(row as HTMLElement);
  expect(inRow.getByText(/Ein bloßer Verweis reicht nicht/)).toBeVisible();
  await user.click(inRow.getByRole('button', { name: 'So geklärt' }));
  const said = inRow.getByRole('textbox', { name: 'Gesprochen mit' });
  const dosage = inRow.getByRole('textbox', { name: 'Dosierung für das Etikett' });
  expect(said).toHaveAccessibleDescription(/mit wem Sie gesprochen haben/);
  await user.type(said, 'Dr. Ebert');
  await user.type(dosage, 'wie besprochen{Enter}');
  expect(dosage).toHaveAccessibleDescription(/Ein Verweis reicht nicht/);
  await user.clear(dosage);
  await user.type(dosage, 'abends 0,1 g{Enter}');
  expect(await screen.findByRole('img', { name: 'geklärt' })).toBeVisible();
  expect(received.answerDifference?.map(({ body }) => body)).toEqual([
    {
      ...{ row: open.id, choice: 'practiceCalled', text: '', instructions: 'abends 0,1 g', spokenWith: 'Dr. Ebert' },
      spokenAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect(screen.getByText(/mit Dr. Ebert, /)).toBeVisible();
});

test('a product that is not clear on the paper is named by the practice, and only the ordered one settles it', async () => {
  const about = { recordLine: 0, orderLine: 1 };
  const open = aRow('line', { ...about, difference: 'unclearProduct', choices: ['practiceCalled'] });
  const recorded = aRecorded();
  const { user, received } = await openRecorded(
    { ...recorded, rows: [open] },
    { answers: { answerDifference: () => aReview(recorded) } },
  );
  const [row] = await rows();
  const inRow = within(row as HTMLElement);
  expect(inRow.getByText(/nicht eindeutig, welches Arzneimittel gemeint ist/)).toBeVisible();
  await user.type(inRow.getByRole('textbox', { name: 'Gesprochen mit' }), 'Dr. Ebert');
  const product = inRow.getByRole('textbox', { name: 'Arzneimittel laut Praxis' });
  expect(product).toHaveValue('');
  await user.type(product, '{Enter}');
  expect(product).toHaveAccessibleDescription(/mit ganzem Namen/);
  await user.type(product, 'Steinburg 20/1{Enter}');
  expect(product).toHaveAccessibleDescription(/Bestellt ist Käppele 25\/1.*nur ein neues Rezept/);
  expect(received.answerDifference).toBeUndefined();
  await user.clear(product);
  await user.type(product, 'Käppele 25/1{Enter}');
  await vi.waitFor(() => expect(received.answerDifference).toHaveLength(1), onBusyMachine);
  expect(received.answerDifference?.[0]?.body).toMatchObject({ choice: 'practiceCalled', product: 'Käppele 25/1' });
});

test('an answer that came too late is told, and its words stay', async () => {
  const open = aRow('person', { difference: 'otherName', choices: ['samePerson'] });
  const { user } = await openRecorded({ rows: [open] }, { answers: { answerDifference: refuse('RecordChanged') } });
  const [row] = await rows();
  const inRow = within(row as HTMLElement);
  await user.click(inRow.getByRole('radio', { name: 'Es ist dieselbe Person' }));
  await user.type(inRow.getByRole('textbox'), 'geheiratet{Enter}');
  expect(await screen.findByText(/Inzwischen hat sich etwas geändert/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Mit wem/ })).toHaveValue('geheiratet');
});

test('what nobody can settle says what is left to do', async () => {
  await openRecorded({ rows: [aRow('prescriber', { difference: 'notADoctor', choices: [] })] });
  const [row] = await rows();
  expect(row).toHaveTextContent(/lässt sich hier nicht klären/);
  expect(within(row as HTMLElement).queryByRole('radio')).toBeNull();
});

test('earlier use names the order and what is left', async () => {
  const orderId = '99999999-9999-4999-8999-999999999999';
  await openRecorded({
    rows: [aRow('earlierUse', { difference: 'usedBefore', choices: ['amountsLeft'], orderId })],
    earlier: [
      {
        orderId,
        code: '7KQX-M29F',
        placedOn: '2026-11-11',
        status: 'completed',
        isSameFile: true,
        isSamePatient: true,
      },
    ],
    left: [5],
  });
  const [row] = await rows();
  expect(row).toHaveTextContent('mit 7KQX-M29F vom 11.11.2026übrig 5 g');
  expect(screen.getByText('Schon eingereicht mit 7KQX-M29F')).toBeVisible();
});

test('the same file of another person is said in those words, and not as the patient’s own', async () => {
  const placed = { placedOn: '2026-11-11', status: 'completed', isSameFile: true };
  const [stranger, own] = ['99999999-9999-4999-8999-999999999998', '99999999-9999-4999-8999-999999999999'];
  await openRecorded({
    earlier: [
      { ...placed, orderId: stranger, code: '2BCD-F3GH', isSamePatient: false },
      { ...placed, orderId: own, code: '7KQX-M29F', isSamePatient: true },
    ],
  });
  expect(
    await screen.findByText('Dieselbe Datei hat schon eine andere Person eingereicht, mit 2BCD-F3GH'),
  ).toBeVisible();
  expect(screen.getByText('Schon eingereicht mit 7KQX-M29F')).toBeVisible();
  expect(screen.queryByText(/noch nie eingereicht/)).toBeNull();
});

test('digits tick and take back, and a colleague in between is told', async () => {
  let version = 3;
  const { user, received } = await openRecorded(
    {},
    {
      answers: {
        tickChecks: ({ body }) => (version === 3 ? ticked(body) : refuse('OrderChanged')()),
      },
    },
  );
  await rows();
  await user.keyboard('1');
  expect(await column().findByRole('checkbox', { name: /^Person stimmt/, checked: true })).toBeVisible();
  await vi.waitFor(() => expect(received.tickChecks).toHaveLength(1), onBusyMachine);
  expect(received.tickChecks?.[0]?.body).toEqual({ version: 3, ticks: [{ check: 'identity', isDone: true }] });
  version = 4;
  await user.keyboard('2');
  expect(await screen.findByText(/Inzwischen hat sich etwas geändert/)).toBeVisible();
  await vi.waitFor(
    () => expect(column().getByRole('checkbox', { name: /^Ärztin oder Arzt/ })).not.toBeChecked(),
    onBusyMachine,
  );
});

function ticked(body: unknown): Review {
  const { ticks } = body as { ticks: { check: string; isDone: boolean }[] };
  const review = aReview(aRecorded());
  return {
    ...review,
    checklist: review.checklist.map((point) => ({
      ...point,
      isDone: ticks.some(({ check, isDone }) => check === point.check && isDone),
    })),
  };
}

test('a point that needs a value asks for it in place', async () => {
  const withCheck = (check: 'eRezept' | 'signature') =>
    aReview({ ...aRecorded(), checklist: [{ check, stage: 'verify', isDone: false, tick: null }] });
  const { user, received, server, news } = await openWorkbench({
    review: withCheck('eRezept'),
    answers: { tickChecks: () => server.review },
  });
  await rows();
  await user.keyboard('1');
  const number = await column().findByRole('textbox', { name: 'Nummer des E-Rezepts' });
  await vi.waitFor(() => expect(number).toHaveFocus(), onBusyMachine);
  await user.keyboard('16000022611968279{Enter}');
  await vi.waitFor(() => expect(received.tickChecks).toHaveLength(1), onBusyMachine);
  server.review = withCheck('signature');
  await news.say('orders', { ids: [theRow.id] });
  await column().findByRole('checkbox', { name: /^Signatur geprüft/ });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('1');
  await user.type(await column().findByRole('textbox', { name: 'Geprüft mit' }), 'DSS Demo{Enter}');
  await vi.waitFor(() => expect(received.tickChecks).toHaveLength(2), onBusyMachine);
  expect(received.tickChecks?.map(({ body }) => (body as { ticks: unknown[] }).ticks[0])).toEqual([
    { check: 'eRezept', isDone: true, number: '160.000.226.119.682.79' },
    { check: 'signature', isDone: true, result: 'valid', checker: 'DSS Demo' },
  ]);
});

test('advice is given or declined, and the original is ticked only when it is here', async () => {
  const { user, received } = await openRecorded(
    {},
    {
      order: aDeskOrder({ facts: { ...aDeskOrder().facts, originalReceivedAt: null } }),
      answers: { tickChecks: ({ body }) => ticked(body) },
    },
  );
  await rows();
  expect(column().getByRole('checkbox', { name: /^Original in der Hand/ })).toBeDisabled();
  await user.keyboard('9');
  await user.click(await column().findByRole('button', { name: 'Beratung abgelehnt' }));
  await vi.waitFor(() => expect(received.tickChecks).toHaveLength(1), onBusyMachine);
  expect(received.tickChecks?.[0]?.body).toEqual({
    version: 3,
    ticks: [{ check: 'advice', isDone: true, how: 'declined' }],
  });
});

test('who may only look is offered nothing to change', async () => {
  await openRecorded(
    { rows: [aRow('person', { difference: 'otherName', choices: ['samePerson'] })] },
    { answers: { readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'seePrescription'] }) } },
  );
  await rows();
  expect(column().queryByRole('radio')).toBeNull();
  expect(column().queryByRole('button', { name: /Angaben ändern/ })).toBeNull();
  for (const box of column().getAllByRole('checkbox')) expect(box).toBeDisabled();
});
