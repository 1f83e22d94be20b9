import { readDeskMe } from '@shop/contract/desk/me';
import { openDesk, readDeskVisit } from '@shop/contract/desk/sign-in';
import {
  admitPasskey,
  changeStaff,
  endDeskSession,
  endPasskey,
  endStaff,
  inviteStaff,
  listStaff,
  readOwnDevices,
} from '@shop/contract/desk/staff';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { type Staff, staff } from '../../db/schema/staff.ts';
import { addPasskey, atDeskWithPasskey, openWith, recoveryCodeWith, withCode } from '../../testing/desk-browser.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenAtDesk, givenStaff, type TestStaff } from '../../testing/staff.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { demoSetupCode } from './first-lead.ts';
import { makeFirstLeads } from './staff-service.ts';

const world = testWorld(testApp);
const { db } = world;
let lead: TestStaff;
beforeEach(async () => {
  lead = await givenAtDesk(world.shop, db, ['lead']);
});

const absent = '2d1a6c0e-6f60-4f3f-9d4e-00000000abcd';

async function seen(id: string) {
  const { data } = await lead.call(listStaff, {});
  return data.items.find((person) => person.id === id);
}

describe('an invitation', () => {
  const body = {
    email: 'Bert@Pharmacy.example',
    name: 'Bert Beispiel',
    roles: ['pta', 'pka', 'pta'] as ['pta', 'pka', 'pta'],
  };

  test('is mailed, and the person is in the list with these roles and no device', async () => {
    const { data } = await lead.call(inviteStaff, { body });
    expect(await seen(data.id)).toMatchObject({
      name: 'Bert Beispiel',
      email: 'bert@pharmacy.example',
      roles: ['pka', 'pta'],
      passkeys: [],
      sessions: [],
      endedAt: null,
    });
    await world.shop.sendMails();
    const [mail] = await readMails(world.shop.mailFolder);
    expect(mail).toMatchObject({ subject: 'Ihr Zugang zur Offizin', to: [{ address: 'bert@pharmacy.example' }] });
    expect(mail?.text).toContain('Guten Tag Bert Beispiel,');
  });

  test('to somebody who works here is refused, also when two come at once', async () => {
    const answers = await Promise.all([lead.call(inviteStaff, { body }), lead.call(inviteStaff, { body })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expectError(await lead.call(inviteStaff, { body }), 'StaffExists');
  });

  test('brings somebody back who has left, without their old devices', async () => {
    const bert = await givenStaff(db, { email: 'bert@pharmacy.example' });
    const { browser, passkey } = await atDeskWithPasskey(world.shop, db, bert);
    await lead.call(endStaff, { params: { id: bert.id }, body: { version: 1 } });
    expectError(await browser.call(readDeskMe, {}), 'Unauthorized');
    expect((await lead.call(inviteStaff, { body })).data.id).toBe(bert.id);
    expectError(await browser.call(readDeskMe, {}), 'Unauthorized');
    world.shop.clock.advance({ minutes: 1 });
    expectError(await openWith(await withCode(world.shop, bert), passkey), 'PasskeyRefused');
  });
});

describe('roles', () => {
  test('are changed, and count with the next call', async () => {
    const pta = await givenAtDesk(world.shop, db, ['pta']);
    const body = { name: 'Neu Genannt', roles: ['courier' as const], version: 1 };
    await lead.call(changeStaff, { params: { id: pta.person.id }, body });
    expect((await pta.call(readDeskMe, {})).data).toMatchObject({ name: 'Neu Genannt', rights: ['deliverOwnTour'] });
  });

  test('of oneself are changed by nobody; one’s own name is', async () => {
    await givenStaff(db, { roles: ['lead'] });
    const change = (roles: ('lead' | 'pta')[], version: number) =>
      lead.call(changeStaff, { params: { id: lead.person.id }, body: { name: 'Dr. Anna', roles, version } });
    expectError(await change(['lead', 'pta'], 1), 'OwnRoles');
    expect((await change(['lead'], 1)).statusCode).toBe(200);
    expect((await lead.call(readDeskMe, {})).data.name).toBe('Dr. Anna');
  });

  test('that somebody else has changed meanwhile stay as they are', async () => {
    const bert = await givenStaff(db);
    const change = (name: string) =>
      lead.call(changeStaff, { params: { id: bert.id }, body: { name, roles: ['pta'], version: 1 } });
    await change('Erste');
    expectError(await change('Zweite'), 'StaffChanged');
    expect(await seen(bert.id)).toMatchObject({ name: 'Erste', version: 2 });
  });
});

describe('the last lead', () => {
  test('stays, whatever is tried', async () => {
    expectError(await lead.call(endStaff, { params: { id: lead.person.id }, body: { version: 1 } }), 'LastLead');
    expect(await seen(lead.person.id)).toMatchObject({ roles: ['lead'], endedAt: null, version: 1 });
    expect((await lead.call(readDeskMe, {})).statusCode).toBe(200);
  });

  test.each(['end', 'degrade'] as const)('is left when two leads %s one another at once', async (way) => {
    const other = await givenAtDesk(world.shop, db, ['lead']);
    const act = (by: TestStaff, { person }: TestStaff) =>
      way === 'end'
        ? by.call(endStaff, { params: { id: person.id }, body: { version: 1 } })
        : by.call(changeStaff, { params: { id: person.id }, body: { name: 'x', roles: ['pta'], version: 1 } });
    await Promise.all([act(lead, other), act(other, lead)]);
    const people = await db.select().from(staff);
    expect(people.filter(({ roles, endedAt }) => roles.includes('lead') && !endedAt)).toHaveLength(1);
  });
});

describe('devices', () => {
  test('are listed for their owner and for a lead, without keys', async () => {
    const bert = await givenStaff(db);
    const { browser } = await atDeskWithPasskey(world.shop, db, bert);
    const { data } = await browser.call(readOwnDevices, {});
    expect(data).toMatchObject({
      passkeys: [{ deviceName: 'Offizin 1', admittedAt: expect.any(String) }],
      sessions: [{ deviceName: 'Offizin 1', stage: 'open', isThisOne: true }],
      hasRecoveryCode: false,
    });
    expect(Object.keys(data.passkeys[0] ?? {}).sort()).toEqual([
      'admittedAt',
      'createdAt',
      'deviceName',
      'id',
      'lastUsedAt',
    ]);
    expect((await seen(bert.id))?.sessions).toMatchObject([{ stage: 'open', isThisOne: false }]);
  });

  test('a lost passkey is ended by a lead, with the sessions it has opened', async () => {
    const bert = await givenStaff(db);
    const { browser, passkey } = await atDeskWithPasskey(world.shop, db, bert);
    const id = (await seen(bert.id))?.passkeys[0]?.id ?? '';
    await lead.call(endPasskey, { params: { id } });
    expectError(await browser.call(readDeskMe, {}), 'Unauthorized');
    world.shop.clock.advance({ minutes: 1 });
    const again = await withCode(world.shop, bert);
    expect((await again.call(readDeskVisit, {})).data?.hasPasskey).toBe(false);
    expectError(await openWith(again, passkey), 'PasskeyRefused');
    expectError(await lead.call(admitPasskey, { params: { id } }), 'NotFound');
  });

  test('a session is ended by its owner and by a lead, and by nobody else', async () => {
    const bert = await givenAtDesk(world.shop, db, ['pta']);
    const mallory = await givenAtDesk(world.shop, db, ['pharmacist']);
    const params = { id: bert.sessionId };
    for (const endpoint of [endDeskSession, endPasskey]) {
      expectError(await mallory.call(endpoint, { params }), 'NotFound');
      expectError(await mallory.call(endpoint, { params: { id: absent } }), 'NotFound');
    }
    expect((await bert.call(readDeskMe, {})).statusCode).toBe(200);
    await lead.call(endDeskSession, { params });
    expectError(await bert.call(readDeskMe, {}), 'Unauthorized');
  });

  test('another passkey of an open desk waits too, and leaves the desk open', async () => {
    const bert = await givenStaff(db);
    const { browser } = await atDeskWithPasskey(world.shop, db, bert);
    world.shop.clock.advance({ minutes: 1 });
    await addPasskey(browser);
    expect((await browser.call(readDeskMe, {})).statusCode).toBe(200);
    expect((await seen(bert.id))?.passkeys.map(({ admittedAt }) => admittedAt === null)).toEqual([false, true]);
  });
});

describe('STAFF_EMAILS', () => {
  test('makes leads once, and takes nobody’s change back', async () => {
    const parts = { ...world.shop.ordering, shopAt: () => null };
    const make = (...emails: string[]) =>
      db.transaction((tx) =>
        makeFirstLeads(
          tx,
          parts,
          emails.map((email) => ({ email })),
        ),
      );
    await make('anna@pharmacy.example', 'anna@pharmacy.example');
    const [anna] = await db.select().from(staff).where(eq(staff.email, 'anna@pharmacy.example'));
    expect(anna).toMatchObject({ name: 'anna', roles: ['lead'] });
    await lead.call(endStaff, { params: { id: anna?.id ?? '' }, body: { version: 1 } });
    await make('anna@pharmacy.example');
    expect((await seen(anna?.id ?? ''))?.endedAt).not.toBeNull();
  });

  test('a demo shop tells a setup code until somebody has a passkey', async () => {
    const parts = { ...world.shop, db, config: world.shop.ordering.config, shopAt: () => null };
    expect(await demoSetupCode(parts, lead.person.email)).toMatch(/^(\w{5}-){3}\w{5}$/);
    await atDeskWithPasskey(world.shop, db, lead.person);
    expect(await demoSetupCode(parts, lead.person.email)).toBeNull();
  });
});

test('everything about people and devices is on record, with who did it', async () => {
  const { data } = await lead.call(inviteStaff, {
    body: { email: 'bert@pharmacy.example', name: 'Bert', roles: ['pta'] },
  });
  const [bert] = await db.select().from(staff).where(eq(staff.id, data.id));
  const { browser, passkey } = await atDeskWithPasskey(world.shop, db, bert as Staff);
  await recoveryCodeWith(browser, passkey);
  const passkeyId = (await seen(data.id))?.passkeys[0]?.id ?? '';
  await lead.call(changeStaff, { params: { id: data.id }, body: { name: 'Bert', roles: ['pka'], version: 1 } });
  await lead.call(endPasskey, { params: { id: passkeyId } });
  await lead.call(endStaff, { params: { id: data.id }, body: { version: 2 } });
  const entries = await db.select().from(journal).orderBy(journal.id);
  const named = entries.map(({ what, by, staffName }) => [what, staffName ?? by]);
  expect(named).toEqual([
    ['invited', lead.person.name],
    ['setupCodeMade', 'shop'],
    ['codeUsed', 'Bert'],
    ['passkeyRegistered', 'Bert'],
    ['recoveryCodeMade', 'Bert'],
    ['changed', lead.person.name],
    ['passkeyEnded', lead.person.name],
    ['ended', lead.person.name],
  ]);
  expect(entries.map(({ subjectId }) => subjectId)).toEqual(expect.arrayContaining([data.id, passkeyId]));
});

test('a broken answer of a device is refused, not an error of ours', async () => {
  const browser = await withCode(world.shop, lead.person);
  const rubbish = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
  const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const, response: rubbish };
  expectError(await browser.call(openDesk, { body: { passkey } }), 'PasskeyRefused');
});
