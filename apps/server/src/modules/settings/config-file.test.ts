import { readDeskOverview } from '@shop/contract/desk/overview';
import { confirmPendingChange, stopPendingChange } from '@shop/contract/desk/pending-changes';
import { changeSetting, readSettings } from '@shop/contract/desk/settings';
import { defaultShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { beforeEach, expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenAtDesk, givenDevice, type TestStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { applyDueChanges } from '../pending-changes/due-change-service.ts';
import { makeFirstLeads } from '../staff/staff-service.ts';
import { noticeConfigFile } from './config-file-service.ts';
import { keepGuardedSettings } from './guarded-setting-service.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let rita: TestStaff;
let karl: TestStaff;

const { pharmacy, packing } = defaultShopConfig;
const bank = { bankName: 'Sparkasse', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', vatId: 'DE136695976' };
const edited: ShopConfig = { ...defaultShopConfig, pharmacy: { ...pharmacy, ...bank } };

/** As a start does it: what counts is kept, and then the file is read. */
async function start(file: ShopConfig) {
  await keepGuardedSettings({ db, config: file }, shop.clock.now());
  await noticeConfigFile(shop.ordering, file);
}

/** A shop that is open, with two leads, and was started with the default file. */
beforeEach(async () => {
  shop = world.shop;
  rita = await givenAtDesk(shop, db, ['lead']);
  karl = await givenAtDesk(shop, db, ['lead']);
  for (const { person } of [rita, karl]) await givenDevice(db, person, shop.clock.now());
  await shop.givenOrder();
  await start(defaultShopConfig);
});

const account = async () => (await rita.call(readSettings, {})).data.bank.value;
const waiting = async () => (await rita.call(readDeskOverview, {})).data.pendingChanges ?? [];
const firstWaiting = async () => ({ id: (await waiting())[0]?.id ?? '' });
const confirm = async (by: TestStaff) => by.call(confirmPendingChange, { params: await firstWaiting() });
const said = async () =>
  (await db.select().from(journal).orderBy(journal.id)).flatMap(({ what, staffName }) =>
    what?.startsWith('change') ? [[what, staffName]] : [],
  );

test('an account that was written into config.json waits with a mail to all leads and a line, and two leads let it count', async () => {
  await start(edited);
  const { bankName, iban, bic, vatId } = pharmacy;
  expect(await account()).toEqual({ bankName, iban, bic, vatId });
  expect(await waiting()).toMatchObject([
    { detail: { kind: 'bank', from: { iban }, to: bank }, proposedByName: null, mayConfirm: true },
  ]);
  await shop.sendMails();
  const told = (await readMails(shop.mailFolder)).filter(({ subject }) => subject?.includes('zweite Leitung'));
  expect(told.flatMap(({ to = [] }) => to.map(({ address }) => address)).sort()).toEqual(
    [rita.person.email, karl.person.email].sort(),
  );
  expect(told[0]?.text).toContain('In config.json auf dem Server');
  expect(told[0]?.text).not.toContain('1203');

  // Whoever wrote the file may be the first of them.
  expect((await confirm(rita)).data).toEqual({ isPending: true });
  expect(await account()).toMatchObject({ iban });
  expectError(await confirm(rita), 'SecondLeadNeeded');
  expect((await confirm(karl)).data).toEqual({ isPending: false });
  expect(await account()).toEqual(bank);
  expect(await said()).toEqual([
    ['changeProposed', null],
    ['changeBacked', rita.person.name],
    ['changeConfirmed', karl.person.name],
  ]);
});

test('a tax number of the file waits as the account does, and one that the desk has set stays', async () => {
  await start({ ...defaultShopConfig, pharmacy: { ...pharmacy, vatId: 'DE136695976' } });
  expect(await account()).toMatchObject({ vatId: pharmacy.vatId });
  expect(await waiting()).toMatchObject([{ detail: { kind: 'bank', to: { vatId: 'DE136695976' } } }]);
  for (const by of [rita, karl]) await confirm(by);
  await start(defaultShopConfig);
  expect(await account()).toMatchObject({ vatId: 'DE136695976' });
});

test('it counts after 24 hours, and one that was stopped does not come again with the next start', async () => {
  await start(edited);
  await karl.call(stopPendingChange, { params: await firstWaiting() });
  await start(edited);
  expect(await waiting()).toEqual([]);

  const again = { ...edited, packing: { ...packing, release: 'never' as const } };
  await start(again);
  shop.clock.advance({ hours: 23 });
  await start(again);
  rita = await givenAtDesk(shop, db, ['lead'], { person: rita.person });
  expect(await waiting()).toMatchObject([{ detail: { kind: 'release', from: 'always', to: 'never' } }]);
  shop.clock.advance({ hours: 1 });
  await applyDueChanges(shop.ordering, shop.clock.now());
  rita = await givenAtDesk(shop, db, ['lead'], { person: rita.person });
  expect((await rita.call(readSettings, {})).data.packing.value.release).toBe('never');
  expect((await account()).iban).toBe(pharmacy.iban);
});

test('a file that is changed back takes its change along, and a change at the desk is none of the file', async () => {
  await start(edited);
  await start(defaultShopConfig);
  expect(await waiting()).toEqual([]);
  expect((await said()).map(([what]) => what)).toEqual(['changeProposed', 'changeStopped']);

  await rita.call(changeSetting, { body: { name: 'bank', version: 1, value: bank } });
  await confirm(karl);
  await start(defaultShopConfig);
  expect(await waiting()).toEqual([]);
  expect(await account()).toEqual(bank);
});

test('whom STAFF_EMAILS names once patients order leads at once, and every lead is told by mail', async () => {
  const make = () => db.transaction((tx) => makeFirstLeads(tx, shop.ordering, [{ email: 'nora@pharmacy.example' }]));
  await make();
  await make();
  await shop.sendMails();
  const told = (await readMails(shop.mailFolder)).filter(({ subject }) => subject === 'Jemand gehört neu zur Leitung');
  expect(told.flatMap(({ to = [] }) => to.map(({ address }) => address)).sort()).toEqual(
    [rita.person.email, karl.person.email].sort(),
  );
  expect(told[0]?.text).toContain('nora@pharmacy.example');
});

test('what a lead lets wait already is not overtaken by the file', async () => {
  const own = { ...bank, bankName: 'Volksbank' };
  await rita.call(changeSetting, { body: { name: 'bank', version: 1, value: own } });
  await start(edited);
  expect(await waiting()).toMatchObject([{ detail: { to: own }, proposedByName: rita.person.name }]);
  await karl.call(stopPendingChange, { params: await firstWaiting() });
  await start(edited);
  expect(await waiting()).toMatchObject([{ detail: { to: bank }, proposedByName: null }]);
});
