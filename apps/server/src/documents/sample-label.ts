import type { DispensingLabel } from './label-pdf.ts';

/** With all that a label can have, to test it and to measure how long it takes to draw. */
export const sampleLabel: DispensingLabel = {
  pharmacy: 'Mainblüte Apotheke',
  address: 'Uferstraße 12, 97070 Würzburg',
  product: 'Steinburg 20/1',
  amount: '5 g',
  strength: '20,3 / 0,9 %',
  substances: 'Cannabisblüten, Veltana Pharma.',
  batchNumber: 'VP-2607-114',
  madeOn: '2026-11-16',
  usableUntil: '2027-05-16',
  inUse: 'Nach Anbruch 90 Tage verwendbar.',
  application: 'Zur Inhalation nach Verdampfen.',
  instructions: 'Abends 0,1 g, höchstens 0,2 g am Tag.',
  precautions:
    'Verschreibungspflichtig. Für Kinder unzugänglich aufbewahren. Trocken und lichtgeschützt unter 25 °C lagern.',
  patient: 'Heinz Löffler',
  prescriber: 'Dr. S. Lang',
  orderCode: '9DHK-V3QN',
};
