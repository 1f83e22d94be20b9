import type { Invoice, InvoiceLine, InvoiceSeller } from '../documents/invoice.ts';
import { samplePharmacy } from './sample-papers.ts';

export const seller: InvoiceSeller = {
  ...samplePharmacy,
  vatId: 'DE123456789',
  registerCourt: 'Amtsgericht Würzburg',
  registerNumber: 'HRA 4711',
  supervisoryAuthority: 'Regierung von Unterfranken',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bankName: 'Bank am Main',
};
export const flowers: InvoiceLine = {
  name: 'Käppele 25/1',
  kindText: 'Cannabisblüten, Charge K25-0931',
  pzn: '90000144',
  quantityText: '10 g',
  unitPriceCents: 1049,
  totalCents: 10490,
  vatPercent: 19,
};
export const courier: InvoiceLine = {
  name: 'Botendienst',
  kindText: '',
  pzn: null,
  quantityText: '1',
  unitPriceCents: 690,
  totalCents: 690,
  vatPercent: 19,
};
export const invoice: Invoice = {
  kind: 'invoice',
  number: 'RE-2025-04418',
  issuedOn: '2025-11-17',
  suppliedOn: '2025-11-15',
  orderCode: 'MB-24-1187',
  seller,
  buyer: {
    fullName: 'Łukasz Çelik-Šimić',
    street: 'Sanderglacis',
    houseNumber: '14 b',
    postalCode: '97072',
    city: 'Würzburg',
    country: 'DE',
  },
  lines: [
    flowers,
    {
      ...flowers,
      name: 'Steinburg 20/1',
      pzn: '90000150',
      quantityText: '5 g',
      unitPriceCents: 829,
      totalCents: 4145,
    },
    courier,
  ],
  payment: { kind: 'transfer', paidOn: '2025-11-14' },
};
