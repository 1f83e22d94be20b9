import { addCartItem } from '@shop/contract/cart';
import { reserveCart, type ShippingType } from '@shop/contract/checkout';
import type { DispensingAct } from '@shop/contract/desk/dispensing-acts';
import { requestPrescriptionUpload } from '@shop/contract/prescription';
import type { Role } from '@shop/contract/rights';
import { expect } from 'vitest';
import type { OpenDatabase } from '../../db/pool.ts';
import type { Product } from '../../db/schema/catalogue.ts';
import { batches } from '../../db/schema/stock.ts';
import { seedDelivery } from '../../modules/checkout/shipping-service.ts';
import { givenProduct } from '../factories.ts';
import { reservationBody, uferstrasse } from '../ordering.ts';
import { givenPatient, type Person } from '../person.ts';
import { sendForm } from '../prescription-form.ts';
import { givenAtDesk, type TestStaff } from '../staff.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { type Random, seeded } from './random.ts';
import { type Sight, sightOf } from './walk-sight.ts';

/** Two of those whose work is checked by a second person, and one of each of the others. */
const team = {
  lead: 'lead',
  rita: 'pharmacist',
  ralf: 'pharmacist',
  paul: 'pta',
  petra: 'pta',
  post: 'pka',
  books: 'accounting',
  courier: 'courier',
} as const satisfies Record<string, Role>;
export type Name = keyof typeof team;
export const names = Object.keys(team) as Name[];

export const evidences = ['signedFile', 'photo', 'paper', 'eRezept'] as const;

export interface Plan {
  number: number;
  /** What it is in the end: a paper that came as a photo, or that nobody announced as one. */
  evidence: (typeof evidences)[number];
  way: ShippingType;
  /** What nobody does until everything else was tried without it. */
  omitted: string | null;
}

export interface WalkShop extends TestApp {
  database: OpenDatabase;
  people: Record<Name, TestStaff>;
  patients: Person[];
  flower: Product;
  extract: Product;
}

export interface Walk {
  shop: WalkShop;
  plan: Plan;
  random: Random;
  patient: Person;
  id: string;
  code: string;
  /** Whoever releases it, unless anybody tries. */
  releaser: Name;
  /** What the next record of the prescription gets wrong. */
  fault: string | null;
  /** Acts that were refused and that went well, for what the test says about itself. */
  done: Map<DispensingAct | string, number>;
  see: Sight;
}

/** Few enough that nobody has too many under way. */
const ordersOfOne = 6;

/** One shop and one stock for so many walks. */
export async function walkShop(database: OpenDatabase, walks: number): Promise<WalkShop> {
  const { db } = database;
  const shop = await testApp(database);
  await seedDelivery(db, shop.ordering.config);
  const { product: flower } = await givenProduct(db, { stockUnits: 10_000, pzn: '90000127' });
  const { product: extract } = await givenProduct(db, {
    ...{ stockUnits: 10_000, type: 'extract', category: 'extract', unit: 'milliliter', thcPercent: null },
    ...{ thcMgPerMl: 10, cbdMgPerMl: 10, minOrderQuantity: 10, quantityIncrement: 10 },
  });
  await db.update(batches).set({ number: 'TQ-1', expiresOn: '2027-01-31', carrier: 'Hanföl', inUseDays: 90 });
  const people = {} as WalkShop['people'];
  for (const name of names) people[name] = await givenAtDesk(shop, db, [team[name]]);
  const patients: Person[] = [];
  while (patients.length * ordersOfOne < walks) patients.push(await givenPatient(shop));
  return { ...shop, database, people, patients, flower, extract };
}

const formats = { signedFile: 'digital', photo: 'physical', paper: 'digital', eRezept: 'ePrescription' } as const;
const withFile = { signedFile: 0.7, photo: 1, paper: 1, eRezept: 0.3 } as const;
const options = { standard: 'standard', courier: 'courier', selfPickUp: 'pickup' } as const;

/** A patient's order as the plan wants it, through the calls of a browser. */
export async function beginWalk(shop: WalkShop, plan: Plan): Promise<Walk> {
  const random = seeded(plan.number + 1);
  const patient = shop.patients[Math.floor(plan.number / ordersOfOne)] as Person;
  await patient.call(addCartItem, { body: { itemId: shop.flower.id, quantity: 10 } });
  if (random.chance(0.4)) await patient.call(addCartItem, { body: { itemId: shop.extract.id, quantity: 10 } });
  const hasFile = random.chance(withFile[plan.evidence]);
  const isOther = plan.way !== 'selfPickUp' && (plan.omitted === 'recipient' || random.chance(0.3));
  const body = reservationBody({
    deliveryAddress: { ...uferstrasse, ...(isOther && { fullName: 'Ute Kern' }) },
    prescriptionDocument: {
      format: formats[plan.evidence],
      prescription3Key: hasFile ? await upload(shop, patient, random, plan.evidence === 'photo') : null,
    },
    shippingOptionId: options[plan.way],
  });
  const answer = await patient.call(reserveCart, { headers: {}, body });
  expect(answer.statusCode, answer.body).toBe(200);
  const { id, code } = answer.data;
  const fault = random.of([null, null, 'asTold', 'noApplication', 'noDose', 'lessAmount', 'otherName']);
  const releaser = random.of<Name>(['rita', 'ralf']);
  return { shop, plan, random, patient, id, code, releaser, fault, done: new Map(), see: sightOf(shop, id) };
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A file that no other order came with: its key. */
export async function upload(shop: WalkShop, patient: Person, random: Random, isPhoto: boolean): Promise<string> {
  const bytes = fileBytes(random, isPhoto);
  const [contentType, fileName] = isPhoto ? ['image/png', 'rezept.png'] : ['application/pdf', 'rezept.pdf'];
  const asked = await patient.call(requestPrescriptionUpload, {
    body: { fileName, contentType, sizeBytes: bytes.length },
  });
  await sendForm(shop, asked.data, bytes);
  return asked.data.prescriptionS3Key;
}

export function fileBytes(random: Random, isPhoto: boolean): Buffer<ArrayBuffer> {
  const mark = String(random.under(1_000_000_000));
  if (isPhoto) return Buffer.concat([Buffer.from(png, 'base64'), Buffer.from(mark)]);
  return Buffer.from(`%PDF-1.7\n% Rezept ${mark}\n1 0 obj <<>> endobj\n%%EOF\n`);
}
