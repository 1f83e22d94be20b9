import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { expect } from 'vitest';
import type { Database, OpenDatabase } from '../db/pool.ts';
import type { Reservation } from '../modules/checkout/reservation-service.ts';
import { seedDelivery } from '../modules/checkout/shipping-service.ts';
import type { ActionName } from '../modules/orders/order-actions.ts';
import type { OrderAction } from '../modules/orders/order-service.ts';
import { fileVersionOf } from '../modules/prescriptions/prescription-service.ts';
import { actAsAnna } from './as-anna.ts';
import { givenProduct } from './factories.ts';
import { reservationBody } from './ordering.ts';
import { givenPatient, type Person } from './person.ts';
import { givenUpload } from './prescription-form.ts';
import { type TestApp, testApp } from './test-app.ts';

/** What the pharmacy does with an order that goes well. */
export const untilShipped: ActionName[] = ['review', 'original', 'verify', 'confirm', 'paid', 'prepare', 'ship'];

export interface Placed {
  shop: TestApp;
  patient: Person;
  id: string;
  code: string;
}

/** A shop that delivers. */
export async function openShop(database: OpenDatabase): Promise<TestApp> {
  const shop = await testApp(database);
  await seedDelivery(database.db, shop.ordering.config);
  return shop;
}

/** A patient with 5 g in the cart. */
export async function givenFullCart(db: Database, shop: TestApp, product?: Parameters<typeof givenProduct>[1]) {
  const patient = await givenPatient(shop);
  const { product: flower } = await givenProduct(db, product);
  await patient.call(addCartItem, { body: { itemId: flower.id } });
  return { patient, product: flower };
}

/** What a browser sends: the language and the key travel in headers, and consents may be left out. */
export function reserve(patient: Person, differences: Partial<Reservation> = {}, idempotencyKey?: string) {
  const { consents, ...body } = reservationBody(differences);
  return patient.call(reserveCart, {
    headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
    body: consents ? { ...body, consents } : body,
  });
}

/** Orders that came in through the calls of a patient. */
export function placedOrders(database: OpenDatabase) {
  const { db } = database;

  async function placeOrder(shop: TestApp, patient: Person, differences: Partial<Reservation> = {}) {
    const { product } = await givenProduct(db);
    await patient.call(addCartItem, { body: { itemId: product.id } });
    const prescription3Key = await givenUpload(shop, patient);
    const prescriptionDocument = { format: 'physical' as const, prescription3Key };
    const answer = await reserve(patient, { prescriptionDocument, ...differences });
    expect(answer.statusCode, answer.body).toBe(200);
    return { id: answer.data.id, code: answer.data.code };
  }

  return {
    placeOrder,
    /** A patient's order on paper, with its file. */
    async givenPlaced(differences: Partial<Reservation> = {}): Promise<Placed> {
      const shop = await openShop(database);
      const patient = await givenPatient(shop);
      return { shop, patient, ...(await placeOrder(shop, patient, differences)) };
    },
    async act({ shop, id }: Pick<Placed, 'shop' | 'id'>, ...names: ActionName[]): Promise<void> {
      for (const name of names) {
        const action = name === 'ask' ? { name, message: 'Welche Dosierung steht auf dem Rezept?' } : { name };
        const seen = { file: (await fileVersionOf(db, id)) ?? undefined };
        const sent = { trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: null, ...action } as OrderAction;
        await actAsAnna(shop.ordering, id, sent, seen);
      }
    },
  };
}
