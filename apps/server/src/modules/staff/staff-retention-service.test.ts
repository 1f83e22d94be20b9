import { inviteStaff } from '@shop/contract/desk/staff';
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { type Staff, staff, staffPasskeys, staffSessions } from '../../db/schema/staff.ts';
import { atDeskWithPasskey, openWith, withCode } from '../../testing/desk-browser.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenAtDesk, givenStaff, type TestStaff } from '../../testing/staff.ts';
import { testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { checkJournal } from '../journal/journal-check-service.ts';
import { removeOldEntries } from '../journal/journal-retention-service.ts';
import { actorOf } from '../journal/journal-service.ts';
import { recordSetting } from '../journal/setting-journal-service.ts';
import { changeOrder } from '../orders/order-service.ts';
import { removeOldDeskSessions } from './desk-session-service.ts';
import { forgetOldStaff } from './staff-retention-service.ts';
import { endStaff } from './staff-service.ts';

const world = testWorld(testApp);
const { db } = world;
let lead: TestStaff;
beforeEach(async () => {
  lead = await givenAtDesk(world.shop, db, ['lead']);
});

async function givenWithPasskey(): Promise<Staff> {
  const person = await givenStaff(db);
  await atDeskWithPasskey(world.shop, db, person);
  return person;
}

/** On 2 June 2025, as the test clock says. */
async function leave({ id }: Pick<Staff, 'id'>): Promise<void> {
  await endStaff(world.shop.ordering, actorOf(lead.person), id);
}

const tidy = () => forgetOldStaff(world.shop.ordering, world.shop.clock.now());
const people = async () => (await db.select().from(staff)).map(({ id }) => id);
const said = async () => (await db.select().from(journal).orderBy(journal.id)).flatMap(({ what }) => what ?? []);
const finding = async () => (await checkJournal({ ...world.shop.ordering, marks: world.shop.marks })).finding;

describe('somebody who left', () => {
  test('goes five years after the end of that year, with devices and entries; hashes and a record of it stay', async () => {
    const person = await givenWithPasskey();
    await leave(person);
    expect(await said()).toEqual(expect.arrayContaining(['passkeyRegistered', 'ended']));

    world.shop.clock.set('2030-12-31T22:00:00Z');
    await tidy();
    expect(await people()).toContain(person.id);

    world.shop.clock.set('2030-12-31T23:00:00Z');
    await tidy();
    expect(await people()).not.toContain(person.id);
    expect(await db.select().from(staffPasskeys)).toEqual([]);
    expect(await said()).toEqual(['removed']);
    expect(JSON.stringify(await db.select().from(journal))).not.toContain(person.name);
    expect(await finding()).toBeNull();
  });

  test('stays while a record names them, and nothing of the journal is lost', async () => {
    const anna = await givenAtDesk(world.shop, db, ['pta']);
    const ordering = orderingShop(world.database);
    const { id } = await ordering.givenOrder();
    await changeOrder(ordering, id, anna.actor, { name: 'review' });
    await leave(anna.person);
    world.shop.clock.set('2031-02-01T08:00:00Z');
    await tidy();
    expect(await people()).toContain(anna.person.id);
    expect(await said()).toContain('ended');
    expect(await finding()).toBeNull();
  });

  test('leaves those whom they invited', async () => {
    const boss = await givenAtDesk(world.shop, db, ['lead']);
    const { data } = await boss.call(inviteStaff, {
      body: { email: 'bert@pharmacy.example', name: 'Bert', roles: ['pta'] },
    });
    await leave(boss.person);
    world.shop.clock.set('2031-02-01T08:00:00Z');
    await tidy();
    expect(await db.select().from(staff).where(eq(staff.id, data.id))).toMatchObject([{ invitedBy: null }]);
    expect(await people()).not.toContain(boss.person.id);
  });

  test('whoever works here is kept, however long', async () => {
    const { id } = await givenStaff(db);
    world.shop.clock.set('2045-01-01T08:00:00Z');
    await tidy();
    expect(await people()).toContain(id);
  });
});

test('a device that was ended goes after thirty days, one in use stays', async () => {
  const person = await givenWithPasskey();
  const colleague = await givenWithPasskey();
  await db.update(staffPasskeys).set({ endedAt: world.shop.clock.now() }).where(eq(staffPasskeys.staffId, person.id));
  const left = async () => (await db.select().from(staffPasskeys)).map(({ staffId }) => staffId);
  world.shop.clock.advance({ days: 30 });
  await removeOldDeskSessions(db, world.shop.clock.now());
  await tidy();
  expect(await left()).toHaveLength(2);
  world.shop.clock.advance({ minutes: 1 });
  await tidy();
  expect(await left()).toEqual([colleague.id]);
});

test('a challenge that nobody has signed goes with its time, its session stays', async () => {
  const expiresAt = new Date(world.shop.clock.now().getTime() + 120_000);
  const challenge = { challenge: 'sign me', challengePurpose: 'open' as const, challengeExpiresAt: expiresAt };
  await db.update(staffSessions).set(challenge);
  await removeOldDeskSessions(db, world.shop.clock.now());
  expect(await db.select().from(staffSessions).where(isNull(staffSessions.challenge))).toEqual([]);
  world.shop.clock.advance({ minutes: 3 });
  await removeOldDeskSessions(db, world.shop.clock.now());
  expect(await db.select().from(staffSessions).where(isNull(staffSessions.challenge))).toHaveLength(1);
});

test('sign-ins are told of for a year, settings for ten, and the chain holds', async () => {
  const person = await givenStaff(db);
  const { passkey } = await atDeskWithPasskey(world.shop, db, person);
  await openWith(await withCode(world.shop, person), passkey);
  const price = {
    at: world.shop.clock.now(),
    subjectId: 'a product',
    what: 'priceSet',
    detail: { cents: 899 },
  } as const;
  await db.transaction((tx) => recordSetting(tx, person, price));
  const saidOn = async (moment: string) => {
    world.shop.clock.set(moment);
    await removeOldEntries(db, world.shop.clock.now());
    return (await said()).filter((what) => ['signedIn', 'passkeyRegistered', 'priceSet'].includes(what));
  };
  expect(await saidOn('2026-06-01T10:00:00Z')).toEqual(['passkeyRegistered', 'signedIn', 'priceSet']);
  expect(await saidOn('2026-06-03T10:00:00Z')).toEqual(['passkeyRegistered', 'priceSet']);
  expect(await saidOn('2035-12-31T22:00:00Z')).toEqual(['passkeyRegistered', 'priceSet']);
  expect(await saidOn('2035-12-31T23:00:00Z')).toEqual(['passkeyRegistered']);
  expect(await finding()).toBeNull();
});
