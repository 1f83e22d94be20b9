import { addCartItem } from '@shop/contract/cart';
import type { reserveCart } from '@shop/contract/checkout';
import type { Output } from '@shop/contract/endpoint';
import { giveConsent, healthDataConsent } from '@shop/contract/health-consent';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../db/pool.ts';
import { consents } from '../db/schema/patients.ts';
import type { Reservation } from '../modules/checkout/reservation-service.ts';
import type { OrderAction } from '../modules/orders/order-service.ts';
import { fileVersionOf } from '../modules/prescriptions/prescription-service.ts';
import { actAsAnna } from './as-anna.ts';
import { givenProduct } from './factories.ts';
import { givenPatient, type Person } from './person.ts';
import { openShop, reserve } from './placed-order.ts';
import { givenUpload } from './prescription-form.ts';
import type { TestApp } from './test-app.ts';

/** A shop with a patient who consents to the processing of health data, orders, and may withdraw. */
export interface HealthConsentShop extends TestApp {
  patient: Person;
  give(person?: Person, textVersion?: string): ReturnType<typeof giveIt>;
  order(differences?: Partial<Reservation>): ReturnType<typeof reserve>;
  orderWithFile(): Promise<Output<typeof reserveCart> & { key: string }>;
  /** What the pharmacy does with an order. */
  move(id: string, ...actions: OrderAction[]): Promise<void>;
  /** The consents on record, withdrawn ones too. */
  proofs(): Promise<(typeof consents.$inferSelect)[]>;
}

export async function healthConsentShop(database: OpenDatabase): Promise<HealthConsentShop> {
  const { db } = database;
  const shop = await openShop(database);
  const patient = await givenPatient(shop);
  const order: HealthConsentShop['order'] = async (differences) => {
    const { product } = await givenProduct(db);
    await patient.call(addCartItem, { body: { itemId: product.id } });
    return reserve(patient, differences);
  };
  return {
    ...shop,
    patient,
    order,
    give: (person = patient, textVersion = healthDataConsent.textVersion) => giveIt(person, textVersion),
    async orderWithFile() {
      const prescription3Key = await givenUpload(shop, patient);
      const { data } = await order({ prescriptionDocument: { format: 'digital', prescription3Key } });
      return { ...data, key: prescription3Key };
    },
    async move(id, ...actions) {
      const seen = { file: (await fileVersionOf(db, id)) ?? undefined };
      for (const action of actions) await actAsAnna(shop.ordering, id, action, seen);
    },
    proofs: () => db.select().from(consents).where(eq(consents.kind, 'health-data')),
  };
}

function giveIt(person: Person, textVersion: string) {
  return person.call(giveConsent, { body: { kind: 'health-data', textVersion } });
}
