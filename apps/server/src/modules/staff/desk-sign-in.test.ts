import { readDeskMe } from '@shop/contract/desk/me';
import type { PasskeyAnswer } from '@shop/contract/desk/passkey-shapes';
import {
  askForPasskey,
  enterStaffCode,
  leaveDesk,
  lockDesk,
  offerPasskey,
  openDesk,
  readDeskVisit,
  registerPasskey,
  sendDeskCode,
  signInAtDesk,
} from '@shop/contract/desk/sign-in';
import { admitPasskey, listStaff, makeRecoveryCode } from '@shop/contract/desk/staff';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Staff, staff, staffCodes, staffPasskeys } from '../../db/schema/staff.ts';
import { addPasskey, atDeskWithPasskey, openWith, recoveryCodeWith, withCode } from '../../testing/desk-browser.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { codeFor, givenPatient, somebody } from '../../testing/person.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(testApp);
const { database, db } = world;
let anna: Staff;
beforeEach(async () => {
  anna = await givenStaff(db, { roles: ['lead'], email: 'anna@pharmacy.example', name: 'Anna Leitung' });
});

describe('the first lead', () => {
  test('gets in with mailbox, setup code and passkey, and the desk is open', async () => {
    const { browser } = await atDeskWithPasskey(world.shop, db, anna);
    expect((await browser.call(readDeskMe, {})).data).toMatchObject({ id: anna.id, roles: ['lead'] });
  });

  test('hears by mail that the code was used, and it is good once', async () => {
    const { browser, passkey } = await atDeskWithPasskey(world.shop, db, anna);
    await world.shop.sendMails();
    expect((await readMails(world.shop.mailFolder)).map(({ subject }) => subject)).toContain(
      'Ihr Einrichtungscode wurde benutzt',
    );
    await browser.call(leaveDesk, {});
    const again = await withCode(world.shop, anna);
    expectError(await again.call(enterStaffCode, { body: { code: passkey.id.slice(0, 20) } }), 'InvalidCode');
  });
});

describe('the mailbox alone', () => {
  test('has no rights, before and after a passkey that nobody has admitted', async () => {
    const browser = await withCode(world.shop, anna);
    expectError(await browser.call(readDeskMe, {}), 'Unauthorized');
    const passkey = await addPasskey(browser);
    expect((await browser.call(readDeskVisit, {})).data).toMatchObject({
      stage: 'proof',
      isWaiting: true,
      hasPasskey: false,
    });
    expectError(await openWith(browser, passkey), 'PasskeyRefused');
    expectError(await browser.call(readDeskMe, {}), 'Unauthorized');
  });

  test('is asked for by strangers in vain: they are answered alike and get no mail', async () => {
    const stranger = somebody(world.shop, 'stranger@elsewhere.example');
    const answer = await stranger.call(sendDeskCode, { body: { email: stranger.email } });
    expect(answer.data).toEqual({ success: true, isDelayed: false });
    expect(await world.shop.sendMails()).toBe(0);
    const body = { email: stranger.email, otp: '123456', deviceName: 'x' };
    expectError(await stranger.call(signInAtDesk, { body }), 'InvalidCode');
  });

  test('of somebody who has left gets no code either', async () => {
    await db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, anna.id));
    await somebody(world.shop).call(sendDeskCode, { body: { email: anna.email } });
    expect(await world.shop.sendMails()).toBe(0);
  });

  test('three wrong codes are the last', async () => {
    const browser = somebody(world.shop, anna.email);
    await browser.call(sendDeskCode, { body: { email: anna.email } });
    const right = await codeFor(world.shop, anna.email);
    const wrong = right === '000000' ? '111111' : '000000';
    const guess = (otp: string) => browser.call(signInAtDesk, { body: { email: anna.email, otp, deviceName: 'x' } });
    for (let tries = 0; tries < 3; tries++) expectError(await guess(wrong), 'InvalidCode');
    expectError(await guess(right), 'TooManyAttempts');
  });
});

test('a colleague’s device waits until a lead admits it, and then opens with its passkey', async () => {
  const { browser: lead } = await atDeskWithPasskey(world.shop, db, anna);
  const bert = await givenStaff(db, { roles: ['pta'] });
  const browser = await withCode(world.shop, bert);
  const passkey = await addPasskey(browser);
  const { data } = await lead.call(listStaff, {});
  const waiting = data.items.find(({ id }) => id === bert.id)?.passkeys[0];
  expect(waiting).toMatchObject({ deviceName: 'Offizin 1', admittedAt: null });
  await lead.call(admitPasskey, { params: { id: waiting?.id ?? '' } });
  expectError(await browser.call(readDeskMe, {}), 'Unauthorized');
  expect((await openWith(browser, passkey)).statusCode).toBe(200);
  expect((await browser.call(readDeskMe, {})).data.roles).toEqual(['pta']);
});

test('a lock takes all rights, and only a passkey of the same person opens it again', async () => {
  const { browser, passkey } = await atDeskWithPasskey(world.shop, db, anna);
  await browser.call(lockDesk, {});
  expectError(await browser.call(readDeskMe, {}), 'DeskLocked');
  const bert = await givenStaff(db, { roles: ['lead'] });
  const foreign = await atDeskWithPasskey(world.shop, db, bert);
  expectError(await openWith(browser, foreign.passkey), 'PasskeyRefused');
  expectError(await browser.call(readDeskMe, {}), 'DeskLocked');
  expect((await openWith(browser, passkey)).statusCode).toBe(200);
  expect((await browser.call(readDeskMe, {})).statusCode).toBe(200);
});

test('a recovery code lets a new device in once, is told by mail, and the one before is void', async () => {
  const { browser, passkey } = await atDeskWithPasskey(world.shop, db, anna);
  const { data: old } = await recoveryCodeWith(browser, passkey);
  const { data: recovery } = await recoveryCodeWith(browser, passkey);
  world.shop.clock.advance({ minutes: 1 });
  const newDevice = await withCode(world.shop, anna);
  expectError(await newDevice.call(enterStaffCode, { body: { code: old.code } }), 'InvalidCode');
  // Typed by hand: small letters, blanks, the letter O for a zero.
  const typed = recovery.code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
  expect((await newDevice.call(enterStaffCode, { body: { code: typed } })).statusCode).toBe(200);
  await addPasskey(newDevice);
  expect((await newDevice.call(readDeskMe, {})).statusCode).toBe(200);
  expectError(await newDevice.call(enterStaffCode, { body: { code: recovery.code } }), 'InvalidCode');
  await world.shop.sendMails();
  expect((await readMails(world.shop.mailFolder)).map(({ subject }) => subject)).toContain(
    'Ihr Wiederherstellungscode wurde benutzt',
  );
});

test('a recovery code is made for a passkey that has just answered and told by mail; an unlocked desk alone makes none', async () => {
  const { browser, passkey } = await atDeskWithPasskey(world.shop, db, anna);
  const bert = await atDeskWithPasskey(world.shop, db, await givenStaff(db, { roles: ['pta'] }));
  const make = (answer: PasskeyAnswer) => browser.call(makeRecoveryCode, { body: { passkey: answer } });
  const { data: options } = await browser.call(askForPasskey, {});
  expectError(await make(bert.passkey.answer(options)), 'PasskeyRefused');
  // The challenge went with the answer before.
  const answer = passkey.answer(options);
  expectError(await make(answer), 'PasskeyRefused');
  const { data: late } = await browser.call(askForPasskey, {});
  world.shop.clock.advance({ seconds: 121 });
  expectError(await make(passkey.answer(late)), 'PasskeyRefused');
  expect(await db.select().from(staffCodes)).toEqual([]);
  await world.shop.sendMails();
  const subjects = async () => (await readMails(world.shop.mailFolder)).map(({ subject }) => subject);
  expect(await subjects()).not.toContain('Ihr neuer Wiederherstellungscode');

  expect((await recoveryCodeWith(browser, passkey)).statusCode).toBe(200);
  await world.shop.sendMails();
  const told = (await readMails(world.shop.mailFolder)).find(({ subject }) => subject?.includes('neuer Wiederherst'));
  expect(told).toMatchObject({ to: [{ address: anna.email }] });
  expect(told?.text).toContain('melden Sie sich bitte gleich bei der Leitung');
});

describe('a passkey is refused', () => {
  test.each([
    ['from a page elsewhere', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without its person verified', { isUnverified: true }],
    ['with a count that a copy would have', { signCount: 1 }],
  ])('%s', async (_name, fault) => {
    const { browser, passkey } = await atDeskWithPasskey(world.shop, db, anna);
    await browser.call(lockDesk, {});
    const { data: options } = await browser.call(askForPasskey, {});
    expectError(await browser.call(openDesk, { body: { passkey: passkey.answer(options, fault) } }), 'PasskeyRefused');
    expectError(await browser.call(readDeskMe, {}), 'DeskLocked');
    if ('signCount' in fault) return;
    const { data: more } = await browser.call(offerPasskey, {});
    const made = softwarePasskey().create(more, fault);
    expectError(await browser.call(registerPasskey, { body: { passkey: made, deviceName: 'x' } }), 'PasskeyRefused');
  });

  test('when its challenge was used before, is too old, or belongs to another session', async () => {
    const { browser, passkey } = await atDeskWithPasskey(world.shop, db, anna);
    await browser.call(lockDesk, {});
    const { data: options } = await browser.call(askForPasskey, {});
    const answer = passkey.answer(options);
    expect((await browser.call(openDesk, { body: { passkey: answer } })).statusCode).toBe(200);
    expectError(await browser.call(openDesk, { body: { passkey: answer } }), 'PasskeyRefused');

    const { data: late } = await browser.call(askForPasskey, {});
    world.shop.clock.advance({ minutes: 2 });
    expectError(await browser.call(openDesk, { body: { passkey: passkey.answer(late) } }), 'PasskeyRefused');

    const { data: elsewhere } = await browser.call(askForPasskey, {});
    const thief = await withCode(world.shop, anna);
    await thief.call(askForPasskey, {});
    expectError(await thief.call(openDesk, { body: { passkey: passkey.answer(elsewhere) } }), 'PasskeyRefused');
  });

  test('also when the same answer arrives twice at once: it counts once', async () => {
    const { browser, passkey } = await atDeskWithPasskey(world.shop, db, anna);
    await browser.call(lockDesk, {});
    const { data: options } = await browser.call(askForPasskey, {});
    const answer = { body: { passkey: passkey.answer(options) } };
    const answers = await Promise.all([browser.call(openDesk, answer), browser.call(openDesk, answer)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('when somebody else’s browser registers it a second time', async () => {
    const { passkey } = await atDeskWithPasskey(world.shop, db, anna);
    const bert = await givenStaff(db);
    const browser = await withCode(world.shop, bert);
    const { data: options } = await browser.call(offerPasskey, {});
    const body = { passkey: passkey.create(options), deviceName: 'x' };
    expectError(await browser.call(registerPasskey, { body }), 'PasskeyRefused');
    expect(await db.select().from(staffPasskeys)).toHaveLength(1);
  });
});

test('the token of the mailbox’s session is of no use after the passkey', async () => {
  const browser = await withCode(world.shop, anna);
  const before = browser.cookies.get('shop_desk');
  const { browser: open } = await atDeskWithPasskey(world.shop, db, anna);
  expect(open.cookies.get('shop_desk')).not.toBe(before);
});

test('somebody who is a patient too has two sessions, which end apart', async () => {
  const patient = await givenPatient(world.shop);
  const person = await givenStaff(db, { roles: ['lead'], email: patient.email });
  const { cookie, call } = await givenAtDesk(world.shop, db, [], { person });
  expect((await call(readDeskMe, {})).statusCode).toBe(200);
  expectError(await patient.call(readDeskMe, {}), 'Unauthorized');
  await call(leaveDesk, {});
  expectError(await world.shop.call(readDeskMe, { headers: { cookie } } as never), 'Unauthorized');
  expect(patient.cookies.size).toBeGreaterThan(0);
});

test('behind TLS the cookie is the host’s own, unreadable and never sent from elsewhere', async () => {
  const https = await testApp(database, { env: { publicUrl: new URL('https://shop.example') } });
  const browser = somebody(https, anna.email);
  await browser.call(sendDeskCode, { body: { email: anna.email } });
  const answer = await browser.call(signInAtDesk, {
    body: { email: anna.email, otp: await codeFor(https, anna.email), deviceName: 'x' },
  });
  const cookie = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('__Host-shop_desk='));
  expect(cookie).toMatch(/^__Host-shop_desk=[\w-]{43}; Path=\/; Max-Age=43200; SameSite=Strict; HttpOnly; Secure$/);
  const { data: options } = await browser.call(offerPasskey, {});
  expect(options.rp.id).toBe('shop.example');
});
