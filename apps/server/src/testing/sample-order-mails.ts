import { readFileSync } from 'node:fs';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect } from 'vitest';
import type { Language } from '../db/schema/identity.ts';
import type { Order, OrderLine } from '../db/schema/orders.ts';
import { type Notice, type NoticeFacts, orderMail } from '../modules/orders/order-mails.ts';

const clara = {
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE',
};

export const reserved: Order = {
  id: '7b6f0d2e-0000-4000-8000-000000000001',
  code: '7KQX-M29F',
  version: 1,
  userId: 'user-1',
  idempotencyKey: null,
  cartVersion: 1,
  status: 'requested',
  createdAt: new Date('2026-11-12T13:20:00Z'),
  holdExpiresAt: new Date('2026-11-19T13:20:00Z'),
  language: 'de',
  patientName: 'Clara Vogelsang',
  birthDate: '1961-02-03',
  email: 'clara@post.example',
  phone: '+4993112345',
  billingAddress: { ...clara, street: 'Rechnungsweg' },
  deliveryAddress: clara,
  shippingOptionId: 'courier',
  shippingType: 'courier',
  shippingName: 'Botendienst Mainfranken',
  shippingCents: 690,
  shippingVatPercent: 19,
  isExternalShipping: false,
  pharmacyAddress: null,
  paymentMethod: 'transfer',
  totalCents: 15_325,
  vatCents: 2_447,
  healthConsentAt: new Date('2026-11-14T09:00:00Z'),
  termsVersion: '2026-11',
  askedAt: null,
  remindedAt: null,
  proposedAt: null,
  paidCents: 0,
  refundDueCents: 0,
  withdrawnCents: 0,
  disputedAt: null,
  disputedByName: null,
  disputeReason: null,
  trayNumber: null,
  prescriptionFormat: 'physical',
  prescriptionVerifiedAt: null,
  originalReceivedAt: null,
  paidAt: null,
  confirmedAt: null,
  readyForPickupAt: null,
  preparedAt: null,
  releasedAt: null,
  withdrawalDeclaredAt: null,
  pickupRemindedAt: null,
  paymentRemindedAt: null,
  trackingUrl: null,
  estimatedDeliveryDate: null,
  retainUntil: null,
  restrictedAt: null,
  isOutOfSight: false,
};

export const pickup: Partial<Order> = {
  shippingType: 'selfPickUp',
  shippingName: 'Mainblüte Apotheke',
  shippingCents: 0,
  totalCents: 14_635,
  vatCents: 2_337,
  pharmacyAddress: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
  paymentMethod: 'pickup',
};

export const kaeppele: OrderLine = {
  orderId: reserved.id,
  position: 1,
  productId: '7b6f0d2e-0000-4000-8000-000000000002',
  slug: 'kaeppele-25-1',
  name: 'Käppele 25/1',
  manufacturer: 'Rhön Cannamed',
  productType: 'bud',
  pzn: null,
  imagePath: null,
  unit: 'gram',
  quantity: 10,
  priceCents: 1_049,
  totalCents: 10_490,
  vatPercent: 19,
};
export const steinburg = {
  ...kaeppele,
  position: 2,
  name: 'Steinburg 20/1',
  quantity: 5,
  priceCents: 829,
  totalCents: 4_145,
};

export const now = new Date('2026-11-14T10:00:00Z');
const question = 'Ist das Datum der 3. März?\nBitte prüfen Sie das Foto.';

/** The order as it stands when this is told, and what the pharmacy wrote with it. */
const moments: Record<Notice, { order: Partial<Order>; message?: string }> = {
  received: { order: {} },
  question: { order: { status: 'clarification' }, message: question },
  message: { order: { status: 'confirmed' }, message: question },
  reminder: { order: { status: 'clarification', askedAt: now } },
  delayed: { order: { status: 'confirmed' } },
  amendment: { order: { status: 'clarification', askedAt: now, proposedAt: now }, message: question },
  amended: { order: { status: 'inReview', paidAt: now } },
  unanswered: { order: { status: 'cancelled' } },
  paymentReminder: { order: { status: 'confirmed', confirmedAt: now, prescriptionVerifiedAt: now } },
  unpaid: { order: { status: 'cancelled' } },
  takenBack: { order: { status: 'clarification', originalReceivedAt: now, paidAt: now }, message: question },
  stopped: { order: { status: 'confirmed', paidAt: now }, message: 'Die Waage muss neu geeicht werden.' },
  undelivered: { order: { status: 'cancelled', paidAt: now, paidCents: 15_325 }, message: 'Das Paket kam zurück.' },
  nobodyThere: { order: { status: 'shipped', paidAt: now } },
  pickupReminder: { order: { ...pickup, status: 'readyForPickup' } },
  notPickedUp: { order: { ...pickup, status: 'cancelled' } },
  confirmed: { order: { status: 'confirmed', confirmedAt: now, prescriptionVerifiedAt: now } },
  inReview: { order: { status: 'inReview' } },
  originalReceived: { order: { status: 'inReview', originalReceivedAt: now } },
  verified: { order: { status: 'confirmed', prescriptionVerifiedAt: now, originalReceivedAt: now } },
  preparing: { order: { status: 'preparing', prescriptionVerifiedAt: now, originalReceivedAt: now, paidAt: now } },
  completed: { order: { status: 'completed', paidAt: now } },
  paid: { order: { status: 'confirmed', paidAt: now, prescriptionVerifiedAt: now, originalReceivedAt: now } },
  partPaid: { order: { status: 'confirmed', paidCents: 5_000 } },
  readyForPickup: { order: { ...pickup, status: 'readyForPickup' } },
  shipped: {
    order: { status: 'shipped', trackingUrl: 'https://paket.example/4711', estimatedDeliveryDate: '2026-11-18' },
  },
  shippedAgain: {
    order: { status: 'shipped', trackingUrl: 'https://paket.example/4711', estimatedDeliveryDate: '2026-11-18' },
  },
  redated: { order: { status: 'shipped', estimatedDeliveryDate: '2026-11-20' } },
  rejected: { order: { status: 'rejected' }, message: 'Das Rezept ist abgelaufen.' },
  cancelled: { order: { status: 'cancelled', paidAt: now, paidCents: 15_325 }, message: 'Auf Ihren Wunsch.' },
  expired: { order: { status: 'expired' } },
  withdrawalReceived: { order: { status: 'shipped', paidAt: now } },
  withdrawalAccepted: { order: { status: 'completed', paidAt: now, paidCents: 15_325, refundDueCents: 15_325 } },
  withdrawalAwaited: { order: { status: 'completed', paidAt: now } },
  withdrawalRefused: {
    order: { status: 'completed', paidAt: now },
    message: 'Die Mischung ist nur für Sie hergestellt.',
  },
  withdrawalGoodsBack: { order: { status: 'completed', paidAt: now, paidCents: 15_325, refundDueCents: 15_325 } },
  withdrawalClosed: { order: { status: 'completed', paidAt: now } },
  withdrawalReopened: { order: { status: 'completed', paidAt: now } },
};
const notices = Object.keys(moments) as Notice[];
export const languages: Language[] = ['de', 'en'];
export const cases = notices.flatMap((notice) => languages.map((language) => ({ notice, language })));

const withdrawalText = (language: Language) =>
  readFileSync(new URL(`../../../../content/widerruf/widerruf.${language}.md`, import.meta.url), 'utf8');

export function write(notice: Notice, order: Partial<Order> = {}, facts: Partial<Omit<NoticeFacts, 'order'>> = {}) {
  const whole = { ...reserved, ...moments[notice].order, ...order };
  return orderMail(notice, {
    order: whole,
    language: whole.language,
    along: [],
    lines: [kaeppele, steinburg],
    config: defaultShopConfig,
    shopUrl: 'https://shop.example',
    message: moments[notice].message ?? null,
    withdrawalText: notice === 'received' ? withdrawalText(whole.language) : null,
    termsText: notice === 'received' ? '## Geltung\n\nEs gelten diese Bedingungen.' : null,
    ...facts,
  });
}

/** What a person reads of it, in one line. */
export function readText(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

export function readHtml(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const words = html.replace(/^[\s\S]*<body/, '<body').replaceAll(/<[^>]*>/g, ' ');
  return readText(words.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')).replaceAll(
    ' .',
    '.',
  );
}

/** Both kinds of mail program show it; blanks that do not break count as blanks. */
export function expectBoth(mail: { text: string; html: string }, facts: (string | RegExp)[]) {
  for (const fact of facts) {
    expect(readText(mail.text)).toMatch(fact);
    expect(readHtml(mail.html)).toMatch(fact);
  }
}
