import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { healthDataConsent } from '@shop/contract/health-consent';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { onTestFinished } from 'vitest';
import type { OpenDatabase } from '../db/pool.ts';
import type { Product } from '../db/schema/catalogue.ts';
import type { Order } from '../db/schema/orders.ts';
import { patients } from '../db/schema/patients.ts';
import type { SignedIn } from '../http/callers.ts';
import { addItem } from '../modules/cart/cart-service.ts';
import { type Reservation, type ReservationParts, reserve } from '../modules/checkout/reservation-service.ts';
import { seedDelivery } from '../modules/checkout/shipping-service.ts';
import { type JournalMarks, openJournalMarks } from '../modules/journal/journal-mark-service.ts';
import { openObjectStore } from '../storage/object-store.ts';
import { type TestClock, testClock } from './clock.ts';
import { givenProduct, givenUser, signedIn } from './factories.ts';
import { testKeys } from './test-keys.ts';

export interface OrderingShop extends ReservationParts {
  clock: TestClock;
  marks: JournalMarks;
  /** A registered patient, without the detour of a sign-in. */
  givenPatient(): Promise<SignedIn>;
  fill(patient: SignedIn, product: Product, quantity?: number): Promise<void>;
  reserve(patient: SignedIn, differences?: Partial<Reservation>): Promise<Order>;
  /** Somebody's order of 5 g unless told otherwise, as it came in. */
  givenOrder(differences?: Partial<Reservation>, quantity?: number): Promise<Order>;
}

let phones = 0;

/** The services of ordering over a real database, for tests of their rules; those of the calls go through the test app. */
export function orderingShop({ db, changes }: OpenDatabase): OrderingShop {
  const clock = testClock();
  const keys = testKeys;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-ordering-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const shop: OrderingShop = {
    db,
    changes,
    clock,
    keys,
    config: defaultShopConfig,
    shopAt: () => null,
    objectStore: openObjectStore({ s3: null, dataDir }, { keys, clock }),
    marks: openJournalMarks(dataDir, keys),
    contractTexts: async () => ({
      termsVersion: '2026-11',
      termsText: 'Es gelten diese Bedingungen.',
      withdrawalText: 'Sie können widerrufen.',
    }),
    async givenPatient() {
      const { userId } = await givenUser(db);
      phones += 1;
      await db.insert(patients).values({
        userId,
        firstName: 'Lena',
        lastName: 'Beispiel',
        phone: `+49931${1_000_000 + phones}`,
        birthDate: '1955-03-04',
        onboardedAt: clock.now(),
        ...uferstrasse,
      });
      return signedIn(userId, clock.now());
    },
    async fill({ userId }, product, quantity = 5) {
      await addItem({ db, keys, clock }, { userId }, { itemId: product.id, quantity });
    },
    reserve: (patient, differences) => reserve(shop, patient, reservation(differences)),
    async givenOrder(differences, quantity) {
      await seedDelivery(db, defaultShopConfig);
      const patient = await shop.givenPatient();
      await shop.fill(patient, (await givenProduct(db)).product, quantity);
      return shop.reserve(patient, differences);
    },
  };
  return shop;
}

/** Where the patients of tests live. */
export const uferstrasse = {
  fullName: 'Lena Beispiel',
  street: 'Uferstraße',
  houseNumber: '12',
  postalCode: '97070',
  city: 'Würzburg',
  country: 'DE',
};

/** What the shop front sends; digital, because a file is a story of its own. */
export function reservation(differences: Partial<Reservation> = {}): Reservation {
  return {
    deliveryAddress: uferstrasse,
    prescriptionDocument: { format: 'digital', prescription3Key: null },
    consents: [{ ...healthDataConsent }],
    idempotencyKey: null,
    language: 'de',
    ...differences,
  };
}

/** The same as a browser sends it; key and language go in headers. */
export function reservationBody(differences: Partial<Reservation> = {}) {
  const { idempotencyKey: _, language: __, ...body } = reservation(differences);
  return body;
}
