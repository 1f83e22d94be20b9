// @ts-check

import { draw } from '../../apps/server/dist/documents/drawing.js';
import { figure } from './load.mjs';

const warming = 10;
const times = 30;

const facts = {
  pharmacy: 'Mainblüte Apotheke',
  address: 'Uferstraße 12, 97070 Würzburg',
  product: 'Steinburg 20/1',
  amount: '5 g',
  strength: '20,3 / 0,9 %',
  substances: 'Cannabisblüten, Veltana Pharma.',
  batchNumber: 'VP-2607-114',
  madeOn: '2026-11-16',
  usableUntil: '2027-05-16',
  application: 'Zur Inhalation nach Verdampfen.',
  instructions: 'Abends 0,1 g, höchstens 0,2 g am Tag.',
  precautions: 'Verschreibungspflichtig. Für Kinder unzugänglich aufbewahren. Trocken und lichtgeschützt lagern.',
  patient: 'Heinz Löffler',
  prescriber: 'Dr. S. Lang',
  orderCode: '9DHK-V3QN',
};

/** A label as the packing screen prints it, on the thread that draws papers. */
export async function measureLabel() {
  const taken = [];
  for (let index = 0; index < warming + times; index += 1) {
    const from = performance.now();
    await draw({ kind: 'label', facts });
    if (index >= warming) taken.push(performance.now() - from);
  }
  return figure('label: p50', taken.toSorted((one, other) => one - other)[times / 2] ?? 0, 150, 0);
}
