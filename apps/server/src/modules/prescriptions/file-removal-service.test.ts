import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { givenUser } from '../../testing/factories.ts';
import { prescriptionShop } from '../../testing/prescription-shop.ts';
import { testWorld } from '../../testing/test-world.ts';
import { removeFilesOf, removeOrphans } from './file-removal-service.ts';
import { filesOf, storePrescription } from './prescription-service.ts';

const world = testWorld(prescriptionShop);
const { db } = world;

const notFound = { id: 'PrescriptionNotFound' };

describe('what no order keeps', () => {
  test('goes after 30 days, and is not ordered with on the last of them; what an order keeps stays', async () => {
    const [orphan, ordered, replaced] = [
      await world.shop.givenStored(),
      await world.shop.givenStored(),
      await world.shop.givenStored(),
    ];
    const orderId = await world.shop.givenOrder();
    await world.shop.bind(replaced, orderId);
    await world.shop.bind(ordered, orderId);

    world.shop.clock.advance({ days: 28, hours: 23 });
    await removeOrphans(world.shop.parts, world.shop.clock.now());
    expect(
      await storePrescription(world.shop.parts, { format: 'physical', userId: world.shop.userId, key: orphan }),
    ).toMatchObject({ key: orphan });
    world.shop.clock.advance({ hours: 1 });
    await expect(
      storePrescription(world.shop.parts, { format: 'physical', userId: world.shop.userId, key: orphan }),
    ).rejects.toMatchObject(notFound);
    expect(
      await storePrescription(world.shop.parts, { format: 'physical', userId: world.shop.userId, key: ordered }),
    ).toMatchObject({
      key: ordered,
    });

    await removeOrphans(world.shop.parts, world.shop.clock.now());
    expect(await world.shop.isGone(orphan)).toBe(false);
    world.shop.clock.advance({ days: 1 });
    await removeOrphans(world.shop.parts, world.shop.clock.now());
    expect(await world.shop.isGone(orphan)).toBe(true);
    for (const key of [ordered, replaced]) expect(await world.shop.objectStore.has(key)).toBe(true);
  });

  test('a form that was never used, or never assigned, goes a day after it expired', async () => {
    const [unused, unassigned] = [await world.shop.givenForm(), await world.shop.givenArrived()];
    world.shop.clock.advance({ days: 1, minutes: 4 });
    await removeOrphans(world.shop.parts, world.shop.clock.now());
    expect(
      await storePrescription(world.shop.parts, { format: 'physical', userId: world.shop.userId, key: unassigned }),
    ).toMatchObject({
      key: unassigned,
    });
    world.shop.clock.advance({ minutes: 1 });
    await removeOrphans(world.shop.parts, world.shop.clock.now());
    expect(await world.shop.isGone(unused)).toBe(true);
    expect(await world.shop.isGone(unassigned)).toBe(false);
  });

  test('more than fits into one round goes in one go', async () => {
    const now = world.shop.clock.now();
    const rows = Array.from({ length: 230 }, (_, index) => ({
      key: index.toString(16).padStart(48, '0'),
      userId: world.shop.userId,
      fileName: 'Rezept.pdf',
      contentType: 'application/pdf',
      sizeBytes: 5,
      createdAt: now,
      formExpiresAt: now,
    }));
    await db.insert(prescriptionFiles).values(rows);
    world.shop.clock.advance({ days: 2 });
    await removeOrphans(world.shop.parts, world.shop.clock.now());
    expect(await filesOf(db, world.shop.userId)).toEqual([]);
  });

  test('stays noted while the store is away, and goes the next time', async () => {
    const orphan = await world.shop.givenStored();
    world.shop.clock.advance({ days: 31 });
    const away = { ...world.shop.objectStore, remove: () => Promise.reject(new Error('away')) };
    await expect(removeOrphans({ db, objectStore: away }, world.shop.clock.now())).rejects.toThrow('away');
    expect(await filesOf(db, world.shop.userId)).toHaveLength(1);
    await removeOrphans(world.shop.parts, world.shop.clock.now());
    expect(await world.shop.isGone(orphan)).toBe(true);
  });
});

describe('when an account is deleted', () => {
  test('its files go, but for those an order keeps and those of others', async () => {
    const { userId: somebodyElse } = await givenUser(db);
    const [stored, arrived, form] = [
      await world.shop.givenStored(),
      await world.shop.givenArrived(),
      await world.shop.givenForm(),
    ];
    const [ordered, foreign] = [await world.shop.givenStored(), await world.shop.givenStored(somebodyElse)];
    await world.shop.bind(ordered, await world.shop.givenOrder());
    await removeFilesOf(world.shop.parts, world.shop.userId);
    for (const key of [stored, arrived, form]) expect(await world.shop.isGone(key)).toBe(true);
    for (const key of [ordered, foreign]) expect(await world.shop.isGone(key)).toBe(false);
  });

  test('what was missed goes with the next housekeeping', async () => {
    const key = await world.shop.givenStored();
    await db.delete(users).where(eq(users.id, world.shop.userId));
    await removeOrphans(world.shop.parts, world.shop.clock.now());
    expect(await world.shop.isGone(key)).toBe(true);
  });
});
