import type { DeskOrder } from '@shop/contract/desk/orders';
import { roles } from '@shop/contract/rights';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { CallOutput } from '#lib/api.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { type AtQueue, anna, aQueueRow, atDesk, max } from './at-desk.ts';
import { sanderglacis } from './factories.ts';
import { renderPage } from './render-page.tsx';

/** For the tests of the workbench: the order of Clara Vogelsang, 10 g Käppele 25/1, on paper. */
export type Review = CallOutput<'readReview'>;

export const theRow = aQueueRow();

/** Anna with the rights of a pharmacist and of a PTA. */
const annaWithAllHands = { ...anna, rights: [...new Set([...roles.pharmacist, ...roles.pta])] };

export function aDeskOrder(differences: Partial<DeskOrder> = {}): DeskOrder {
  return {
    id: theRow.id,
    code: theRow.code,
    version: 3,
    status: 'inReview',
    createdAt: '2026-11-10T08:40:00.000Z',
    language: 'de',
    isOwn: false,
    looksOwn: false,
    person: {
      name: 'Clara Vogelsang',
      birthDate: '1988-05-04',
      email: 'clara@example.com',
      phone: '+49 931 0000177',
      billingAddress: sanderglacis,
      deliveryAddress: sanderglacis,
    },
    shipping: {
      type: 'courier',
      name: 'Botendienst',
      pharmacyAddress: null,
      trackingUrl: null,
      estimatedDeliveryDate: null,
      recipient: null,
      handedOver: null,
    },
    lines: [
      {
        position: 1,
        productId: '44444444-4444-4444-8444-444444444444',
        name: 'Käppele 25/1',
        manufacturer: 'Slate Valley',
        pzn: '90000144',
        unit: 'gram',
        quantity: 10,
        priceCent: 1049,
        totalCent: 10_490,
        stockFree: 40,
        minimum: 5,
        increment: 5,
      },
    ],
    money: {
      method: 'transfer',
      shippingCent: 690,
      totalCent: 11_180,
      vatCent: 1785,
      paidAt: null,
      refundDueCent: 0,
      invoiceWaitsSince: null,
    },
    facts: {
      prescriptionFormat: 'physical',
      evidence: 'paper',
      isRecordedBefore: false,
      hasFile: true,
      verifiedAt: null,
      originalReceivedAt: '2026-11-12T13:20:00.000Z',
      trayNumber: 12,
      originalMarkedAt: null,
      originalPlace: null,
      confirmedAt: null,
      healthConsentAt: '2026-11-10T08:39:00.000Z',
      askedAt: null,
      remindedAt: null,
    },
    missing: [],
    story: [],
    undeliveredMails: [],
    notes: [],
    amendments: [],
    returns: [],
    actions: [],
    questions: [],
    reasons: [],
    ...differences,
  };
}

/** Before anything was read from the paper. */
export function aReview(differences: Partial<Review> = {}): Review {
  const check = (name: Review['checklist'][number]['check'], stage: 'confirm' | 'verify' = 'confirm') =>
    ({ check: name, stage, isDone: false, tick: null }) as const;
  return {
    version: 3,
    record: null,
    recordVersion: 0,
    ordered: aDeskOrder().lines.map(({ position, name, pzn, unit, quantity }) => ({
      position,
      name,
      pzn,
      unit,
      quantity,
    })),
    person: { patientName: 'Clara Vogelsang', birthDate: '1988-05-04' },
    validity: null,
    rows: [],
    earlier: [],
    left: [],
    checklist: [
      ...(['identity', 'prescriber', 'validity', 'lines', 'instructions', 'notUsedUp'] as const).map((name) =>
        check(name),
      ),
      check('original', 'verify'),
      check('plausibility', 'verify'),
      check('advice', 'verify'),
    ],
    ownPoints: [],
    missing: { confirm: [{ kind: 'record', row: null, check: null, point: null }], verify: [] },
    ...differences,
  };
}

export function aRow(
  field: Review['rows'][number]['field'],
  differences: Partial<Review['rows'][number]> = {},
): Review['rows'][number] {
  return {
    id: `row ${field}`,
    field,
    recordLine: null,
    orderLine: null,
    orderId: null,
    difference: null,
    choices: [],
    answer: null,
    ...differences,
  };
}

/** Max has recorded a prescription that says what was ordered. */
export function aRecorded(): Pick<Review, 'record' | 'recordVersion' | 'validity' | 'rows' | 'left'> {
  const line = { recordLine: 0, orderLine: 1 };
  return {
    record: {
      version: 1,
      isCurrent: true,
      by: max.name,
      at: '2026-11-16T08:05:00.000Z',
      record: {
        kind: 'private',
        evidence: 'paper',
        origin: null,
        issuedOn: '2026-11-10',
        validUntil: null,
        patientName: 'Clara Vogelsang',
        birthDate: '1988-05-04',
        prescriber: { name: 'Dr. J. Ebert', profession: 'doctor', address: '', phone: '0931 0000177' },
        isSigned: true,
        lines: [
          {
            orderLine: 1,
            pzn: null,
            product: 'Käppele 25/1',
            isUnclear: false,
            amount: 10,
            unit: 'gram',
            instructions: 'abends 0,1 g',
            application: null,
          },
        ],
      },
    },
    recordVersion: 1,
    validity: { until: '2027-02-10', state: 'valid', daysLeft: 86 },
    rows: [
      aRow('person'),
      aRow('birthDate'),
      aRow('prescriber'),
      aRow('validity'),
      aRow('line', line),
      aRow('instructions', line),
      aRow('signature'),
    ],
    left: [10],
  };
}

interface AtWorkbench extends AtQueue {
  order?: DeskOrder;
  review?: Review;
  rows?: (typeof theRow)[];
}

/** The workbench of the order, once its name is seen. `server` may be changed by the test. */
export async function openWorkbench({
  order = aDeskOrder(),
  review = aReview(),
  rows = [theRow],
  answers,
  locale = 'de',
  address = `/desk/order/${order.code}`,
}: AtWorkbench = {}) {
  const server = { order, review, rows };
  const desk = atDesk(server, {
    readDeskMe: () => annaWithAllHands,
    findOrderByCode: () => {
      const { id, code, status, createdAt, person } = server.order;
      return { id, code, status, createdAt, patientName: person.name, lane: server.rows[0]?.lane ?? null };
    },
    readDeskOrder: () => server.order,
    readReview: () => server.review,
    listPrescriptionFiles: () => ({ items: [] }),
    ...answers,
  });
  const page = await renderPage(address, { locale });
  await screen.findByRole('heading', { level: 1, name: order.code });
  await vi.waitFor(() => screen.getByText(/Clara Vogelsang, 38/), onBusyMachine);
  return { ...page, ...desk, server };
}
