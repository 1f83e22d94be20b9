import { enterStaffCode } from '@shop/contract/desk/sign-in';
import { beforeEach, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { staff } from '../../db/schema/staff.ts';
import { atDeskWithPasskey, withCode } from '../../testing/desk-browser.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenDevice, givenStaff } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffCommand } from './staff-command.ts';
import { makeFirstLeads } from './staff-service.ts';

const database = testDatabase();
const { db } = database;
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp(database);
});

function run(...words: string[]): Promise<string> {
  return staffCommand({ ...shop.ordering, db }, words, 'root');
}

test('lists who works here, and says how to begin where nobody does', async () => {
  expect(await run()).toContain('STAFF_EMAILS makes the first lead');
  const anna = await givenStaff(db, { roles: ['lead'], email: 'anna@pharmacy.example', name: 'Anna\u001b[31m' });
  await atDeskWithPasskey(shop, db, anna);
  const listed = await run('list');
  expect(listed).toMatch(/^anna@pharmacy\.example {2}Anna\S* {2}lead; passkeys: 1$/);
  expect(listed).not.toContain('\u001b');
});

test('invites, gives roles and ends, but never the last lead', async () => {
  expect(await run('invite', 'Anna@Pharmacy.example', 'Anna Reuter', 'lead')).toBe(
    'Anna Reuter (anna@pharmacy.example) is invited as lead.',
  );
  const asAnna = (...words: string[]) => run(...words, '--as', 'anna@pharmacy.example');
  const asBert = (...words: string[]) => run(...words, '--as', 'bert@pharmacy.example');
  expect(await run('invite', 'bert@pharmacy.example', 'Bert', 'pta')).toContain('Please say who you are');
  expect(await asAnna('invite', 'anna@pharmacy.example', 'Anna', 'lead')).toContain('works here already');
  expect(await asAnna('end', 'anna@pharmacy.example')).toContain('The last lead stays');
  expect(await asAnna('roles', 'anna@pharmacy.example', 'pta')).toContain('Nobody changes their own access');
  await asAnna('invite', 'bert@pharmacy.example', 'Bert', 'pta');
  expect(await asBert('end', 'anna@pharmacy.example')).toContain('may not do that (manageStaff)');
  await asAnna('roles', 'bert@pharmacy.example', 'lead,pta');
  expect(await asBert('roles', 'anna@pharmacy.example', 'pta,courier')).toBe(
    'Anna Reuter (anna@pharmacy.example) is pta, courier now.',
  );
  expect(await asBert('end', 'anna@pharmacy.example')).toBe(
    'Anna Reuter (anna@pharmacy.example) has no access any more.',
  );
  expect(await asBert('end', 'anna@pharmacy.example')).toContain('Nobody works here');
  const entries = await db.select().from(journal).orderBy(journal.id);
  expect(entries.map(({ what, staffName }) => [what, staffName])).toEqual([
    ['invited', 'root'],
    ['invited', 'Anna Reuter'],
    ['changed', 'Anna Reuter'],
    ['changed', 'Bert'],
    ['ended', 'Bert'],
  ]);
  const people = await db.select().from(staff);
  expect(people.map(({ email, roles, endedAt }) => [email, roles, endedAt !== null])).toEqual(
    expect.arrayContaining([
      ['anna@pharmacy.example', ['courier', 'pta'], true],
      ['bert@pharmacy.example', ['lead', 'pta'], false],
    ]),
  );
});

test('asks what somebody of STAFF_EMAILS is called, and never takes the address for a name', async () => {
  await db.transaction((tx) =>
    makeFirstLeads(tx, { ...shop.ordering, shopAt: () => null }, [{ email: 'leitung@pharmacy.example' }]),
  );
  expect(await run()).toContain('leitung@pharmacy.example  (no name yet)');
  const asked = await run('setup-code', 'leitung@pharmacy.example');
  expect(asked).toContain('npm run staff -- setup-code leitung@pharmacy.example "NAME"');
  expect(asked).not.toMatch(/(\w{5}-){3}/);
  const told = await run('setup-code', 'leitung@pharmacy.example', ' Judith Mainthal ');
  expect(told).toMatch(/^Judith Mainthal \(leitung@pharmacy\.example\), setup code (\w{5}-){3}\w{5} /);
  expect((await db.select().from(staff))[0]).toMatchObject({ name: 'Judith Mainthal', roles: ['lead'] });
  // Whoever has a name needs none, also on the day on which no lead can get in.
  expect(await run('setup-code', 'leitung@pharmacy.example')).toContain('Judith Mainthal');
  const rename = ['name', 'leitung@pharmacy.example', 'Judith Mainthal-Ebert'];
  expect(await run(...rename)).toContain('Please say who you are');
  expect(await run(...rename, '--as', 'leitung@pharmacy.example')).toContain('Judith Mainthal-Ebert');
  expect(await run('name', 'leitung@pharmacy.example', ' ', '--as', 'leitung@pharmacy.example')).toContain(
    'npm run staff',
  );
});

test('makes a setup code that counts for an hour, and ends lost passkeys', async () => {
  const anna = await givenStaff(db, { roles: ['lead'] });
  const told = await run('setup-code', anna.email);
  const [code = ''] = /(\w{5}-){3}\w{5}/.exec(told) ?? [];
  const late = await withCode(shop, anna);
  shop.clock.advance({ minutes: 60 });
  expect((await late.call(enterStaffCode, { body: { code } })).json().id).toBe('InvalidCode');
  await atDeskWithPasskey(shop, db, anna);
  expect(await run('end-passkeys', anna.email)).toBe(`${anna.name} (${anna.email}) is signed out; passkeys ended: 1.`);
});

test('of two leads of an open shop, one alone gives nobody the right to release, and a setup code says what follows', async () => {
  await orderingShop(database).givenOrder();
  const anna = await givenStaff(db, { roles: ['lead'] });
  for (const lead of [anna, await givenStaff(db, { roles: ['lead'] })]) await givenDevice(db, lead, shop.clock.now());
  const bert = await givenStaff(db, { roles: ['pta'] });
  const give = (role: string) => run('roles', bert.email, role, '--as', anna.email);
  expect(await give('pharmacist')).toBe(
    `${bert.name} (${bert.email}) is pharmacist in a day, or once another lead confirms it at the desk.`,
  );
  expect(await give('lead')).toContain('Another change of these roles waits already');
  expect(await run('setup-code', anna.email)).toContain('waits for another lead, or for a day; all leads hear of it');
  expect(await run('setup-code', bert.email)).not.toContain('waits');
});

test.each([
  ['roles'],
  ['invite', 'no address', 'x', 'pta'],
  ['invite', 'a@b.example', 'x', 'boss'],
  ['invite', 'a@b.example'],
])('explains itself: %s %s %s %s', async (...words) => {
  await givenStaff(db, { email: 'anna@pharmacy.example' });
  expect(await run(...words)).toContain('npm run staff --');
  expect(await run('dance', 'anna@pharmacy.example')).toContain('npm run staff --');
});
