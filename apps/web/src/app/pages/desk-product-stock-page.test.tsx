import type { BatchShown } from '@shop/contract/desk/stock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anna, leaveDesk } from '#testing/at-desk.ts';
import { aBatch, aBatchInQuarantine, aMovement, aStockedProduct, openStock } from '#testing/at-stock.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const product = aStockedProduct({
  quarantine: 500,
  locked: 18,
  waiting: 1,
  waitingSince: '2025-11-03T23:30:00.000Z',
});

function openProduct(batches: () => BatchShown[], answers: FakeAnswers = {}) {
  return openStock(`/desk/stock/${product.id}`, {
    readProductStock: () => ({ product, batches: batches() }),
    ...answers,
  });
}

const entry = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('a product has its sums, its batches with all that is known, and its movements', async () => {
  const locked = aBatch({ id: 'b', number: 'K25-0801', state: 'locked', lockReason: 'Deckel undicht' });
  const { user } = await openProduct(() => [aBatch(), locked], {
    listMovements: ({ query }) =>
      query.before
        ? {
            movements: [
              aMovement({ id: 1, kind: 'destroyed', orderCode: null, reason: 'Schimmel', witness: 'Lea Baum' }),
            ],
            next: null,
          }
        : { movements: [aMovement()], next: 9 },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Käppele 25/1' })).toBeVisible();
  expect(screen.getByText('255 g freigegeben = 185 g frei + 70 g reserviert')).toBeVisible();
  expect(screen.getByText('Seit dem 4. November 2025 wartet eine Person auf dieses Produkt.')).toBeVisible();
  const released = await entry('Charge K25-0931');
  for (const words of [
    'freigegeben',
    '255 g',
    '30.04.2027',
    'THC 25,5 %, CBD 0,8 %',
    'Linalool, Myrcen',
    'Rhön Cannamed GmbH',
    'LS-2025-11842',
    'Chromatographie, Prüfnummer P-2025-0388, 4. November 2025, Anna Reuter',
  ])
    expect(released.getByText((text) => text.replaceAll(' ', ' ') === words)).toBeVisible();
  expect((await entry('Charge K25-0801')).getByText('Deckel undicht')).toBeVisible();

  const table = within(await screen.findByRole('table', { name: 'Bewegungen' }));
  expect(table.getByRole('row', { name: /Abgabe Bestellung 7KQX-M29F K25-0931 −10 g Max Götz/ })).toBeVisible();
  expect(table.getByRole('link')).toHaveAttribute('href', '#/desk/order/7KQX-M29F');
  await user.click(screen.getByRole('button', { name: 'Ältere zeigen' }));
  expect(await table.findByRole('rowheader', { name: /^Vernichtung ?Schimmel ?vor Lea Baum$/ })).toBeVisible();
});

test('by keyboard a batch is released, with test number and the kind of test', async () => {
  let batch = aBatchInQuarantine();
  const { user, received } = await openProduct(() => [batch], {
    releaseBatch: () => {
      batch = aBatch({ ...batch, state: 'released', version: 2 });
      return { product, batch };
    },
  });
  await entry('Charge K26-1107');
  await user.keyboard('f');
  const form = within(await screen.findByRole('form', { name: 'Charge K26-1107 freigeben' }));
  const number = form.getByRole('textbox', { name: 'Prüfnummer der Apotheke' });
  await waitFor(() => expect(number).toHaveFocus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(form.getByText('Bitte geben Sie die Prüfnummer ein.')).toBeVisible();
  await user.keyboard('P-2026-0417');
  await user.selectOptions(form.getByRole('combobox'), 'Mikroskopie');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Charge K26-1107 ist freigegeben.');
  expect(received.releaseBatch?.[0]?.body).toEqual({
    version: 1,
    testNumber: 'P-2026-0417',
    identityTest: 'microscopy',
  });
  expect((await entry('Charge K26-1107')).getByText('freigegeben')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a colleague was faster: it is told what changed, what was typed stays and is sent with the new version', async () => {
  let batch = aBatch();
  const { user, received } = await openProduct(() => [batch], {
    countBatch: ({ body }) => {
      if ((body as { version: number }).version === batch.version) return { product, batch };
      return refuse('BatchChanged')();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Charge K25-0931 zählen' }));
  await user.type(screen.getByRole('textbox', { name: 'Gezählt, in g' }), '250');
  await user.type(screen.getByRole('textbox', { name: 'Grund' }), 'Inventur');
  batch = aBatch({ state: 'locked', onHand: 254, version: 4 });
  await user.click(screen.getByRole('button', { name: /^Zählung buchen/ }));
  const changed = await screen.findByText('Sie ist jetzt: gesperrt.');
  const notice = changed.closest('[role=alert]');
  expect(notice).toHaveTextContent('Es sind jetzt 254 g da, vorher waren es 255 g.');
  expect(screen.getByRole('button', { name: /^Zählung buchen/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Mit meinen Eingaben weitermachen' }));
  await user.click(screen.getByRole('button', { name: /^Zählung buchen/ }));
  await screen.findByText('Die Zählung ist gebucht.');
  expect(received.countBatch?.at(-1)?.body).toEqual({ version: 4, units: 250, reason: 'Inventur' });
});

test('goods are destroyed before another person, never more than are here', async () => {
  const { user, received } = await openProduct(() => [aBatch({ onHand: 5 })], {
    writeOffBatch: () => ({ product, batch: aBatch() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Ware von Charge K25-0931 vernichten' }));
  await user.type(screen.getByRole('textbox', { name: 'Menge in g' }), '6');
  await user.type(screen.getByRole('textbox', { name: 'Grund' }), 'Schimmel');
  await user.type(screen.getByRole('textbox', { name: 'Zweite Person' }), anna.name);
  await user.click(screen.getByRole('button', { name: /^Vernichtung buchen/ }));
  expect(screen.getByText('Von dieser Charge sind nur 5 g da.')).toBeVisible();
  expect(screen.getByText('Die zweite Person kann nicht sein, wer bucht.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Menge in g' }));
  await user.type(screen.getByRole('textbox', { name: 'Menge in g' }), '5');
  await user.clear(screen.getByRole('textbox', { name: 'Zweite Person' }));
  await user.type(screen.getByRole('textbox', { name: 'Zweite Person' }), 'Max Götz');
  await user.click(screen.getByRole('button', { name: /^Vernichtung buchen/ }));
  await screen.findByText('Die Vernichtung ist gebucht.');
  expect(received.writeOffBatch?.[0]?.body).toEqual({
    what: 'destroyed',
    version: 3,
    units: 5,
    reason: 'Schimmel',
    witness: 'Max Götz',
  });
});

test('locking and unlocking want a reason', async () => {
  let batch = aBatch();
  const { user, received } = await openProduct(() => [batch], {
    lockBatch: () => {
      batch = aBatch({ state: 'locked', version: 4 });
      return { product, batch };
    },
    unlockBatch: () => ({ product, batch }),
  });
  await entry('Charge K25-0931');
  await user.keyboard('{Shift>}X{/Shift}');
  await user.type(await screen.findByRole('textbox', { name: 'Grund' }), 'Deckel undicht{Enter}');
  await screen.findByText('Charge K25-0931 ist gesperrt.');
  await user.click(await screen.findByRole('button', { name: 'Sperre aufheben: Charge K25-0931' }));
  await user.type(screen.getByRole('textbox', { name: 'Grund' }), 'Geprüft{Enter}');
  await screen.findByText('Die Sperre von Charge K25-0931 ist aufgehoben.');
  expect(received.lockBatch?.[0]?.body).toEqual({ version: 3, reason: 'Deckel undicht' });
  expect(received.unlockBatch?.[0]?.body).toEqual({ version: 4, reason: 'Geprüft' });
});

test('only what one may do is offered, and what the state of the batch allows', async () => {
  await openProduct(() => [aBatch(), aBatchInQuarantine({ expiresOn: '2026-11-16' })], {
    readDeskMe: () => ({ ...anna, rights: ['seeStock', 'releaseBatch'] }),
  });
  await entry('Charge K26-1107');
  expect(screen.queryByRole('button', { name: /Charge/ })).toBeNull();
  expect(screen.getByText('Bestellung 7KQX-M29F').closest('a')).toBeNull();
});

test('a product that is not there, and one that is short, are told', async () => {
  await openProduct(() => [], { readProductStock: refuse('NotFound') });
  expect(await screen.findByText('Dieses Produkt gibt es nicht.')).toBeVisible();
  leaveDesk();
  await openProduct(() => [], {
    readProductStock: () => ({ product: { ...product, free: 0, short: 5 }, batches: [] }),
  });
  expect(await screen.findByText(/Bestellungen halten 5 g mehr/)).toBeVisible();
  expect(screen.getByText('Von diesem Produkt gibt es noch keine Charge.')).toBeVisible();
});

test('a batch shows its certificate and those before it; who may not receive goods attaches none', async () => {
  const file = { sizeBytes: 2_400_000, attachedAt: '2026-11-16T10:00:00.000Z', attachedBy: 'Lea Baum' };
  const certificates = [
    { ...file, id: 'c2', fileName: 'neu.pdf', replacedAt: null },
    { ...file, id: 'c1', fileName: 'alt.pdf', replacedAt: '2026-11-16T10:00:00.000Z' },
  ];
  await openProduct(() => [aBatch({ certificates })], {
    readDeskMe: () => ({ ...anna, rights: ['seeStock'] }),
  });
  const batch = await entry('Charge K25-0931');
  expect(batch.getByRole('button', { name: /^Zertifikat herunterladen: neu\.pdf, 2,4\sMB$/ })).toBeVisible();
  expect(batch.getByText('bis 16. November 2026: alt.pdf')).toBeVisible();
  expect(batch.queryByRole('button', { name: /ersetzen|anhängen/ })).toBeNull();
});
