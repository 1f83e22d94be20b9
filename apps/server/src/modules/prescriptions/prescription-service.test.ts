import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { givenUser } from '../../testing/factories.ts';
import { pdf } from '../../testing/prescription-form.ts';
import { prescriptionShop } from '../../testing/prescription-shop.ts';
import { testWorld } from '../../testing/test-world.ts';
import {
  filesOf,
  fileVersionOf,
  openFile,
  openPrescription,
  prescriptionOf,
  storePrescription,
} from './prescription-service.ts';

const world = testWorld(prescriptionShop);
const { db } = world;

const notFound = { id: 'PrescriptionNotFound' };

describe('an order', () => {
  test('has the file that was bound to it, and its bytes unchanged', async () => {
    const orderId = await world.shop.givenOrder();
    expect([await prescriptionOf(db, orderId), await openPrescription(world.shop.parts, orderId)]).toEqual([
      null,
      null,
    ]);
    const key = await world.shop.givenStored();
    await world.shop.bind(key, orderId);
    expect(await prescriptionOf(db, orderId)).toMatchObject({ key, orderId, replacedAt: null });
    const version = await fileVersionOf(db, orderId);
    const opened = { version, fileName: 'Rezept.pdf', mediaType: 'application/pdf', bytes: pdf, pdfFindings: [] };
    expect(await openPrescription(world.shop.parts, orderId)).toEqual(opened);
  });

  test('keeps a replaced file, and shows the newer one; the older can come back', async () => {
    const orderId = await world.shop.givenOrder();
    const [first, second] = [await world.shop.givenStored(), await world.shop.givenStored()];
    await world.shop.bind(first, orderId);
    await world.shop.bind(second, orderId);
    await world.shop.bind(second, orderId);
    expect(await prescriptionOf(db, orderId)).toMatchObject({ key: second });
    const files = await filesOf(db, world.shop.userId);
    expect(files.find(({ key }) => key === first)).toMatchObject({ orderId, replacedAt: world.shop.clock.now() });
    expect(await world.shop.objectStore.has(first)).toBe(true);
    await world.shop.bind(first, orderId);
    expect(await prescriptionOf(db, orderId)).toMatchObject({ key: first, replacedAt: null });
  });

  test.each(['a foreign file', 'one that only arrived', 'one that never came', 'one of another order', 'no key'])(
    'does not get %s',
    async (which) => {
      const orderId = await world.shop.givenOrder();
      const { userId: somebodyElse } = await givenUser(db);
      const keys: Record<string, () => Promise<string>> = {
        'a foreign file': () => world.shop.givenStored(somebodyElse),
        'one that only arrived': () => world.shop.givenArrived(),
        'one that never came': () => world.shop.givenForm(),
        'one of another order': async () => {
          const key = await world.shop.givenStored();
          await world.shop.bind(key, await world.shop.givenOrder());
          return key;
        },
        'no key': async () => '\0',
      };
      const key = (await keys[which]?.()) as string;
      await expect(world.shop.bind(key, orderId)).rejects.toMatchObject(notFound);
      expect(await prescriptionOf(db, orderId)).toBeNull();
    },
  );

  test('of two that want the same file at the same moment, one gets it', async () => {
    const [one, other] = [await world.shop.givenOrder(), await world.shop.givenOrder()];
    const key = await world.shop.givenStored();
    const ended = await Promise.allSettled([world.shop.bind(key, one), world.shop.bind(key, other)]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('storing', () => {
  test('says what was stored, and says the same again', async () => {
    const key = await world.shop.givenArrived();
    const stored = await storePrescription(world.shop.parts, { format: 'physical', userId: world.shop.userId, key });
    expect(stored).toMatchObject({
      key,
      userId: world.shop.userId,
      mediaType: 'application/pdf',
      storedAt: world.shop.clock.now(),
    });
    world.shop.clock.advance({ minutes: 10 });
    expect(await storePrescription(world.shop.parts, { format: 'physical', userId: world.shop.userId, key })).toEqual(
      stored,
    );
  });

  test('notices when the bytes went after they were stored', async () => {
    const key = await world.shop.givenStored();
    await world.shop.objectStore.remove(key);
    await expect(
      storePrescription(world.shop.parts, { format: 'physical', userId: world.shop.userId, key }),
    ).rejects.toMatchObject(notFound);
  });

  test('leaves nothing behind when the account goes in the middle', async () => {
    const key = await world.shop.givenArrived();
    const { objectStore } = world.shop.parts;
    const put: typeof objectStore.put = async (...given) => {
      await db.delete(users).where(eq(users.id, world.shop.userId));
      return objectStore.put(...given);
    };
    const interrupted = { ...world.shop.parts, objectStore: { ...objectStore, put } };
    await expect(
      storePrescription(interrupted, { format: 'physical', userId: world.shop.userId, key }),
    ).rejects.toMatchObject(notFound);
    expect(await objectStore.has(key)).toBe(false);
  });

  test('what another request put away first is what counts', async () => {
    const key = await world.shop.givenArrived();
    const { objectStore } = world.shop.parts;
    const png = Buffer.from('not what was put away first');
    await objectStore.put(key, pdf);
    const late = { ...world.shop.parts, objectStore: { ...objectStore, put: () => objectStore.put(key, png) } };
    expect(await storePrescription(late, { format: 'physical', userId: world.shop.userId, key })).toMatchObject({
      mediaType: 'application/pdf',
    });
    expect(await objectStore.read(key)).toEqual(pdf);
  });
});

test('a person is given all that they handed in', async () => {
  const [stored, never] = [await world.shop.givenStored(), await world.shop.givenForm()];
  const files = await filesOf(db, world.shop.userId);
  expect(files.map(({ key }) => key).sort()).toEqual([stored, never].sort());
  const opened = await Promise.all(files.map((file) => openFile(world.shop.parts, file)));
  expect(opened.filter((file) => file !== null)).toEqual([
    {
      version: expect.stringMatching(/^[\da-f]{8}$/),
      fileName: 'Rezept.pdf',
      mediaType: 'application/pdf',
      bytes: pdf,
    },
  ]);
});
