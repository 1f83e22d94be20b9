import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { givenUser } from '../../testing/factories.ts';
import { type PrescriptionShop, prescriptionShop } from '../../testing/prescription-shop.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { removeFilesOf, removeOrphans } from './file-removal-service.ts';
import { filesOf, type PrescriptionParts, storePrescription } from './prescription-service.ts';

const database = testDatabase();
const { db } = database;

let shop: PrescriptionShop;
let parts: PrescriptionParts;
let userId: string;
beforeEach(async () => {
  shop = await prescriptionShop(database);
  ({ parts, userId } = shop);
});

const notFound = { id: 'PrescriptionNotFound' };

describe('what no order keeps', () => {
  test('goes after 30 days, and is not ordered with on the last of them; what an order keeps stays', async () => {
    const [orphan, ordered, replaced] = [await shop.givenStored(), await shop.givenStored(), await shop.givenStored()];
    const orderId = await shop.givenOrder();
    await shop.bind(replaced, orderId);
    await shop.bind(ordered, orderId);

    shop.clock.advance({ days: 28, hours: 23 });
    await removeOrphans(parts, shop.clock.now());
    expect(await storePrescription(parts, { format: 'physical', userId, key: orphan })).toMatchObject({ key: orphan });
    shop.clock.advance({ hours: 1 });
    await expect(storePrescription(parts, { format: 'physical', userId, key: orphan })).rejects.toMatchObject(notFound);
    expect(await storePrescription(parts, { format: 'physical', userId, key: ordered })).toMatchObject({
      key: ordered,
    });

    await removeOrphans(parts, shop.clock.now());
    expect(await shop.isGone(orphan)).toBe(false);
    shop.clock.advance({ days: 1 });
    await removeOrphans(parts, shop.clock.now());
    expect(await shop.isGone(orphan)).toBe(true);
    for (const key of [ordered, replaced]) expect(await shop.objectStore.has(key)).toBe(true);
  });

  test('a form that was never used, or never assigned, goes a day after it expired', async () => {
    const [unused, unassigned] = [await shop.givenForm(), await shop.givenArrived()];
    shop.clock.advance({ days: 1, minutes: 4 });
    await removeOrphans(parts, shop.clock.now());
    expect(await storePrescription(parts, { format: 'physical', userId, key: unassigned })).toMatchObject({
      key: unassigned,
    });
    shop.clock.advance({ minutes: 1 });
    await removeOrphans(parts, shop.clock.now());
    expect(await shop.isGone(unused)).toBe(true);
    expect(await shop.isGone(unassigned)).toBe(false);
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
    const orphan = await shop.givenStored();
    shop.clock.advance({ days: 31 });
    const away = { ...shop.objectStore, remove: () => Promise.reject(new Error('away')) };
    await expect(removeOrphans({ db, objectStore: away }, shop.clock.now())).rejects.toThrow('away');
    expect(await filesOf(db, userId)).toHaveLength(1);
    await removeOrphans(parts, shop.clock.now());
    expect(await shop.isGone(orphan)).toBe(true);
  });
});

describe('when an account is deleted', () => {
  test('its files go, but for those an order keeps and those of others', async () => {
    const { userId: somebodyElse } = await givenUser(db);
    const [stored, arrived, form] = [await shop.givenStored(), await shop.givenArrived(), await shop.givenForm()];
    const [ordered, foreign] = [await shop.givenStored(), await shop.givenStored(somebodyElse)];
    await shop.bind(ordered, await shop.givenOrder());
    await removeFilesOf(parts, userId);
    for (const key of [stored, arrived, form]) expect(await shop.isGone(key)).toBe(true);
    for (const key of [ordered, foreign]) expect(await shop.isGone(key)).toBe(false);
  });

  test('what was missed goes with the next housekeeping', async () => {
    const key = await shop.givenStored();
    await db.delete(users).where(eq(users.id, userId));
    await removeOrphans(parts, shop.clock.now());
    expect(await shop.isGone(key)).toBe(true);
  });
});
