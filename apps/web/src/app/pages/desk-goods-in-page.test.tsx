import type { BatchShown } from '@shop/contract/desk/stock';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anna, leaveDesk, scan } from '#testing/at-desk.ts';
import { aBatchInQuarantine, aStockedProduct, openStock } from '#testing/at-stock.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const product = aStockedProduct();
const field = (name: string | RegExp) => screen.getByRole(name === 'Produkt' ? 'combobox' : 'textbox', { name });

async function openGoodsIn(answers: FakeAnswers = {}) {
  const batches: BatchShown[] = [];
  const opened = await openStock('/desk/goods-in', {
    readProductStock: () => ({ product, batches }),
    receiveGoods: ({ body }) => {
      const { number, expiresOn, units } = body as { number: string; expiresOn: string; units: number };
      const id = `55555555-5555-4555-8555-${String(batches.length).padStart(12, '0')}`;
      const batch = aBatchInQuarantine({ id, number, expiresOn, onHand: units });
      batches.push(batch);
      return { product, batch };
    },
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Charge buchen' });
  await waitFor(() => expect(field('Lieferant')).toHaveFocus());
  return { ...opened, batches };
}

test('by keyboard a batch is booked with at most 20 keys beside what is typed, and the next one begins', async () => {
  const { user, received } = await openGoodsIn();
  const typed = ['Rhön Cannamed GmbH', 'LS-1', '90000156', 'K26-1107', '04.2028', '500', '25,9', '0,7', 'Linalool'];
  let keys = 0;
  for (const words of typed) {
    await user.keyboard(words);
    await user.keyboard('{Enter}');
    keys += 1;
  }
  await screen.findByText('Käppele 25/1, Charge K26-1107: 500 g in Quarantäne.');
  expect(keys).toBeLessThanOrEqual(20);
  expect(received.receiveGoods?.[0]?.body).toEqual({
    productId: product.id,
    supplier: 'Rhön Cannamed GmbH',
    deliveryNote: 'LS-1',
    number: 'K26-1107',
    expiresOn: '2028-04-30',
    units: 500,
    values: { thcPercent: 25.9, cbdPercent: 0.7, thcMgPerMl: null, cbdMgPerMl: null, terpenes: ['Linalool'] },
    carrier: null,
    inUseDays: null,
  });

  await waitFor(() => expect(field('Produkt')).toHaveFocus());
  expect(field('Lieferant')).toHaveValue('Rhön Cannamed GmbH');
  expect(field('Charge')).toHaveValue('');
  const list = within(await screen.findByRole('list', { name: 'Chargen dieser Lieferung' }));
  expect(await list.findByText('Wartet in Quarantäne auf die Freigabe.')).toBeVisible();
  expect(list.getByText(/Charge K26-1107 · 500 g · bis 30.04.2028/)).toBeVisible();
});

test('what is missing or wrong is told beside its field, which has the focus; extracts are analysed by volume', async () => {
  const extract = aStockedProduct({ id: 'e', name: 'Frankonia 10/10', pzn: '90000200', unit: 'milliliter' });
  const { user, received } = await openGoodsIn({ listStock: () => ({ products: [product, extract] }) });
  await user.click(screen.getByRole('button', { name: 'In Quarantäne buchen' }));
  expect(screen.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(5);
  expect(field('Lieferant')).toHaveFocus();
  await user.type(field('Produkt'), '1');
  expect(screen.getByText('Mehrere Produkte passen dazu: Käppele 25/1, Frankonia 10/10')).toBeVisible();
  await user.clear(field('Produkt'));
  await user.type(field('Produkt'), 'frank');
  expect(screen.getByText('Frankonia 10/10 · Rhön Cannamed · PZN 90000200')).toBeVisible();
  expect(field(/^THC in mg\/ml/)).toBeVisible();
  expect(field('Menge in ml')).toBeVisible();
  expect(received.receiveGoods).toBeUndefined();
});

test('a scan fills in the product wherever the focus is', async () => {
  const { user } = await openGoodsIn();
  await user.click(document.body);
  scan('-90000156');
  await waitFor(() => expect(field('Produkt')).toHaveValue('-90000156'));
  expect(screen.getByText('Käppele 25/1 · Rhön Cannamed · PZN 90000156')).toBeVisible();
  expect(field('Charge')).toHaveFocus();
});

test('a batch that is booked in already is refused, with the way to it, and nothing typed is lost', async () => {
  const { user } = await openGoodsIn({ receiveGoods: refuse('BatchKnown', { batchId: aBatchInQuarantine().id }) });
  for (const words of ['Rhön', 'LS-1', '90000156', 'K26-1107', '04.2028', '500'])
    await user.keyboard(`${words}{Enter}`);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/mit diesem Lieferschein schon gebucht/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur gebuchten Charge' })).toHaveAttribute(
    'href',
    `#/desk/stock/${product.id}`,
  );
  expect(field('Charge')).toHaveValue('K26-1107');
});

test('who may releases a batch of the delivery on the spot; who may not sees it wait', async () => {
  const { user, batches } = await openGoodsIn({
    releaseBatch: () => {
      const batch = batches[0] as BatchShown;
      batches[0] = { ...(batch as BatchShown), state: 'released', version: 2 };
      return { product, batch: batches[0] };
    },
  });
  for (const words of ['Rhön', 'LS-1', '90000156', 'K26-1107', '04.2028', '500'])
    await user.keyboard(`${words}{Enter}`);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Charge K26-1107 freigeben' }));
  await user.keyboard('P-1');
  await user.selectOptions(screen.getByLabelText('Identität geprüft durch'), 'Chromatographie');
  await user.click(screen.getByRole('button', { name: /^Charge freigeben/ }));
  const list = within(screen.getByRole('list', { name: 'Chargen dieser Lieferung' }));
  expect(await list.findByText('freigegeben')).toBeVisible();
  leaveDesk();

  await openStock('/desk/goods-in', { readDeskMe: () => ({ ...anna, rights: ['seeStock', 'receiveGoods'] }) });
  expect(screen.queryByRole('button', { name: /freigeben/ })).toBeNull();
});

const pdf = (name: string, size = 12) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const fileField = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

async function openWithBatch(answers: FakeAnswers = {}) {
  const opened = await openGoodsIn(answers);
  for (const words of ['Rhön', 'LS-1', '90000156', 'K26-1107', '04.2028', '500', '25,9', '0,7', 'Linalool']) {
    await opened.user.keyboard(`${words}{Enter}`);
  }
  await screen.findByRole('button', { name: 'Zertifikat an Charge K26-1107 anhängen (PDF)' });
  return opened;
}

test('the certificate of a booked batch is attached and stands there with its size', async () => {
  const { user, received, batches } = await openWithBatch({
    attachCertificate: () => {
      const batch = batches.at(0) as BatchShown;
      const file = { id: 'c', fileName: 'coa.pdf', sizeBytes: 640_000, attachedAt: '2026-11-16T10:00:00.000Z' };
      batch.certificates.push({ ...file, attachedBy: 'Anna Reuter', replacedAt: null });
      return { product, batch };
    },
  });
  await user.upload(fileField(), pdf('coa.pdf'));
  expect(await screen.findByRole('button', { name: /^Zertifikat herunterladen: coa\.pdf, 640\skB$/ })).toBeVisible();
  expect(received.attachCertificate?.[0]?.body).toEqual({
    version: 1,
    fileName: 'coa.pdf',
    data: btoa('x'.repeat(12)),
  });
  expect(screen.getByRole('button', { name: 'Zertifikat von Charge K26-1107 ersetzen (PDF)' })).toBeVisible();
});

test('a file that cannot be a certificate is told with its reason; one that is too large is not even sent', async () => {
  const { user, received } = await openWithBatch({
    attachCertificate: refuse('CertificateRefused', { reason: 'encrypted' }),
  });
  await user.upload(fileField(), pdf('zu.pdf'));
  expect(await screen.findByText(/mit einem Kennwort geschützt/)).toBeVisible();
  await user.upload(fileField(), pdf('gross.pdf', 11 * 1024 * 1024));
  expect(await screen.findByText(/größer als 10 MB/)).toBeVisible();
  expect(received.attachCertificate).toHaveLength(1);
});
