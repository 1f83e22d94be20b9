import { readDeskOverview } from '@shop/contract/desk/overview';
import { confirmPendingChange } from '@shop/contract/desk/pending-changes';
import { readDay } from '@shop/contract/desk/records';
import { readDeskVisit } from '@shop/contract/desk/sign-in';
import { admitPasskey, inviteStaff, listStaff } from '@shop/contract/desk/staff';
import type { Role } from '@shop/contract/rights';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { orderEvents } from '../../db/schema/orders.ts';
import { pendingChanges } from '../../db/schema/pending-changes.ts';
import { staff, staffPasskeys } from '../../db/schema/staff.ts';
import { addPasskey, atDeskWithPasskey, withCode } from '../../testing/desk-browser.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenAtDesk, givenDevice, givenStaff, type TestStaff } from '../../testing/staff.ts';
import { testWorld } from '../../testing/test-world.ts';
import { requireReleasable } from '../packing/packing-check-service.ts';
import { applyDueChanges } from '../pending-changes/due-change-service.ts';
import { endPasskeys } from './staff-device-service.ts';

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

const waiting = async (by: TestStaff) => (await by.call(readDeskOverview, {})).data.pendingChanges ?? [];
const housekeeping = () => applyDueChanges(shop.ordering, shop.clock.now());

describe('a device of somebody who may release', () => {
  async function givenWaitingDevice(by: TestStaff, roles: Role[]) {
    const email = 'zweite@pharmacy.example';
    const { data } = await by.call(inviteStaff, { body: { email, name: 'Nina Neu', roles } });
    await shop.sendMails();
    const browser = await withCode(shop, { email });
    await addPasskey(browser);
    const person = (await by.call(listStaff, {})).data.items.find(({ id }) => id === data.id);
    return { browser, params: { id: person?.passkeys[0]?.id ?? '' } };
  }

  test('is not admitted by the lead who took them in: another lead does, or a day passes; the pair is on record', async () => {
    const { browser, params } = await givenWaitingDevice(rita, ['pharmacist']);
    expect((await rita.call(admitPasskey, { params })).data.isPending).toBe(true);
    expect((await rita.call(admitPasskey, { params })).data.isPending).toBe(true);
    expect((await browser.call(readDeskVisit, {})).data?.hasPasskey).toBe(false);
    expect((await karl.call(admitPasskey, { params })).data.isPending).toBe(false);
    expect((await browser.call(readDeskVisit, {})).data?.hasPasskey).toBe(true);
    expect(await waiting(karl)).toEqual([]);
    const [entry] = await db.select().from(journal).where(eq(journal.what, 'passkeyAdmitted'));
    expect(entry?.staffName).toBe(karl.person.name);
    expect(JSON.parse(entry?.detail ?? '')).toMatchObject({ invitedBy: rita.person.id });
  });

  test('counts after a day; one of somebody who releases nothing at once', async () => {
    const { browser, params } = await givenWaitingDevice(rita, ['pharmacist']);
    await rita.call(admitPasskey, { params });
    await db.update(pendingChanges).set({ countsFrom: shop.clock.now() });
    await housekeeping();
    expect((await browser.call(readDeskVisit, {})).data?.hasPasskey).toBe(true);
    const pta = await givenStaff(db, { invitedBy: rita.person.id });
    const other = await withCode(shop, pta);
    await addPasskey(other);
    const { data } = await rita.call(listStaff, {});
    const id = data.items.find((person) => person.id === pta.id)?.passkeys[0]?.id ?? '';
    expect((await rita.call(admitPasskey, { params: { id } })).data.isPending).toBe(false);
  });

  test('by a setup code waits too, and all leads hear of it', async () => {
    const { browser } = await atDeskWithPasskey(shop, db, shop.pharmacist.person);
    expect((await browser.call(readDeskVisit, {})).data).toMatchObject({ stage: 'proof', isWaiting: true });
    const [change] = await waiting(karl);
    expect(change).toMatchObject({ detail: { kind: 'device' }, proposedByName: null, mayConfirm: true });
    await shop.sendMails();
    const told = (await readMails(shop.mailFolder)).filter(({ text }) => text?.includes('Am Server hat jemand'));
    expect(told).toHaveLength(2);
    await karl.call(confirmPendingChange, { params: { id: change?.id ?? '' } });
    expect((await browser.call(readDeskVisit, {})).data).toMatchObject({ isWaiting: false, hasPasskey: true });
  });

  test('of the only lead, locked out, opens the desk at once and releases nothing for a day', async () => {
    await db.delete(staffPasskeys);
    await db
      .update(staff)
      .set({ endedAt: new Date(0) })
      .where(eq(staff.id, karl.person.id));
    const { id } = rita.person;
    const about = { orderId: '2d1a6c0e-6f60-4f3f-9d4e-00000000abcd', isSecondNeeded: true };
    const release = () => requireReleasable(db, { ...about, staffId: id, now: shop.clock.now() });
    const first = await atDeskWithPasskey(shop, db, rita.person);
    expect((await first.browser.call(readDeskOverview, {})).data.releasesFrom).toBeNull();
    await release();

    await endPasskeys(shop.ordering, { kind: 'shop' }, rita.person);
    const { browser } = await atDeskWithPasskey(shop, db, rita.person);
    const from = new Date(shop.clock.now().getTime() + 24 * 60 * 60 * 1_000).toISOString();
    expect((await browser.call(readDeskOverview, {})).data.releasesFrom).toBe(from);
    await expect(release()).rejects.toMatchObject({ id: 'ReleaseNotYet', data: { from } });
    shop.clock.advance({ hours: 24 });
    await release();
  });
});

test('the day lists what accounts younger than seven days have released', async () => {
  const { id, code } = await shop.givenOrder();
  const release = async ({ person }: TestStaff, what: 'released' | 'packed') =>
    db.insert(orderEvents).values({
      orderId: id,
      at: shop.clock.now(),
      by: 'pharmacy',
      byName: person.name,
      byStaffId: person.id,
      what,
      hash: 'x',
    });
  const old = new Date(shop.clock.now().getTime() - 8 * 24 * 60 * 60 * 1_000);
  await db.update(staff).set({ invitedAt: old }).where(eq(staff.id, rita.person.id));
  await release(rita, 'released');
  await release(shop.pta, 'packed');
  await release(shop.pharmacist, 'released');
  const { youngReleases } = (await rita.call(readDay, {})).data;
  expect(youngReleases).toEqual([{ code, byName: shop.pharmacist.person.name, invitedOn: expect.any(String) }]);
});
