import { expect, test } from 'vitest';
import { aStockedProduct } from '#testing/at-stock.ts';
import { type DeliveryDraft, readDelivery } from './delivery-draft.ts';

const flower = aStockedProduct();
const extract = aStockedProduct({ id: '2', name: 'Frankonia 10/10', pzn: '90000200', unit: 'milliliter' });
const today = '2026-11-16';
const typed: DeliveryDraft = {
  supplier: ' Rhön Cannamed ',
  deliveryNote: 'LS-1',
  product: '90000156',
  number: 'K26-1107',
  expiry: '04.2028',
  amount: '500',
  thc: '25,9',
  cbd: '0.7 %',
  terpenes: 'Linalool, Myrcen; ',
  carrier: 'Sesamöl',
  inUseDays: '90',
};
const read = (differences: Partial<DeliveryDraft> = {}) =>
  readDelivery({ ...typed, ...differences }, [flower, extract], today);

test('what is typed becomes a delivery: flowers by weight, extracts by volume', () => {
  const values = { thcPercent: 25.9, cbdPercent: 0.7, thcMgPerMl: null, cbdMgPerMl: null };
  const body = {
    productId: flower.id,
    supplier: 'Rhön Cannamed',
    deliveryNote: 'LS-1',
    number: 'K26-1107',
    expiresOn: '2028-04-30',
    units: 500,
    values: { ...values, terpenes: ['Linalool', 'Myrcen'] },
    carrier: null,
    inUseDays: null,
  };
  expect(read()).toEqual({ body });
  expect(read({ product: 'frank', thc: '100', cbd: '', terpenes: '' })).toEqual({
    body: {
      ...body,
      productId: extract.id,
      values: { thcPercent: null, cbdPercent: null, thcMgPerMl: 100, cbdMgPerMl: null, terpenes: null },
      carrier: 'Sesamöl',
      inUseDays: 90,
    },
  });
});

test.each<[Partial<DeliveryDraft>, object]>([
  [{ supplier: ' ' }, { supplier: { why: 'missing' } }],
  [{ product: '1/1' }, { product: { why: 'unknownProduct' } }],
  [{ expiry: '' }, { expiry: { why: 'missing' } }],
  [{ expiry: 'morgen' }, { expiry: { why: 'noDay' } }],
  [{ expiry: '16.11.2026' }, { expiry: { why: 'expired' } }],
  [{ amount: '0' }, { amount: { why: 'noAmount' } }],
  [{ amount: '2,5' }, { amount: { why: 'noAmount' } }],
  [{ thc: '101' }, { thc: { why: 'noPercent' } }],
  [{ product: 'frank', thc: '1001' }, { thc: { why: 'noMgPerMl' } }],
  [{ cbd: 'viel' }, { cbd: { why: 'noPercent' } }],
  [{ terpenes: 'x'.repeat(61) }, { terpenes: { why: 'manyTerpenes' } }],
])('%j: %j', (differences, problems) => {
  expect(read(differences)).toEqual({ problems });
});
