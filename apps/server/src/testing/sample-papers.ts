import type { CoverSheet } from '../documents/cover-sheet-pdf.ts';
import type { Letterhead } from '../documents/letterhead.ts';

export const samplePharmacy: Letterhead = {
  shopName: 'Mainblüte',
  tagline: 'Apotheke in Mainfranken',
  pharmacyName: 'Mainblüte Apotheke',
  owner: 'Johanna Mainthal e. K.',
  street: 'Domstraße 8',
  postalCode: '97070',
  city: 'Würzburg',
  phone: '0931 000 0120',
  email: 'service@mainbluete.example',
  advisoryHours: 'Montag bis Freitag, 9 bis 18 Uhr',
};

export const sampleCoverSheet: CoverSheet = {
  language: 'de',
  pharmacy: samplePharmacy,
  orderCode: 'MB-24-1187',
  patientName: 'Łukasz Çelik-Šimić',
  birthDate: '1988-05-04',
  reservedAt: new Date('2025-11-12T13:20:00Z'),
  items: [
    { name: 'Käppele 25/1', quantityText: '10 g' },
    { name: 'Steinburg 20/1', quantityText: '5 g' },
  ],
};
