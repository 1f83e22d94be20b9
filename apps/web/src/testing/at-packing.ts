import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { anna, openAtDesk } from './at-desk.ts';
import type { FakeAnswers } from './fake-server.ts';

/** For the tests of packing: 5 g of Steinburg 20/1, nothing weighed yet. */
export function aPortion(differences: Partial<PortionShown> = {}): PortionShown {
  const product = 'Steinburg 20/1';
  const batchNumber = 'VP-2607-114';
  return {
    id: 7,
    position: 1,
    product,
    manufacturer: 'Veltana Pharma',
    pzn: '90000162',
    imagePath: null,
    unit: 'gram',
    units: 5,
    batch: { number: batchNumber, state: 'released', expiresOn: '2027-06-30' },
    otherBatches: [],
    wantedMilli: 5_000,
    lowestMilli: 4_950,
    highestMilli: 5_100,
    weighing: null,
    setAside: null,
    label: {
      pharmacy: 'Mainblüte Apotheke',
      address: 'Uferstraße 12, 97070 Würzburg',
      product,
      amount: '5 g',
      strength: '20,3 / 0,9 %',
      substances: 'Cannabisblüten, Veltana Pharma.',
      batchNumber,
      madeOn: '2026-11-16',
      usableUntil: '2027-05-16',
      inUse: null,
      application: 'Zur Inhalation nach Verdampfen.',
      instructions: 'Abends 0,1 g.',
      precautions: 'Verschreibungspflichtig.',
      patient: 'Heinz Löffler',
      prescriber: 'Dr. S. Lang',
      orderCode: '9DHK-V3QN',
      missing: [],
      version: 'v1',
    },
    labelPrints: 0,
    proposedApplication: null,
    labelMade: null,
    labelSeen: [],
    ...differences,
  };
}

export const aWeighing: NonNullable<PortionShown['weighing']> = {
  at: '2026-11-16T08:06:00.000Z',
  by: 'Max Götz',
  measuredMilli: 5_020,
  container: 'Schraubdose 50 ml',
  finding: null,
};

export const aPrint: NonNullable<PortionShown['labelMade']> = {
  at: '2026-11-16T08:08:00.000Z',
  by: 'Max Götz',
  isByHand: false,
  isCurrent: true,
};

export function aPacking(differences: Partial<PackingShown> = {}): PackingShown {
  return {
    id: '33333333-3333-4333-8333-000000000001',
    code: '9DHK-V3QN',
    version: 4,
    status: 'preparing',
    shippingType: 'standard',
    patient: { name: 'Heinz Löffler', birthDate: '1951-08-22' },
    preparedAt: null,
    releasedAt: null,
    needsSecondPerson: true,
    mayRelease: false,
    portions: [aPortion()],
    containers: ['Schraubdose 50 ml', 'Schraubdose 100 ml'],
    prints: [],
    ...differences,
  };
}

const packerRights = ['seeOrder', 'seePrescription', 'prepareOrder', 'weigh', 'printLabel'] as const;

/** The order on the packing screen of a PTA, unless the test says otherwise. */
export function openPacking(answers: FakeAnswers = {}, locale: 'de' | 'en' = 'de') {
  return openAtDesk(`/desk/packing/${aPacking().id}`, {
    locale,
    answers: {
      readDeskMe: () => ({ ...anna, rights: [...packerRights] }),
      readPacking: () => aPacking(),
      ...answers,
    },
  });
}
