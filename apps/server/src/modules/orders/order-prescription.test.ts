import { readOrder, replacePrescription } from '@shop/contract/orders';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { givenPatient } from '../../testing/person.ts';
import { placedOrders } from '../../testing/placed-order.ts';
import { givenUpload, pdf } from '../../testing/prescription-form.ts';
import { givenStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { orderCommand } from './order-command.ts';
import { expireHolds } from './order-deadline-service.ts';
import { eventsOf } from './order-queries.ts';

const database = testDatabase();
const { db } = database;
const { givenPlaced, act } = placedOrders(database);

let anna: Staff;
beforeEach(async () => {
  anna = await givenStaff(db);
});

describe('another prescription file', () => {
  test('takes the place of the first and has to be checked again', async () => {
    const placed = await givenPlaced();
    const { shop, patient, id, code } = placed;
    await act(placed, 'review', 'original', 'verify');
    const prescriptionS3Key = await givenUpload(shop, patient, Buffer.concat([pdf, Buffer.from(' ')]), 'besser.pdf');
    const { data } = await patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key } });
    expect(data.prescription).toMatchObject({
      fileName: 'besser.pdf',
      hasFile: true,
      verifiedAt: null,
      originalReceivedAt: null,
    });
    expect((await eventsOf(db, id)).slice(-3).map(({ by, what }) => [by, what])).toEqual([
      ['patient', 'prescriptionReplaced'],
      ['shop', 'prescriptionCheckTakenBack'],
      ['shop', 'originalTakenBack'],
    ]);
    const files = await db.select().from(prescriptionFiles).where(eq(prescriptionFiles.orderId, id));
    expect(files.filter(({ replacedAt }) => replacedAt === null).map(({ fileName }) => fileName)).toEqual([
      'besser.pdf',
    ]);
  });

  test('keeps the stock as long as one that came with the order, counted from the order; not again with each file', async () => {
    const placed = await givenPlaced({ prescriptionDocument: { format: 'digital', prescription3Key: null } });
    const { shop, patient, id, code } = placed;
    const held = async () => (await patient.call(readOrder, { params: { id }, query: { code } })).data.holdExpiresAt;
    const handIn = async () => {
      const prescriptionS3Key = await givenUpload(shop, patient);
      await patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key } });
    };
    const hoursLater = (hours: number) => new Date(orderedAt.getTime() + hours * 60 * 60 * 1_000).toISOString();
    const orderedAt = shop.clock.now();
    expect(await held()).toBe(hoursLater(72));
    shop.clock.advance({ hours: 20 });
    await handIn();
    expect(await held()).toBe(hoursLater(7 * 24));
    shop.clock.advance({ hours: 20 });
    await handIn();
    expect(await held()).toBe(hoursLater(7 * 24));
    shop.clock.advance({ hours: 60 });
    await expireHolds(shop.ordering, shop.clock.now());
    expect(await held()).toBe(hoursLater(7 * 24));
    shop.clock.advance({ days: 3 });
    await expireHolds(shop.ordering, shop.clock.now());
    expect((await db.select().from(orders))[0]?.status).toBe('expired');
  });

  test('does not shorten what an earlier version of the shop promised', async () => {
    const { shop, patient, id, code } = await givenPlaced();
    const promised = new Date(shop.clock.now().getTime() + 30 * 24 * 60 * 60 * 1_000);
    await db.update(orders).set({ holdExpiresAt: promised });
    const prescriptionS3Key = await givenUpload(shop, patient);
    const { data } = await patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key } });
    expect(data.holdExpiresAt).toBe(promised.toISOString());
  });

  test('must have arrived, must be the patient’s own, and comes too late once it is prepared', async () => {
    const placed = await givenPlaced();
    const { shop, patient, id, code } = placed;
    const replace = (key: string | null) =>
      patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key: key } });
    expectError(await replace(null), 'PrescriptionNotFound');
    expectError(await replace(await givenUpload(shop, await givenPatient(shop))), 'PrescriptionNotFound');
    await act(placed, 'review', 'original', 'verify', 'confirm', 'paid', 'prepare');
    expectError(await replace(await givenUpload(shop, patient)), 'InvalidState');
  });
});

test('the pharmacist opens the prescription as it was sent, and that is on record', async () => {
  const { shop, id, code } = await givenPlaced();
  const answer = await orderCommand(shop.ordering, [code, 'prescription', '--as', anna.email]);
  expect(answer).toEqual({
    says: expect.stringContaining(`prescription-${code}.pdf`),
    file: { name: `prescription-${code}.pdf`, base64: pdf.toString('base64') },
  });
  expect((await eventsOf(db, id)).at(-1)).toMatchObject({
    by: 'pharmacy',
    byName: anna.name,
    what: 'prescriptionOpened',
  });
});

describe('a PDF that can do more than be read', () => {
  const active = Buffer.from(
    '%PDF-1.7\n1 0 obj << /S /J#61vaScript >> endobj\n2 0 obj << /Type /EmbeddedFile >> endobj\n%%EOF\n',
  );
  const warnings = ['contains a script', 'files attached'];

  async function givenActive() {
    const placed = await givenPlaced();
    const { shop, patient, id, code } = placed;
    const prescriptionS3Key = await givenUpload(shop, patient, active);
    await patient.call(replacePrescription, { params: { id }, body: { code, prescriptionS3Key } });
    return placed;
  }

  test('is kept byte for byte, and whoever opens it is told', async () => {
    const { shop, code } = await givenActive();
    const told = await orderCommand(shop.ordering, [code]);
    const opened = await orderCommand(shop.ordering, [code, 'prescription', '--as', anna.email]);
    for (const warning of warnings) {
      expect(told).toContain(warning);
      expect(opened).toMatchObject({ says: expect.stringContaining(warning) });
    }
    expect(opened).toMatchObject({ file: { base64: active.toString('base64') } });
  });

  test('is looked into at its opening when it came before there was a check', async () => {
    const { shop, id, code } = await givenActive();
    await db.update(prescriptionFiles).set({ pdfFindings: null }).where(eq(prescriptionFiles.orderId, id));
    expect(await orderCommand(shop.ordering, [code])).toContain('has not been checked');
    const opened = await orderCommand(shop.ordering, [code, 'prescription', '--as', anna.email]);
    for (const warning of warnings) expect(opened).toMatchObject({ says: expect.stringContaining(warning) });
  });

  test('nothing is said of an ordinary one', async () => {
    const { shop, code } = await givenPlaced();
    expect(await orderCommand(shop.ordering, [code])).not.toContain('prescription: ');
    expect(await orderCommand(shop.ordering, [code, 'prescription', '--as', anna.email])).toMatchObject({
      says: expect.stringMatching(/^Written to prescription-[\w-]+\.pdf \(file \w+\)\. Delete it when you are done\.$/),
    });
  });
});
