import { randomUUID } from 'node:crypto';
import { readProduct } from '@shop/contract/catalogue';
import { changeSetting } from '@shop/contract/desk/settings';
import {
  attachCertificate,
  countBatch,
  listMovements,
  listStock,
  lockBatch,
  readProductStock,
  receiveGoods,
  releaseBatch,
  unlockBatch,
  writeOffBatch,
} from '@shop/contract/desk/stock';
import type { Input } from '@shop/contract/endpoint';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { batches, stockMovements } from '../../db/schema/stock.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';
import { expireBatches } from './batch-expiry-service.ts';
import { requireStock } from './batch-service.ts';

const world = testWorld((database) => deskShop(database, { stockUnits: 100 }));
const { db } = world;

const values = { thcPercent: 21.4, cbdPercent: 0.8, thcMgPerMl: null, cbdMgPerMl: null, terpenes: ['Myrcen'] };

function delivery(differences: Partial<Input<typeof receiveGoods>['body']> = {}) {
  const note = { supplier: 'Mainkraut Großhandel', deliveryNote: 'LS-4711', number: 'BM-2026-07' };
  return { productId: world.shop.flower.id, ...note, expiresOn: '2027-06-30', units: 50, values, ...differences };
}

async function received(differences: Parameters<typeof delivery>[0] = {}) {
  const { shop } = world;
  const answer = await shop.pka.call(receiveGoods, { headers: once(), body: delivery(differences) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data.batch;
}

/** The same with its certificate of analysis. */
async function certified({ id, version }: { id: string; version: number }, by = world.shop.pka) {
  const data = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n').toString('base64');
  const body = { version, fileName: 'coa.pdf', data };
  return (await by.call(attachCertificate, { params: { id }, headers: once(), body })).data.batch;
}

async function released(differences: Parameters<typeof delivery>[0] = {}) {
  const { shop } = world;
  const { id, version } = await certified(await received(differences));
  const body = { version, testNumber: `P-${id}`, identityTest: 'chromatography' as const };
  const answer = await shop.pharmacist.call(releaseBatch, { params: { id }, headers: once(), body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data.batch;
}

async function stock() {
  const { shop } = world;
  return (await shop.pta.call(readProductStock, { params: { id: shop.flower.id } })).data;
}

test('a delivered batch lies in quarantine, and can be ordered once a pharmacist released it', async () => {
  const { shop } = world;
  const { id, version } = await certified(await received());
  expect((await stock()).product).toMatchObject({ free: 100, quarantine: 50, reserved: 0 });

  const body = { version, testNumber: 'P-2026-118', identityTest: 'chromatography' as const };
  const ask = { params: { id }, headers: once(), body };
  expectError(await shop.pka.call(releaseBatch, ask), 'Forbidden');
  const { data } = await shop.pharmacist.call(releaseBatch, ask);
  expect(data.product).toMatchObject({ free: 150, quarantine: 0 });
  expect(data.batch).toMatchObject({
    number: 'BM-2026-07',
    state: 'released',
    values,
    release: { by: shop.pharmacist.person.name, testNumber: 'P-2026-118', identityTest: 'chromatography' },
  });
  expect((await shop.pharmacist.call(releaseBatch, ask)).data).toEqual(data);
  const entries = await db.select().from(journal).where(eq(journal.subject, 'batch')).orderBy(journal.id);
  expect(entries).toMatchObject([
    { what: 'batchReceived', subjectId: id, staffName: shop.pka.person.name },
    { what: 'certificateAttached', subjectId: id, staffName: shop.pka.person.name },
    { what: 'batchReleased', subjectId: id, staffName: shop.pharmacist.person.name },
  ]);
  expect(await stockComplaints(db)).toEqual([]);
});

test('a batch is released with its certificate alone, and by somebody other than whoever booked it in', async () => {
  const { shop } = world;
  const lead = await givenAtDesk(shop, db, ['lead']);
  const booked = (await lead.call(receiveGoods, { headers: once(), body: delivery() })).data.batch;
  const releaseBy = ({ call }: TestStaff, { id, version }: { id: string; version: number }) => {
    const body = { version, testNumber: `P-${id}`, identityTest: 'chromatography' as const };
    return call(releaseBatch, { params: { id }, headers: once(), body });
  };
  expectError(await releaseBy(shop.pharmacist, booked), 'CertificateMissing');
  const whole = await certified(booked, lead);
  expectError(await releaseBy(lead, whole), 'OwnGoodsIn');
  expect((await stock()).product).toMatchObject({ free: 100, quarantine: 50 });
  expect((await releaseBy(shop.pharmacist, whole)).statusCode).toBe(200);
});

test('where the pharmacy works without a second person, one books in and releases; the certificate is needed all the same', async () => {
  const { shop } = world;
  const lead = await givenAtDesk(shop, db, ['lead']);
  const value = { ...shop.ordering.config.packing, release: 'never' as const };
  await lead.call(changeSetting, { body: { name: 'packing', version: 0, value } });
  const booked = (await lead.call(receiveGoods, { headers: once(), body: delivery() })).data.batch;
  const release = async ({ id, version }: { id: string; version: number }) => {
    const body = { version, testNumber: 'P-1', identityTest: 'chromatography' as const };
    return lead.call(releaseBatch, { params: { id }, headers: once(), body });
  };
  expectError(await release(booked), 'CertificateMissing');
  expect((await release(await certified(booked, lead))).statusCode).toBe(200);
});

test('the same delivery note twice is told with the batch it brought, and the same request is done once', async () => {
  const { shop } = world;
  const key = randomUUID();
  const first = await shop.pka.call(receiveGoods, { headers: once(key), body: delivery() });
  expect((await shop.pka.call(receiveGoods, { headers: once(key), body: delivery() })).data).toEqual(first.data);
  const again = await shop.pka.call(receiveGoods, { headers: once(), body: delivery() });
  expectError(again, 'BatchKnown', { batchId: first.data.batch.id });
  expect((await stock()).batches).toHaveLength(2);
});

test('what expires today is not booked in, and a test number names one batch', async () => {
  const { shop } = world;
  const today = shop.clock.now().toISOString().slice(0, 10);
  const late = await shop.pka.call(receiveGoods, { headers: once(), body: delivery({ expiresOn: today }) });
  expectError(late, 'InvalidInput', { fields: [{ path: 'body.expiresOn', problem: 'out_of_range' }] });

  const { release } = await released();
  const other = await certified(await received({ number: 'BM-2026-08' }));
  const body = { version: other.version, testNumber: release?.testNumber ?? '', identityTest: 'other' as const };
  const answer = await shop.pharmacist.call(releaseBatch, { params: { id: other.id }, headers: once(), body });
  expectError(answer, 'TestNumberTaken');
});

describe('a locked batch', () => {
  test('takes its goods out of the shop; what orders hold of them is short until more comes', async () => {
    const { shop } = world;
    await shop.givenOrder({ quantity: 10 });
    const [opening] = (await stock()).batches;
    const params = { id: opening?.id ?? '' };
    const lock = { version: opening?.version ?? 0, reason: 'Rückruf des Herstellers' };
    expectError(await shop.pka.call(lockBatch, { params, headers: once(), body: lock }), 'Forbidden');
    const locked = (await shop.pharmacist.call(lockBatch, { params, headers: once(), body: lock })).data;
    expect(locked.product).toMatchObject({ free: 0, reserved: 10, short: 10, locked: 100 });
    expectError(await shop.pharmacist.call(lockBatch, { params, headers: once(), body: lock }), 'BatchChanged');

    await released();
    expect((await stock()).product).toMatchObject({ free: 40, reserved: 10, short: 0 });
    const open = { version: locked.batch.version, reason: 'Entwarnung' };
    const unlocked = (await shop.pharmacist.call(unlockBatch, { params, headers: once(), body: open })).data;
    expect(unlocked.product).toMatchObject({ free: 140, reserved: 10, short: 0, locked: 0 });
    expect(unlocked.batch).toMatchObject({ state: 'released', lockReason: null });
    expect(await stockComplaints(db)).toEqual([]);
  });

  test('that never was released goes back into quarantine', async () => {
    const { shop } = world;
    const { id, version } = await received();
    const body = { version, reason: 'Zertifikat fehlt' };
    const locked = (await shop.pharmacist.call(lockBatch, { params: { id }, headers: once(), body })).data.batch;
    const open = { version: locked.version, reason: 'Zertifikat ist da' };
    const { data } = await shop.pharmacist.call(unlockBatch, { params: { id }, headers: once(), body: open });
    expect(data.batch.state).toBe('quarantine');
  });
});

test('counting and writing off change what lies here, with their reason; destroying needs a witness', async () => {
  const { shop } = world;
  const { id, version } = await released();
  const counted = await shop.pka.call(countBatch, {
    params: { id },
    headers: once(),
    body: { version, units: 48, reason: 'Inventur' },
  });
  expect(counted.data).toMatchObject({ product: { free: 148 }, batch: { onHand: 48 } });

  const off = { what: 'destroyed' as const, version: counted.data.batch.version, units: 8, reason: 'Schimmel' };
  const ask = (more: object) => ({ params: { id }, headers: once(), body: { ...off, ...more } as never });
  expectError(await shop.pka.call(writeOffBatch, ask({})), 'InvalidInput', {
    fields: [{ path: 'body.witness', problem: 'invalid_type' }],
  });
  const self = await shop.pka.call(writeOffBatch, ask({ witness: shop.pka.person.name }));
  expectError(self, 'InvalidInput', { fields: [{ path: 'body.witness', problem: 'out_of_range' }] });
  const much = await shop.pka.call(writeOffBatch, ask({ witness: 'Dr. Ebert', units: 49 }));
  expectError(much, 'InvalidInput', { fields: [{ path: 'body.units', problem: 'out_of_range' }] });
  const { data } = await shop.pka.call(writeOffBatch, ask({ witness: 'Dr. Ebert' }));
  expect(data).toMatchObject({ product: { free: 140 }, batch: { onHand: 40 } });

  const { movements, next } = (await shop.pta.call(listMovements, { params: { id: shop.flower.id }, query: {} })).data;
  expect(next).toBeNull();
  expect(movements.map(({ kind, batchUnits, reason, witness }) => [kind, batchUnits, reason, witness])).toEqual([
    ['destroyed', -8, 'Schimmel', 'Dr. Ebert'],
    ['counted', -2, 'Inventur', null],
    ['released', 0, null, null],
    ['received', 50, null, null],
    ['opening', 100, null, null],
  ]);
  expect(await stockComplaints(db)).toEqual([]);
});

test('on its last day a batch leaves the shop by itself, once', async () => {
  const { shop } = world;
  await released({ expiresOn: '2027-01-31' });
  shop.clock.set('2027-01-31T05:00:00Z');
  await Promise.all([expireBatches(shop.ordering, shop.clock.now()), expireBatches(shop.ordering, shop.clock.now())]);
  expect(await requireStock(db, shop.flower.id)).toMatchObject({ stockUnits: 100, released: 100, locked: 50 });
  const expired = await db.select().from(stockMovements).where(eq(stockMovements.kind, 'expired'));
  expect(expired).toHaveLength(1);
});

test('the shop shows the analysis of the batch that would be dispensed now, and the next one when that is used up', async () => {
  const { shop } = world;
  const shown = async () => {
    const { slug } = (await stock()).product;
    return (await shop.call(readProduct, { params: { slug } })).data;
  };
  expect(await shown()).toMatchObject({ thc: 22, cbd: 1, terpenes: ['Myrcen'] });
  const { id } = await released({ values: { ...values, thcPercent: 24.9, terpenes: ['Limonen', 'Linalool'] } });
  const [opening] = (await stock()).batches;
  const body = { version: opening?.version ?? 0, units: 0, reason: 'Aufgebraucht' };
  await shop.pka.call(countBatch, { params: { id: opening?.id ?? '' }, headers: once(), body });
  expect(await shown()).toMatchObject({ thc: 24.9, cbd: 0.8, terpenes: ['Limonen', 'Linalool'], stock: 50 });
  const [batch] = await db.select().from(batches).where(eq(batches.id, id));
  const lock = { version: batch?.version ?? 0, reason: 'Rückruf' };
  await shop.pharmacist.call(lockBatch, { params: { id }, headers: once(), body: lock });
  expect(await shown()).toMatchObject({ thc: 22, stock: 0, available: false });
});

test('movements are never changed', async () => {
  await received();
  await expect(db.update(stockMovements).set({ reason: 'anders' })).rejects.toThrow();
  await expect(db.delete(stockMovements)).rejects.toThrow();
});

test('the list shows every product with what lies here of it', async () => {
  const { shop } = world;
  const { products: listed } = (await shop.pka.call(listStock, {})).data;
  expect(listed).toMatchObject([{ id: shop.flower.id, free: 100, reserved: 0, quarantine: 0, locked: 0, short: 0 }]);
});
