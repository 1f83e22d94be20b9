import { readDeskOverview } from '@shop/contract/desk/overview';
import { confirmPendingChange, stopPendingChange } from '@shop/contract/desk/pending-changes';
import { endHold, holdOrder } from '@shop/contract/desk/retention-plan';
import { changeSetting, readSettings } from '@shop/contract/desk/settings';
import { readDeskVisit } from '@shop/contract/desk/sign-in';
import { changeStaff, endStaff } from '@shop/contract/desk/staff';
import type { Role } from '@shop/contract/rights';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { orders } from '../../db/schema/orders.ts';
import { pendingChanges } from '../../db/schema/pending-changes.ts';
import { settings } from '../../db/schema/settings.ts';
import { staff, staffPasskeys } from '../../db/schema/staff.ts';
import { atDeskWithPasskey } from '../../testing/desk-browser.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenAtDesk, givenDevice, givenStaff, type TestStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';
import { keepGuardedSettings } from '../settings/guarded-setting-service.ts';
import { applyDueChanges } from './due-change-service.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let rita: TestStaff;
let karl: TestStaff;

/** A shop that is open, with two leads. */
beforeEach(async () => {
  shop = world.shop;
  rita = await givenAtDesk(shop, db, ['lead']);
  karl = await givenAtDesk(shop, db, ['lead']);
  for (const { person } of [rita, karl]) await givenDevice(db, person, shop.clock.now());
  await shop.givenOrder();
});

const bank = { bankName: 'Sparkasse', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', vatId: 'DE136695976' };
const changeBank = (by: TestStaff, value = bank, version = 0) =>
  by.call(changeSetting, { body: { name: 'bank', version, value } });
const account = async (by: TestStaff) => (await by.call(readSettings, {})).data.bank.value;
const waiting = async (by: TestStaff) => (await by.call(readDeskOverview, {})).data.pendingChanges ?? [];
const housekeeping = () => applyDueChanges(shop.ordering, shop.clock.now());

async function pendingId(by: TestStaff): Promise<string> {
  const [change] = await waiting(by);
  expect(change).toBeDefined();
  return change?.id ?? '';
}

async function said(): Promise<[string, string | null][]> {
  const entries = await db.select().from(journal).orderBy(journal.id);
  return entries.flatMap(({ what, staffName }): [string, string | null][] =>
    what?.startsWith('change') || what === 'settingChanged' ? [[what, staffName]] : [],
  );
}

describe('the account', () => {
  test('of one lead waits with a mail to all and a line on the desk, and counts once another confirms; the pair is on record', async () => {
    const { data } = await changeBank(rita);
    expect(data).toMatchObject({ pending: ['bank'], bank: { value: { iban: defaultShopConfig.pharmacy.iban } } });
    expect(await waiting(karl)).toMatchObject([
      { detail: { kind: 'bank', to: bank }, proposedByName: rita.person.name, mayConfirm: true },
    ]);
    expect((await shop.pharmacist.call(readDeskOverview, {})).data.pendingChanges).toBeNull();
    await shop.sendMails();
    const told = (await readMails(shop.mailFolder)).filter(({ subject }) => subject?.includes('zweite Leitung'));
    expect(told.flatMap(({ to = [] }) => to.map(({ address }) => address)).sort()).toEqual(
      [rita.person.email, karl.person.email].sort(),
    );
    expect(told[0]?.text).toContain('das Bankkonto der Apotheke');
    expect(told[0]?.text).not.toContain('1203');

    const params = { id: await pendingId(rita) };
    expectError(await rita.call(confirmPendingChange, { params }), 'SecondLeadNeeded');
    expectError(await shop.pharmacist.call(confirmPendingChange, { params }), 'Forbidden');
    expect((await karl.call(confirmPendingChange, { params })).statusCode).toBe(200);
    expect(await account(rita)).toEqual(bank);
    expect(shop.ordering.config.pharmacy.iban).toBe(bank.iban);
    expectError(await karl.call(confirmPendingChange, { params }), 'NotFound');
    expect(await said()).toEqual([
      ['changeProposed', rita.person.name],
      ['settingChanged', rita.person.name],
      ['changeConfirmed', karl.person.name],
    ]);
    const [confirmed] = await db.select().from(journal).where(eq(journal.what, 'changeConfirmed'));
    expect(JSON.parse(confirmed?.detail ?? '')).toMatchObject({ proposedBy: rita.person.name });
  });

  test('counts after 24 hours, and not a moment before', async () => {
    await changeBank(rita);
    const saved = async () => (await db.select().from(settings)).map(({ value }) => value);
    shop.clock.advance({ hours: 23, minutes: 59 });
    await housekeeping();
    expect(await saved()).toEqual([]);
    shop.clock.advance({ minutes: 1 });
    await housekeeping();
    expect(await saved()).toEqual([bank]);
    expect((await said()).at(-1)).toEqual(['changeCame', null]);
  });

  test('is stopped by any lead, and another change of it waits its turn', async () => {
    await changeBank(rita);
    expect((await changeBank(rita)).statusCode).toBe(200);
    expectError(await changeBank(karl, { ...bank, bankName: 'Andere' }), 'ChangePending', {
      countsFrom: new Date(shop.clock.now().getTime() + 24 * 60 * 60 * 1_000).toISOString(),
    });
    await karl.call(stopPendingChange, { params: { id: await pendingId(karl) } });
    expect(await waiting(rita)).toEqual([]);
    shop.clock.advance({ hours: 25 });
    await housekeeping();
    expect(await db.select().from(settings)).toEqual([]);
  });

  test('needs one lead alone where there is no other, but not because the other was sent away today', async () => {
    await rita.call(endStaff, { params: { id: karl.person.id }, body: { version: 1 } });
    expect((await changeBank(rita)).data.pending).toEqual(['bank']);
    await shop.sendMails();
    const told = (await readMails(shop.mailFolder)).flatMap(({ to = [] }) => to.map(({ address }) => address));
    expect(told).toContain(karl.person.email);
    await rita.call(stopPendingChange, { params: { id: await pendingId(rita) } });
    shop.clock.advance({ hours: 25 });
    const alone = await givenAtDesk(shop, db, [], { person: rita.person });
    expect((await changeBank(alone)).data).toMatchObject({ pending: [], bank: { value: bank } });
  });

  test('of config.json counts for the last time when patients begin to order', async () => {
    const kept = { db, config: shop.ordering.config };
    await keepGuardedSettings(kept, shop.clock.now());
    const { bankName, iban, bic, vatId } = defaultShopConfig.pharmacy;
    const forged = { ...defaultShopConfig, pharmacy: { ...defaultShopConfig.pharmacy, iban: bank.iban } };
    await keepGuardedSettings({ db, config: forged }, shop.clock.now());
    const rows = await db.select().from(settings).orderBy(settings.name);
    expect(rows.map(({ name, value }) => [name, value])).toEqual([
      ['bank', { bankName, iban, bic, vatId }],
      ['packing', { release: 'always' }],
    ]);
  });
});

test('the rule of release waits; the rest of the setting counts at once and does not touch what waits', async () => {
  const { packing } = defaultShopConfig;
  const change = (value: typeof packing, version: number) =>
    rita.call(changeSetting, { body: { name: 'packing', version, value } });
  const first = await change({ ...packing, release: 'never', usableMonths: 9 }, 0);
  expect(first.data).toMatchObject({
    pending: ['release'],
    packing: { value: { release: 'always', usableMonths: 9 } },
  });
  expect((await change({ ...packing, usableMonths: 8 }, 1)).data.pending).toEqual(['release']);
  await karl.call(confirmPendingChange, { params: { id: await pendingId(karl) } });
  expect((await rita.call(readSettings, {})).data.packing.value).toMatchObject({ release: 'never', usableMonths: 8 });
});

describe('roles', () => {
  const give = (by: TestStaff, { person }: TestStaff, roles: Role[], version = 1) =>
    by.call(changeStaff, { params: { id: person.id }, body: { name: person.name, roles, version } });
  const rolesOf = async ({ person }: TestStaff) =>
    (await db.select().from(staff).where(eq(staff.id, person.id)))[0]?.roles;

  test('that give the right to release wait, and others count at once', async () => {
    expect((await give(rita, shop.pta, ['pharmacist', 'pta'])).data).toEqual({ success: true, isPending: true });
    expect(await rolesOf(shop.pta)).toEqual(['pta']);
    expect((await give(rita, shop.pka, ['pka', 'pta'])).data.isPending).toBe(false);
    await karl.call(confirmPendingChange, { params: { id: await pendingId(karl) } });
    expect(await rolesOf(shop.pta)).toEqual(['pharmacist', 'pta']);
  });

  test('of a lead are taken by nobody alone, and what waits for somebody who has left ends with them', async () => {
    expect((await give(rita, karl, ['pta'])).data.isPending).toBe(true);
    expectError(await karl.call(confirmPendingChange, { params: { id: await pendingId(karl) } }), 'SecondLeadNeeded');
    await karl.call(stopPendingChange, { params: { id: await pendingId(karl) } });
    await give(rita, shop.pta, ['pharmacist']);
    await rita.call(endStaff, { params: { id: shop.pta.person.id }, body: { version: 1 } });
    expect(await db.select().from(pendingChanges)).toEqual([]);
  });
});

test('a hold ends with two leads: what is kept no longer is gone for good', async () => {
  const { id, code } = await shop.givenOrder();
  await rita.call(holdOrder, { headers: once(), body: { orderCode: code, reason: 'Klage' } });
  const isHeld = async () => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.disputedAt !== null;
  expect((await rita.call(endHold, { params: { id }, headers: once() })).data.isPending).toBe(true);
  expect(await isHeld()).toBe(true);
  await karl.call(confirmPendingChange, { params: { id: await pendingId(karl) } });
  expect(await isHeld()).toBe(false);
});

test('a lead who was invited and never came in is no second one', async () => {
  await db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, karl.person.id));
  expect((await changeBank(rita)).data).toMatchObject({ pending: [], bank: { value: bank } });
});

test('before the first order one lead changes everything alone', async () => {
  await db.delete(orders);
  expect((await changeBank(rita)).data).toMatchObject({ pending: [], bank: { value: bank } });
  const person = await givenStaff(db, { roles: ['pharmacist'], invitedBy: rita.person.id });
  const { browser } = await atDeskWithPasskey(shop, db, person);
  expect((await browser.call(readDeskVisit, {})).data?.stage).toBe('open');
});
