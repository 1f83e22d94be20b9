import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import { readDeskMe } from '@shop/contract/desk/me';
import { type Role, rights, roles } from '@shop/contract/rights';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { staff, staffSessions } from '../../db/schema/staff.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp(database);
});

test.each(Object.keys(roles) as Role[])(
  '%s is told who they are and what they may do, and nothing else',
  async (role) => {
    const { person, call } = await givenAtDesk(shop, db, [role]);
    const { data } = await call(readDeskMe, {});
    expect(data).toEqual({
      id: person.id,
      name: person.name,
      email: person.email,
      roles: [role],
      rights: rights.filter((right) => (roles[role] as readonly string[]).includes(right)),
    });
  },
);

describe('a right taken away is gone with the next call, in every process', () => {
  test('changed roles', async () => {
    const { person, call, cookie } = await givenAtDesk(shop, db, ['lead']);
    await call(readDeskMe, {});
    await db
      .update(staff)
      .set({ roles: ['courier'] })
      .where(eq(staff.id, person.id));
    const other = await testApp(database);
    for (const process of [shop, other]) {
      const { data } = await process.call(readDeskMe, { headers: { cookie } } as never);
      expect(data.rights).toEqual(['deliverOwnTour']);
    }
  });

  test.each([
    ['the person', (id: string) => db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, id))],
    [
      'the session',
      (id: string) => db.update(staffSessions).set({ endedAt: new Date() }).where(eq(staffSessions.staffId, id)),
    ],
  ])('ended: %s', async (_what, end) => {
    const { person, call } = await givenAtDesk(shop, db, ['lead']);
    await end(person.id);
    expectError(await call(readDeskMe, {}), 'Unauthorized');
  });
});

test('the code alone opens nothing', async () => {
  const { call } = await givenAtDesk(shop, db, ['lead'], { stage: 'proof' });
  expectError(await call(readDeskMe, {}), 'Unauthorized');
});

test('ten idle minutes lock the desk, also when the clock is then set back', async () => {
  const { call } = await givenAtDesk(shop, db, ['lead']);
  shop.clock.advance({ minutes: 9 });
  expect((await call(readDeskMe, {})).statusCode).toBe(200);
  shop.clock.advance({ minutes: 9 });
  expect((await call(readDeskMe, {})).statusCode).toBe(200);
  shop.clock.advance({ minutes: 10 });
  expectError(await call(readDeskMe, {}), 'DeskLocked');
  shop.clock.advance({ minutes: -10 });
  expectError(await call(readDeskMe, {}), 'DeskLocked');
});

describe('only what a person does keeps the desk open', () => {
  /** Asks every minute as the browser would, for as long as the desk answers; gives the minutes. */
  async function minutesOpen(cookie: string, idleSeconds: (minute: number) => string | undefined): Promise<number> {
    for (let minute = 1; minute <= 60; minute++) {
      shop.clock.advance({ minutes: 1 });
      const seconds = idleSeconds(minute);
      const headers = { cookie, ...(seconds !== undefined && { [idleSecondsHeader]: seconds }) };
      const { statusCode } = await shop.app.inject({ url: '/api/desk/me', headers });
      if (statusCode !== 200) return minute;
    }
    return Number.POSITIVE_INFINITY;
  }

  test.each<[string, (minute: number) => string | undefined, number]>([
    ['a page that only asks by itself', () => undefined, 10],
    ['a page whose person left when it began', (minute) => String(minute * 60), 10],
    ['a page whose person left in the fifth minute', (minute) => String(Math.max(0, minute - 5) * 60), 15],
    ['a person who goes on', () => '0', Number.POSITIVE_INFINITY],
    ['a header that is no number', () => '-1', 10],
    ['a header that is no number either', () => '1e1', 10],
  ])('%s', async (_what, idleSeconds, minutes) => {
    const { cookie } = await givenAtDesk(shop, db, ['lead']);
    expect(await minutesOpen(cookie, idleSeconds)).toBe(minutes);
  });

  test('an older window does not turn the clock back', async () => {
    const { cookie } = await givenAtDesk(shop, db, ['lead']);
    const ask = (seconds: string) =>
      shop.app.inject({ url: '/api/desk/me', headers: { cookie, [idleSecondsHeader]: seconds } });
    shop.clock.advance({ minutes: 9 });
    await ask('0');
    await ask('500');
    shop.clock.advance({ minutes: 9 });
    expect((await ask('9000')).statusCode).toBe(200);
  });
});

test('after twelve hours the session is over, however busy it was', async () => {
  const { call } = await givenAtDesk(shop, db, ['lead']);
  for (let minutes = 0; minutes < 12 * 60; minutes += 9) {
    expect((await call(readDeskMe, {})).statusCode).toBe(200);
    shop.clock.advance({ minutes: 9 });
  }
  expectError(await call(readDeskMe, {}), 'Unauthorized');
});
