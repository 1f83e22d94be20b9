import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { assignPrescription } from '@shop/contract/prescription';
import { expect } from 'vitest';
import type { OpenDatabase } from '../db/pool.ts';
import type { NewProduct, Product } from '../db/schema/catalogue.ts';
import { seedDelivery } from '../modules/checkout/shipping-service.ts';
import { changeOrder } from '../modules/orders/order-service.ts';
import { givenProduct } from './factories.ts';
import { reservationBody } from './ordering.ts';
import { givenPatient, type Person } from './person.ts';
import { givenUpload, pdf } from './prescription-form.ts';
import { givenAtDesk, type TestStaff } from './staff.ts';
import { type TestApp, testApp } from './test-app.ts';

export interface DeskShop extends TestApp {
  pta: TestStaff;
  pharmacist: TestStaff;
  pka: TestStaff;
  patient: Person;
  /** What there is to order. */
  flower: Product;
  /** An order on paper with this photo, and with it in review. */
  givenOrder(wanted?: {
    photo?: Buffer<ArrayBuffer>;
    patient?: Person;
    quantity?: number;
  }): Promise<{ id: string; code: string }>;
}

/** A shop with people at the desk, and a patient who orders with a photo of a prescription. */
export async function deskShop(database: OpenDatabase, product: Partial<NewProduct> = {}): Promise<DeskShop> {
  const { db } = database;
  const shop = await testApp(database);
  await seedDelivery(db, shop.ordering.config);
  const { product: flower } = await givenProduct(db, { stockUnits: 1_000, ...product });
  const patient = await givenPatient(shop);
  const pharmacist = await givenAtDesk(shop, db, ['pharmacist']);
  return {
    ...shop,
    patient,
    flower,
    pharmacist,
    pta: await givenAtDesk(shop, db, ['pta']),
    pka: await givenAtDesk(shop, db, ['pka']),
    async givenOrder({ photo = pdf, patient: orderer = patient, quantity = 5 } = {}) {
      shop.clock.advance({ seconds: 1 });
      await orderer.call(addCartItem, { body: { itemId: flower.id, quantity } });
      const key = await givenUpload(shop, orderer, photo);
      await orderer.call(assignPrescription, { body: { format: 'physical', prescription3Key: key } });
      const body = reservationBody({
        prescriptionDocument: { format: 'physical', prescription3Key: key },
      });
      const answer = await orderer.call(reserveCart, { headers: {}, body });
      expect(answer.statusCode, answer.body).toBe(200);
      const { id, code } = answer.data;
      await changeOrder(shop.ordering, id, pharmacist.actor, { name: 'review' });
      return { id, code: String(code) };
    },
  };
}
