import type { CallOutput } from '#lib/api.ts';
import { sanderglacis } from './factories.ts';

export type WireOrder = CallOutput<'readOrder'>;

export const bankTransfer: NonNullable<WireOrder['payment']['transfer']> = {
  recipient: 'Mainblüte Apotheke',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bankName: 'Musterbank',
  reference: '7KQX-M29F',
  qrCode: { size: 29, path: 'M4 4h7v1h-7z' },
};

/** A confirmed order whose original is awaited, as the server answers it. */
export function aWireOrder(differences: Partial<WireOrder> = {}): WireOrder {
  return {
    id: '0f6d2a8a-8d53-4c52-9a3b-6f0f6f4e1c01',
    code: '7KQX-M29F',
    status: 'confirmed',
    date: '2025-11-12T13:20:00.000Z',
    type: 'order',
    missing: ['originalReceived'],
    shipping: {
      type: 'courier',
      name: 'Botendienst',
      priceCent: 690,
      pharmacyAddress: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
      deliveryAddress: sanderglacis,
      trackingUrl: null,
      estimatedDeliveryDate: '2025-11-18',
      readyForPickupAt: null,
      preparedAt: null,
      releasedAt: null,
      nobodyThereAt: null,
      sentAgainAt: null,
      isExternal: false,
      deadline: { workingDays: 2, since: null, dueAt: null },
    },
    products: [
      {
        id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c01',
        slug: 'kaeppele-25-1',
        name: 'Käppele 25/1',
        quantity: 10,
        unit: 'gram',
        manufacturer: 'Rhön Cannamed',
        imageUrl: '/products/kaeppele-25-1.webp',
        totalPriceCent: 10_490,
      },
      {
        id: '6f0f6f4e-8d53-4c52-9a3b-0f6d2a8a1c02',
        slug: 'sund-oel-cbd50',
        name: 'Sund Öl CBD50',
        quantity: 30,
        unit: 'milliliter',
        manufacturer: 'Sund Pharma',
        imageUrl: null,
        totalPriceCent: 4145,
      },
    ],
    totalPriceCent: 15_325,
    vatCent: 2447,
    prescription: {
      format: 'physical',
      hasFile: true,
      fileName: 'rezept.jpg',
      verifiedAt: '2025-11-12T15:05:00.000Z',
      originalReceivedAt: null,
      originalTo: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
    },
    payment: { method: 'transfer', paidAt: '2025-11-13T10:00:00.000Z', transfer: null },
    steps: [
      { status: 'requested', at: '2025-11-12T13:20:00.000Z' },
      { status: 'inReview', at: '2025-11-12T14:00:00.000Z' },
      { status: 'confirmed', at: '2025-11-12T15:05:00.000Z' },
    ],
    messages: [],
    holdExpiresAt: null,
    invoice: null,
    amendment: null,
    withdrawal: null,
    refundDueCent: 0,
    mailFailedAt: null,
    canCancel: true,
    canReplacePrescription: true,
    canAnswer: false,
    canWrite: true,
    ...differences,
  };
}

/** The same order as the list has it. */
export function inList(order: WireOrder): CallOutput<'listOrders'>[number] {
  const { id, code, status, date, type, missing, totalPriceCent } = order;
  return { id, code, status, date, type, missing, totalCent: totalPriceCent };
}
