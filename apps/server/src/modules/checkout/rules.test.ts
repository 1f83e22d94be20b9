import { randomUUID } from 'node:crypto';
import { addCartItem } from '@shop/contract/cart';
import { listShippingOptions } from '@shop/contract/checkout';
import { saveRecord } from '@shop/contract/desk/review';
import * as contract from '@shop/contract/desk/rules';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { products } from '../../db/schema/catalogue.ts';
import { journal } from '../../db/schema/journal.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { reserve } from '../../testing/placed-order.ts';
import { recordFor } from '../../testing/prescription-review.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { shippingOptions } from './shipping-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
let lead: TestStaff;
beforeEach(async () => {
  shop = await deskShop(database);
  lead = await givenAtDesk(shop, db, ['lead']);
});

const today = '2025-06-02';
const tomorrow = '2025-06-03';
const noFlowers: contract.RuleFields = {
  productType: 'bud',
  deliveryMode: 'standard',
  prescriptionFormat: null,
  prescriptionOrigin: null,
  isAllowed: false,
  reasonDe: 'Blüten bringen wir nur mit dem Boten.',
  reasonEn: 'Flowers come by courier only.',
  source: 'eigene Regel',
  validFrom: tomorrow,
  validTo: null,
};
const listed = async () => (await lead.call(contract.listRules, {})).data.rules;
const add = (differences: Partial<contract.RuleFields> = {}, key?: string) =>
  lead.call(contract.addRule, { headers: once(key), body: { fields: { ...noFlowers, ...differences } } });
async function added(differences: Partial<contract.RuleFields> = {}) {
  const before = new Set((await listed()).map(({ id }) => id));
  const { data } = await add(differences);
  const rule = data.rules.find(({ id }) => !before.has(id));
  if (!rule) throw new Error('no rule was added');
  return rule;
}
function change(
  { id, version, state: _, against: __, ...rule }: contract.DeliveryRuleShown,
  to: Partial<contract.RuleFields>,
) {
  return lead.call(contract.changeRule, {
    params: { id },
    headers: once(),
    body: { version, fields: { ...rule, ...to } },
  });
}
const entries = async () =>
  (await db.select().from(journal).where(eq(journal.subject, 'setting')).orderBy(journal.id)).map(
    ({ what, detail, staffName }) => ({
      what,
      staffName,
      detail: JSON.parse(detail ?? '{}'),
    }),
  );

describe('a rule', () => {
  test('is added once, and stands in the journal with all it says', async () => {
    const key = randomUUID();
    await add({}, key);
    await add({}, key);
    expect(await listed()).toHaveLength(3);
    expect(await entries()).toEqual([
      { what: 'ruleAdded', staffName: lead.person.name, detail: { before: {}, after: noFlowers } },
    ]);
  });

  test('begins today or later, and does not end before it begins', async () => {
    expectError(await add({ validFrom: '2025-06-01' }), 'RuleDays');
    expectError(await add({ validFrom: tomorrow, validTo: today }), 'RuleDays');
    expect((await add({ validFrom: today, validTo: today })).statusCode).toBe(200);
    expect((await add({ validFrom: null })).statusCode).toBe(200);
  });

  test('that is still to come is changed and taken away; of one in force only the last day changes', async () => {
    const draft = await added({ validFrom: null });
    expect(draft.state).toBe('draft');
    const { data: dated } = await change(draft, { validFrom: today });
    const inForce = dated.rules.find(({ id }) => id === draft.id);
    expect(inForce).toMatchObject({ state: 'inForce', version: 2 });
    if (!inForce) return;
    expectError(await change(inForce, { reasonDe: 'Anders.' }), 'RuleInForce');
    expectError(await change(inForce, { validFrom: tomorrow }), 'RuleInForce');
    expectError(await change(inForce, { validTo: '2025-05-31' }), 'RuleDays');
    const removal = { params: { id: inForce.id }, headers: once(), body: { version: 2 } };
    expectError(await lead.call(contract.removeRule, removal), 'RuleInForce');
    const { data: ended } = await change(inForce, { validTo: '2025-06-01' });
    const over = ended.rules.find(({ id }) => id === draft.id);
    expect(over).toMatchObject({ state: 'over', version: 3 });
    if (over) expectError(await change(over, { validTo: null }), 'RuleInForce');
    expect((await entries()).at(-1)).toMatchObject({
      what: 'ruleChanged',
      detail: { before: { validTo: null }, after: { validTo: '2025-06-01' } },
    });

    const planned = await added();
    await lead.call(contract.removeRule, {
      ...{ params: { id: planned.id }, headers: once(), body: { version: planned.version } },
    });
    expect((await listed()).map(({ id }) => id)).not.toContain(planned.id);
    expect((await entries()).at(-1)).toMatchObject({ what: 'ruleRemoved', detail: { before: noFlowers, after: {} } });
  });

  test('that somebody else changed meanwhile is not overwritten', async () => {
    const rule = await added();
    await change(rule, { source: 'Anna' });
    expectError(await change(rule, { source: 'Berta' }), 'RuleChanged');
    expect((await listed()).find(({ id }) => id === rule.id)?.source).toBe('Anna');
  });

  test('names those that say the opposite on the same days', async () => {
    const rule = await added();
    const opposite = await added({ isAllowed: true, validFrom: '2025-07-01' });
    const found = new Map((await listed()).map(({ id, against }) => [id, against]));
    expect(found.get(rule.id)).toEqual([opposite.id]);
    expect(found.get(opposite.id)).toEqual([rule.id]);
  });

  test('is for the lead alone', async () => {
    expectError(await shop.pharmacist.call(contract.listRules, {}), 'Forbidden');
  });
});

const supposed = (differences: Partial<contract.RuleFields> = {}, id: string | null = null) => {
  const { reasonDe, reasonEn, source: _, ...fields } = { ...noFlowers, ...differences };
  return { id, fields, reasonDe, reasonEn };
};

describe('what changes on a day', () => {
  const effects = async (day: string, rule: contract.SupposedRule | null) =>
    (await lead.call(contract.readRuleEffects, { body: { day, supposed: rule } })).data;

  test('is told of a rule that is still being written: the ways, open orders and carts', async () => {
    const { code } = await shop.givenOrder();
    const nothing = { changes: [], openOrders: { count: 0, codes: [] }, carts: 0, against: [] };
    expect(await effects(tomorrow, null)).toEqual(nothing);
    expect(await effects(tomorrow, supposed())).toEqual({
      changes: [
        {
          ...{ productType: 'bud', deliveryMode: 'standard', isAllowed: false },
          ...{ prescriptionFormat: null, prescriptionOrigin: null },
        },
      ],
      openOrders: { count: 1, codes: [code] },
      carts: 0,
      against: [],
    });
    // The day after nothing is new any more.
    expect(await effects('2025-06-04', supposed())).toEqual(nothing);
    await add();
    expect((await effects(tomorrow, null)).openOrders.count).toBe(1);
    expect((await effects(tomorrow, supposed({ isAllowed: true }))).against).toHaveLength(1);
  });

  test('is told by format and origin where it is not the same for all', async () => {
    const { changes } = await effects(tomorrow, supposed({ prescriptionOrigin: 'telemedicine' }));
    expect(changes.map((found) => [found.prescriptionFormat, found.prescriptionOrigin])).toEqual([
      ['physical', 'telemedicine'],
      ['ePrescription', 'telemedicine'],
      ['digital', 'telemedicine'],
    ]);
  });

  test('meets the open orders whose prescription was read to be of that origin', async () => {
    const { id } = await shop.givenOrder();
    const abroad = supposed({ prescriptionOrigin: 'abroad' });
    expect((await effects(tomorrow, abroad)).openOrders.count).toBe(0);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('the order is gone');
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
    const record = recordFor(order, lines, { origin: 'abroad' });
    const body = { recordVersion: 0, file: await fileVersionOf(db, id), record };
    expect((await shop.pharmacist.call(saveRecord, { params: { id }, body })).statusCode).toBe(200);
    expect((await effects(tomorrow, abroad)).openOrders).toEqual({ count: 1, codes: [order.code] });
  });

  test('counts the carts that lose a way', async () => {
    const { patient } = shop;
    const [product] = await db.select().from(products);
    await patient.call(addCartItem, { body: { itemId: product?.id ?? '' } });
    expect((await effects(tomorrow, supposed())).carts).toBe(1);
    expect((await effects(tomorrow, supposed({ productType: 'extract' }))).carts).toBe(0);
  });
});

test('a rule from tomorrow on is tried today and lived through tomorrow: nothing ordered is lost', async () => {
  const { id } = await shop.givenOrder();
  const asked = { postalCode: '97072', prescriptionFormat: null, prescriptionOrigin: null, supposed: null } as const;
  const ways = async (day: string) => {
    const body = { ...asked, day, productType: 'bud' as const };
    const { data } = await lead.call(contract.tryDelivery, { body });
    return data.ways.map(({ type, isPossible, reasonDe }) => [type, isPossible, reasonDe]);
  };
  await add();
  const forbidden = ['standard', false, noFlowers.reasonDe];
  expect((await ways(today)).at(-1)).toEqual(['standard', true, null]);
  expect((await ways(tomorrow)).at(-1)).toEqual(forbidden);

  shop.clock.set('2025-06-03T08:00:00Z');
  const query = { pharmacyId: 'demo-pharmacy', postalCode: '97072' };
  const [product] = await db.select().from(products);
  await shop.patient.call(addCartItem, { body: { itemId: product?.id ?? '' } });
  const { data: options } = await shop.patient.call(listShippingOptions, { query });
  expect(options.at(-1)).toMatchObject({ type: 'standard', available: false, reason: noFlowers.reasonDe });
  expectError(await reserve(shop.patient), 'DeliveryNotAllowed', {
    ...{ reasonDe: noFlowers.reasonDe, reasonEn: noFlowers.reasonEn },
    alternatives: ['pickup', 'courier'],
  });
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  expect(order).toMatchObject({ status: 'inReview', shippingType: 'standard' });
});

test('another process answers by the new rule at once', async () => {
  const other = openDatabase(workerConnection(), pino({ level: 'silent' }));
  try {
    const question = { day: tomorrow, postalCode: null, country: 'DE', productTypes: ['bud'] as const };
    const there = async () =>
      (await shippingOptions(other.db, { ...question, prescriptionFormat: null })).at(-1)?.reason?.de;
    expect(await there()).toBeUndefined();
    await add();
    expect(await there()).toBe(noFlowers.reasonDe);
  } finally {
    await other.pool.end();
  }
});
