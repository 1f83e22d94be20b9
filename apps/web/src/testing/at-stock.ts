import type { FilledShown } from '@shop/contract/desk/filled-goods';
import type { BatchShown, MovementShown, StockedProduct } from '@shop/contract/desk/stock';
import { anna, openAtDesk } from './at-desk.ts';
import type { FakeAnswers } from './fake-server.ts';

/** For the tests of the stock: Käppele 25/1, with one released batch. */
export function aStockedProduct(differences: Partial<StockedProduct> = {}): StockedProduct {
  return {
    id: '44444444-4444-4444-8444-000000000001',
    slug: 'kaeppele-25-1',
    name: 'Käppele 25/1',
    manufacturer: 'Rhön Cannamed',
    type: 'bud',
    pzn: '90000156',
    unit: 'gram',
    isOnSale: true,
    free: 185,
    reserved: 70,
    short: 0,
    quarantine: 0,
    locked: 0,
    unnumbered: 0,
    nextExpiry: '2027-04-30',
    waiting: 0,
    waitingSince: null,
    ...differences,
  };
}

export function aBatch(differences: Partial<BatchShown> = {}): BatchShown {
  return {
    id: '55555555-5555-4555-8555-000000000001',
    productId: aStockedProduct().id,
    number: 'K25-0931',
    state: 'released',
    expiresOn: '2027-04-30',
    onHand: 255,
    version: 3,
    supplier: 'Rhön Cannamed GmbH',
    deliveryNote: 'LS-2025-11842',
    receivedAt: '2025-11-03T08:35:00.000Z',
    receivedBy: 'Lea Baum',
    values: { thcPercent: 25.5, cbdPercent: 0.8, thcMgPerMl: null, cbdMgPerMl: null, terpenes: ['Linalool', 'Myrcen'] },
    release: {
      at: '2025-11-04T09:00:00.000Z',
      by: 'Anna Reuter',
      testNumber: 'P-2025-0388',
      identityTest: 'chromatography',
    },
    carrier: null,
    inUseDays: null,
    missing: [],
    lockReason: null,
    isNumberAwaited: false,
    recallId: null,
    certificates: [],
    ...differences,
  };
}

/** The same product's next batch, which nobody has released yet. */
export function aBatchInQuarantine(differences: Partial<BatchShown> = {}): BatchShown {
  const id = '55555555-5555-4555-8555-000000000002';
  return aBatch({ id, number: 'K26-1107', state: 'quarantine', version: 1, release: null, ...differences });
}

export function aMovement(differences: Partial<MovementShown> = {}): MovementShown {
  return {
    id: 9,
    at: '2026-11-13T15:20:00.000Z',
    kind: 'dispensed',
    batchNumber: 'K25-0931',
    orderCode: '7KQX-M29F',
    batchUnits: -10,
    freeUnits: 0,
    filledUnits: null,
    by: 'Max Götz',
    reason: null,
    witness: null,
    ...differences,
  };
}

const allRights = [
  'seeOrder',
  'askPatient',
  'seeStock',
  'receiveGoods',
  'releaseBatch',
  'recallBatch',
  'countStock',
] as const;

/** A screen of the stock for somebody with all rights about it, unless the test says otherwise. */
export function openStock(address: string, answers: FakeAnswers = {}, locale: 'de' | 'en' = 'de') {
  return openAtDesk(address, {
    locale,
    answers: {
      readDeskMe: () => ({ ...anna, rights: [...allRights] }),
      listStock: () => ({ products: [aStockedProduct()] }),
      readProductStock: () => ({ product: aStockedProduct(), batches: [aBatch()] }),
      listFilledGoods: () => ({ goods: [] }),
      listRecalls: () => ({ recalls: [] }),
      listMovements: () => ({ movements: [aMovement()], next: null }),
      ...answers,
    },
  });
}

/** 5 g that were filled, while their order was packed. */
export function aFilled(differences: Partial<FilledShown> = {}): FilledShown {
  return {
    id: 7,
    orderId: '22222222-2222-4222-8222-000000000001',
    orderCode: '7KQX-M29F',
    orderStatus: 'cancelled',
    productId: '44444444-4444-4444-8444-000000000001',
    product: 'Käppele 22/1',
    unit: 'gram',
    units: 5,
    batchNumber: 'K25-0931',
    filled: { at: '2026-11-16T08:00:00.000Z', by: 'Max Götz', container: 'Schraubdose 50 ml' },
    setAside: { at: '2026-11-16T09:00:00.000Z', by: null },
    fates: ['unopened', 'waste'],
    ...differences,
  };
}
