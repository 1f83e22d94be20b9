import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/pool.ts';
import { orders } from '../db/schema/orders.ts';
import { prescriptionFiles } from '../db/schema/prescriptions.ts';
import {
  bindPrescription,
  type PrescriptionParts,
  signUpload,
  storePrescription,
} from '../modules/prescriptions/prescription-service.ts';
import { givenUser } from './factories.ts';
import { bringFile, pdf } from './prescription-form.ts';
import { type TestApp, testApp } from './test-app.ts';

/** A shop with somebody who hands in prescriptions; each step of the way can be taken by itself. Files are named by their keys. */
export interface PrescriptionShop extends TestApp {
  parts: PrescriptionParts;
  userId: string;
  givenForm(owner?: string): Promise<string>;
  givenArrived(owner?: string): Promise<string>;
  givenStored(owner?: string): Promise<string>;
  givenOrder(): Promise<string>;
  bind(key: string, orderId: string, owner?: string): Promise<void>;
  isGone(key: string): Promise<boolean>;
}

export async function prescriptionShop(database: OpenDatabase): Promise<PrescriptionShop> {
  const { db } = database;
  const app = await testApp(database);
  const { objectStore, clock } = app;
  const parts = { db, objectStore, clock };
  const { userId } = await givenUser(db);
  const shop: PrescriptionShop = {
    ...app,
    parts,
    userId,
    async givenForm(owner = userId) {
      const asked = { fileName: 'Rezept.pdf', contentType: 'application/pdf', sizeBytes: pdf.length };
      return (await signUpload(parts, owner, asked)).key;
    },
    async givenArrived(owner = userId) {
      const key = await shop.givenForm(owner);
      await bringFile(objectStore, key, pdf);
      return key;
    },
    async givenStored(owner = userId) {
      const key = await shop.givenArrived(owner);
      await storePrescription(parts, { format: 'physical', userId: owner, key });
      return key;
    },
    givenOrder: () => insertOrder(db, userId, clock.now()),
    bind: (key, orderId, owner = userId) =>
      db.transaction((tx) => bindPrescription(tx, { userId: owner, key, orderId, now: clock.now() })),
    async isGone(key) {
      const rows = await db.select().from(prescriptionFiles).where(eq(prescriptionFiles.key, key));
      const upload = await objectStore.readUpload(key);
      return rows.length === 0 && upload === null && !(await objectStore.has(key));
    },
  };
  return shop;
}

/** Only what the table asks for: these tests are not about orders. */
async function insertOrder(db: Database, userId: string, now: Date): Promise<string> {
  const address = { fullName: 'L', street: 'S', houseNumber: '1', postalCode: '97070', city: 'W', country: 'DE' };
  const [order] = await db
    .insert(orders)
    .values({
      code: randomUUID(),
      userId,
      cartVersion: 1,
      status: 'requested',
      createdAt: now,
      holdExpiresAt: now,
      language: 'de',
      patientName: 'Lena Beispiel',
      birthDate: '1955-03-04',
      email: 'lena@patient.example',
      phone: '+4993112345',
      billingAddress: address,
      deliveryAddress: address,
      shippingOptionId: 'standard',
      shippingType: 'standard',
      shippingName: 'Standardversand',
      shippingCents: 0,
      shippingVatPercent: 19,
      isExternalShipping: false,
      paymentMethod: 'transfer',
      totalCents: 100,
      vatCents: 16,
      prescriptionFormat: 'physical',
    })
    .returning({ id: orders.id });
  return (order as { id: string }).id;
}
