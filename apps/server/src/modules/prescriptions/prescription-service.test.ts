import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { orders } from '../../db/schema/orders.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { givenUser } from '../../testing/factories.ts';
import { bringFile, pdf } from '../../testing/prescription-form.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { removeFilesOf, removeOrphans } from './file-removal-service.ts';
import {
  bindPrescription,
  filesOf,
  fileVersionOf,
  openFile,
  openPrescription,
  type PrescriptionParts,
  prescriptionOf,
  signUpload,
  storePrescription,
} from './prescription-service.ts';

const database = testDatabase();
const { db } = database;

let shop: TestApp;
let parts: PrescriptionParts;
let userId: string;
beforeEach(async () => {
  shop = await testApp(database);
  parts = { db, objectStore: shop.objectStore, clock: shop.clock };
  ({ userId } = await givenUser(db));
});

async function givenForm(owner = userId): Promise<string> {
  const asked = { fileName: 'Rezept.pdf', contentType: 'application/pdf', sizeBytes: pdf.length };
  return (await signUpload(parts, owner, asked)).key;
}

async function givenArrived(owner = userId): Promise<string> {
  const key = await givenForm(owner);
  await bringFile(shop.objectStore, key, pdf);
  return key;
}

async function givenStored(owner = userId): Promise<string> {
  const key = await givenArrived(owner);
  await storePrescription(parts, { format: 'physical', userId: owner, key });
  return key;
}

function bind(key: string, orderId: string, owner = userId): Promise<void> {
  return db.transaction((tx) => bindPrescription(tx, { userId: owner, key, orderId, now: shop.clock.now() }));
}

async function isGone(key: string): Promise<boolean> {
  const rows = await db.select().from(prescriptionFiles).where(eq(prescriptionFiles.key, key));
  const upload = await shop.objectStore.readUpload(key);
  return rows.length === 0 && upload === null && !(await shop.objectStore.has(key));
}

const notFound = { id: 'PrescriptionNotFound' };

describe('an order', () => {
  test('has the file that was bound to it, and its bytes unchanged', async () => {
    const orderId = await givenOrder();
    expect([await prescriptionOf(db, orderId), await openPrescription(parts, orderId)]).toEqual([null, null]);
    const key = await givenStored();
    await bind(key, orderId);
    expect(await prescriptionOf(db, orderId)).toMatchObject({ key, orderId, replacedAt: null });
    const version = await fileVersionOf(db, orderId);
    const opened = { version, fileName: 'Rezept.pdf', mediaType: 'application/pdf', bytes: pdf, pdfFindings: [] };
    expect(await openPrescription(parts, orderId)).toEqual(opened);
  });

  test('keeps a replaced file, and shows the newer one; the older can come back', async () => {
    const orderId = await givenOrder();
    const [first, second] = [await givenStored(), await givenStored()];
    await bind(first, orderId);
    await bind(second, orderId);
    await bind(second, orderId);
    expect(await prescriptionOf(db, orderId)).toMatchObject({ key: second });
    const files = await filesOf(db, userId);
    expect(files.find(({ key }) => key === first)).toMatchObject({ orderId, replacedAt: shop.clock.now() });
    expect(await shop.objectStore.has(first)).toBe(true);
    await bind(first, orderId);
    expect(await prescriptionOf(db, orderId)).toMatchObject({ key: first, replacedAt: null });
  });

  test.each(['a foreign file', 'one that only arrived', 'one that never came', 'one of another order', 'no key'])(
    'does not get %s',
    async (which) => {
      const orderId = await givenOrder();
      const { userId: somebodyElse } = await givenUser(db);
      const keys: Record<string, () => Promise<string>> = {
        'a foreign file': () => givenStored(somebodyElse),
        'one that only arrived': () => givenArrived(),
        'one that never came': () => givenForm(),
        'one of another order': async () => {
          const key = await givenStored();
          await bind(key, await givenOrder());
          return key;
        },
        'no key': async () => '\0',
      };
      const key = (await keys[which]?.()) as string;
      await expect(bind(key, orderId)).rejects.toMatchObject(notFound);
      expect(await prescriptionOf(db, orderId)).toBeNull();
    },
  );

  test('of two that want the same file at the same moment, one gets it', async () => {
    const [one, other] = [await givenOrder(), await givenOrder()];
    const key = await givenStored();
    const ended = await Promise.allSettled([bind(key, one), bind(key, other)]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('storing', () => {
  test('says what was stored, and says the same again', async () => {
    const key = await givenArrived();
    const stored = await storePrescription(parts, { format: 'physical', userId, key });
    expect(stored).toMatchObject({ key, userId, mediaType: 'application/pdf', storedAt: shop.clock.now() });
    shop.clock.advance({ minutes: 10 });
    expect(await storePrescription(parts, { format: 'physical', userId, key })).toEqual(stored);
  });

  test('notices when the bytes went after they were stored', async () => {
    const key = await givenStored();
    await shop.objectStore.remove(key);
    await expect(storePrescription(parts, { format: 'physical', userId, key })).rejects.toMatchObject(notFound);
  });

  test('leaves nothing behind when the account goes in the middle', async () => {
    const key = await givenArrived();
    const { objectStore } = parts;
    const put: typeof objectStore.put = async (...given) => {
      await db.delete(users).where(eq(users.id, userId));
      return objectStore.put(...given);
    };
    const interrupted = { ...parts, objectStore: { ...objectStore, put } };
    await expect(storePrescription(interrupted, { format: 'physical', userId, key })).rejects.toMatchObject(notFound);
    expect(await objectStore.has(key)).toBe(false);
  });

  test('what another request put away first is what counts', async () => {
    const key = await givenArrived();
    const { objectStore } = parts;
    const png = Buffer.from('not what was put away first');
    await objectStore.put(key, pdf);
    const late = { ...parts, objectStore: { ...objectStore, put: () => objectStore.put(key, png) } };
    expect(await storePrescription(late, { format: 'physical', userId, key })).toMatchObject({
      mediaType: 'application/pdf',
    });
    expect(await objectStore.read(key)).toEqual(pdf);
  });
});

describe('what no order keeps', () => {
  test('goes after 30 days, and is not ordered with on the last of them; what an order keeps stays', async () => {
    const [orphan, ordered, replaced] = [await givenStored(), await givenStored(), await givenStored()];
    const orderId = await givenOrder();
    await bind(replaced, orderId);
    await bind(ordered, orderId);

    shop.clock.advance({ days: 28, hours: 23 });
    await removeOrphans(parts, shop.clock.now());
    expect(await storePrescription(parts, { format: 'physical', userId, key: orphan })).toMatchObject({ key: orphan });
    shop.clock.advance({ hours: 1 });
    await expect(storePrescription(parts, { format: 'physical', userId, key: orphan })).rejects.toMatchObject(notFound);
    expect(await storePrescription(parts, { format: 'physical', userId, key: ordered })).toMatchObject({
      key: ordered,
    });

    await removeOrphans(parts, shop.clock.now());
    expect(await isGone(orphan)).toBe(false);
    shop.clock.advance({ days: 1 });
    await removeOrphans(parts, shop.clock.now());
    expect(await isGone(orphan)).toBe(true);
    for (const key of [ordered, replaced]) expect(await shop.objectStore.has(key)).toBe(true);
  });

  test('a form that was never used, or never assigned, goes a day after it expired', async () => {
    const [unused, unassigned] = [await givenForm(), await givenArrived()];
    shop.clock.advance({ days: 1, minutes: 4 });
    await removeOrphans(parts, shop.clock.now());
    expect(await storePrescription(parts, { format: 'physical', userId, key: unassigned })).toMatchObject({
      key: unassigned,
    });
    shop.clock.advance({ minutes: 1 });
    await removeOrphans(parts, shop.clock.now());
    expect(await isGone(unused)).toBe(true);
    expect(await isGone(unassigned)).toBe(false);
  });

  test('more than fits into one round goes in one go', async () => {
    const now = shop.clock.now();
    const rows = Array.from({ length: 230 }, (_, index) => ({
      key: index.toString(16).padStart(48, '0'),
      userId,
      fileName: 'Rezept.pdf',
      contentType: 'application/pdf',
      sizeBytes: 5,
      createdAt: now,
      formExpiresAt: now,
    }));
    await db.insert(prescriptionFiles).values(rows);
    shop.clock.advance({ days: 2 });
    await removeOrphans(parts, shop.clock.now());
    expect(await filesOf(db, userId)).toEqual([]);
  });

  test('stays noted while the store is away, and goes the next time', async () => {
    const orphan = await givenStored();
    shop.clock.advance({ days: 31 });
    const away = { ...shop.objectStore, remove: () => Promise.reject(new Error('away')) };
    await expect(removeOrphans({ db, objectStore: away }, shop.clock.now())).rejects.toThrow('away');
    expect(await filesOf(db, userId)).toHaveLength(1);
    await removeOrphans(parts, shop.clock.now());
    expect(await isGone(orphan)).toBe(true);
  });
});

describe('when an account is deleted', () => {
  test('its files go, but for those an order keeps and those of others', async () => {
    const { userId: somebodyElse } = await givenUser(db);
    const [stored, arrived, form] = [await givenStored(), await givenArrived(), await givenForm()];
    const [ordered, foreign] = [await givenStored(), await givenStored(somebodyElse)];
    await bind(ordered, await givenOrder());
    await removeFilesOf(parts, userId);
    for (const key of [stored, arrived, form]) expect(await isGone(key)).toBe(true);
    for (const key of [ordered, foreign]) expect(await isGone(key)).toBe(false);
  });

  test('what was missed goes with the next housekeeping', async () => {
    const key = await givenStored();
    await db.delete(users).where(eq(users.id, userId));
    await removeOrphans(parts, shop.clock.now());
    expect(await isGone(key)).toBe(true);
  });
});

test('a person is given all that they handed in', async () => {
  const [stored, never] = [await givenStored(), await givenForm()];
  const files = await filesOf(db, userId);
  expect(files.map(({ key }) => key).sort()).toEqual([stored, never].sort());
  const opened = await Promise.all(files.map((file) => openFile(parts, file)));
  expect(opened.filter((file) => file !== null)).toEqual([
    {
      version: expect.stringMatching(/^[\da-f]{8}$/),
      fileName: 'Rezept.pdf',
      mediaType: 'application/pdf',
      bytes: pdf,
    },
  ]);
});

/** Only what the table asks for: these tests are not about orders. */
async function givenOrder(): Promise<string> {
  const address = { fullName: 'L', street: 'S', houseNumber: '1', postalCode: '97070', city: 'W', country: 'DE' };
  const [order] = await db
    .insert(orders)
    .values({
      code: randomUUID(),
      userId,
      cartVersion: 1,
      status: 'requested',
      createdAt: shop.clock.now(),
      holdExpiresAt: shop.clock.now(),
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
