import { changePortionBatch, printPaper } from '@shop/contract/desk/packing';
import { changeSetting } from '@shop/contract/desk/settings';
import { lockBatch } from '@shop/contract/desk/stock';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { weighings } from '../../db/schema/packing.ts';
import { batches } from '../../db/schema/stock.ts';
import { markByHand } from '../../testing/packed-order.ts';
import { packingDesk } from '../../testing/packing-desk.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';

const database = testDatabase();
const { db } = database;
const desk = packingDesk(database);
const { nameBatch, givenLaterBatch, prepare, read, weigh, writeLabels, seeLabels, act } = desk;

describe('packing', () => {
  test('asks for the scanned product and batch and a weight within the tolerance, and records who, when and what', async () => {
    await prepare();
    expect((await weigh({ pzn: '90000162' })).json()).toMatchObject({ id: 'WrongProduct' });
    expect((await weigh({ batchNumber: 'TQ-9' })).json()).toMatchObject({ id: 'WrongBatch', data: { number: 'TQ-1' } });
    expect((await weigh({ measuredMilli: 4_949 })).json()).toMatchObject({
      id: 'WeightOff',
      data: { lowestMilli: 4_950, highestMilli: 5_100 },
    });
    expect((await weigh({ measuredMilli: 5_101 })).json()).toMatchObject({
      id: 'WeightOff',
      data: { lowestMilli: 4_950, highestMilli: 5_100 },
    });
    expect(await db.$count(weighings)).toBe(0);
    expect((await act('pack', desk.shop.pta)).json()).toMatchObject({ id: 'PackingIncomplete', data: { missing: 1 } });

    expect((await weigh({ measuredMilli: 5_020 })).statusCode).toBe(200);
    expect((await read()).portions).toMatchObject([
      { units: 5, weighing: { measuredMilli: 5_020, by: desk.shop.pta.person.name, container: 'Schraubdose 50 ml' } },
    ]);
    await writeLabels();
    expect((await act('pack', desk.shop.pta)).statusCode).toBe(200);
    expect((await weigh()).json()).toMatchObject({ id: 'InvalidState' });
  });

  test('the protocol is never changed', async () => {
    await prepare();
    await weigh();
    await expect(db.update(weighings).set({ container: 'Beutel' })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
    await expect(db.delete(weighings)).rejects.toThrow();
  });

  test('the last grams of one batch and the first of the next are two portions, with a label each', async () => {
    await nameBatch({ number: 'TQ-1', expiresOn: '2027-01-31', onHandUnits: 3 });
    await givenLaterBatch();
    await prepare();
    const { portions } = await read();
    expect(portions.map(({ units, batch, wantedMilli }) => [units, batch.number, wantedMilli])).toEqual([
      [3, 'TQ-1', 3_000],
      [2, 'TQ-2', 2_000],
    ]);
    await weigh();
    expect((await act('pack', desk.shop.pta)).json()).toMatchObject({ id: 'PackingIncomplete', data: { missing: 1 } });
    await weigh();
    await writeLabels();
    expect((await act('pack', desk.shop.pta)).statusCode).toBe(200);
    expect((await read()).portions.map(({ label }) => [label.amount, label.batchNumber])).toEqual([
      ['3 g', 'TQ-1'],
      ['2 g', 'TQ-2'],
    ]);
  });

  test('another batch than the proposed one can be taken, and the books add up', async () => {
    const batchId = await givenLaterBatch();
    await prepare();
    const { version, portions } = await read();
    const [portion] = portions;
    expect(portion?.otherBatches).toMatchObject([{ id: batchId, number: 'TQ-2', onHand: 10 }]);
    const body = { version, portion: portion?.id ?? 0, batchId };
    const answer = await desk.shop.pta.call(changePortionBatch, { params: { id: desk.id }, headers: once(), body });
    expect(answer.data).toMatchObject({ portions: [{ units: 5, batch: { number: 'TQ-2' } }] });
    const onHand = await db.select().from(batches).orderBy(batches.number);
    expect(onHand.map(({ number, onHandUnits }) => [number, onHandUnits])).toEqual([
      ['TQ-1', 8],
      ['TQ-2', 5],
    ]);
  });

  test('of two people at the same order the slower one is told', async () => {
    await prepare();
    const { version } = await read();
    await weigh();
    const other = await givenAtDesk(desk.shop, db, ['pta']);
    expect((await weigh({ version }, other)).json()).toMatchObject({ id: 'OrderChanged' });
    expect(await db.$count(weighings)).toBe(1);
  });
});

describe('the release', () => {
  async function packed(by = desk.shop.pta) {
    await prepare();
    await weigh({}, by);
    await writeLabels(by);
    await act('pack', by);
  }

  test('is a pharmacist’s who did not pack it, and nothing leaves the house before', async () => {
    const lead = await givenAtDesk(desk.shop, db, ['lead']);
    await packed(lead);
    expect((await act('ship', lead)).json()).toMatchObject({ id: 'InvalidState' });
    await seeLabels(lead);
    expect((await act('release', lead)).json()).toMatchObject({ id: 'SamePerson' });
    expect((await act('release', desk.shop.pta)).json()).toMatchObject({
      id: 'RightMissing',
      data: { right: 'releaseOrder' },
    });
    expect((await read(desk.shop.pharmacist)).mayRelease).toBe(true);
    expect((await read(lead)).mayRelease).toBe(false);
    await seeLabels();
    expect((await act('release', desk.shop.pharmacist)).statusCode).toBe(200);
    await markByHand(desk.shop.ordering, desk.id);
    expect((await act('ship', lead)).statusCode).toBe(200);
  });

  test('is stopped by a batch that was locked meanwhile; then packing is stopped and begins with another batch', async () => {
    await givenLaterBatch();
    await packed();
    await seeLabels();
    const [batch] = await db.select().from(batches).where(eq(batches.number, 'TQ-1'));
    const body = { version: batch?.version ?? 0, reason: 'Rückruf' };
    await desk.shop.pharmacist.call(lockBatch, { params: { id: batch?.id ?? '' }, headers: once(), body });
    expect((await act('release', desk.shop.pharmacist)).json()).toMatchObject({
      id: 'BatchBlocked',
      data: { numbers: ['TQ-1'] },
    });

    expect((await act('stop', desk.shop.pta)).statusCode).toBe(200);
    expect((await act('prepare', desk.shop.pta)).statusCode).toBe(200);
    expect((await read()).portions).toMatchObject([{ batch: { number: 'TQ-2' }, weighing: null }]);
    const [locked] = await db.select().from(batches).where(eq(batches.number, 'TQ-1'));
    expect(locked?.onHandUnits).toBe(8);
  });

  test.each([
    ['never', true],
    ['flowers', false],
    ['always', false],
  ] as const)('is a pharmacist’s also where a second person is wanted %s', async (release, mayBePacker) => {
    const lead = await givenAtDesk(desk.shop, db, ['lead']);
    const value = { ...desk.shop.ordering.config.packing, release };
    await lead.call(changeSetting, { body: { name: 'packing', version: 0, value } });
    await packed(lead);
    expect((await read()).releasedAt).toBeNull();
    expect((await act('ship', lead)).json()).toMatchObject({ id: 'InvalidState' });
    expect((await act('release', desk.shop.pta)).json()).toMatchObject({ id: 'RightMissing' });
    await seeLabels(lead);
    expect((await read(lead)).mayRelease).toBe(mayBePacker);
    expect((await act('release', lead)).statusCode).toBe(mayBePacker ? 200 : 409);
  });
});

describe('papers', () => {
  const print = (
    body: { paper: 'label' | 'packingList' | 'addressLabel' | 'invoice'; portion?: number },
    headers = once(),
  ) => desk.shop.pta.call(printPaper, { params: { id: desk.id }, headers, body });

  test('are counted, and a print that is asked for again with its key is the same one', async () => {
    await prepare();
    const portion = (await read()).portions[0]?.id ?? 0;
    expect((await print({ paper: 'label', portion })).json()).toMatchObject({ id: 'InvalidState' });
    await weigh();
    const headers = once();
    expect((await print({ paper: 'label', portion }, headers)).statusCode).toBe(200);
    expect((await print({ paper: 'label', portion }, headers)).statusCode).toBe(200);
    expect((await read()).portions[0]?.labelPrints).toBe(1);
    await print({ paper: 'label', portion });
    await print({ paper: 'addressLabel' });
    expect((await read()).prints).toMatchObject([
      { kind: 'label', times: 2 },
      { kind: 'addressLabel', times: 1 },
    ]);
    const entries = await db.select().from(journal).where(eq(journal.what, 'paperPrinted')).orderBy(journal.id);
    expect(entries.map(({ detail }) => JSON.parse(detail ?? ''))).toEqual([
      { paper: 'label', times: 1 },
      { paper: 'label', times: 2, void: 1 },
      { paper: 'addressLabel', times: 1 },
    ]);
    expect((await print({ paper: 'invoice' })).json()).toMatchObject({ id: 'InvoiceNotReady' });
  });
});
