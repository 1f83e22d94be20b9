import { readSession, sendSignInCode } from '@shop/contract/auth';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  readEmailChange,
  sendEmailChangeCode,
  sendOldEmailCode,
  stopEmailChange,
} from '@shop/contract/email-change';
import { deleteAccount, exportPersonalData } from '@shop/contract/patient';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emailChanges, sessions, users } from '../../db/schema/identity.ts';
import { type EmailChangeShop, emailChangeShop, newEmail, wrong } from '../../testing/email-change-shop.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { codeFor, givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { forgetFormerEmails, moveDueAccounts } from './email-move-service.ts';

const database = testDatabase();
const { db } = database;
const onEmailMoved = vi.fn(async () => {});

let shop: EmailChangeShop;
beforeEach(async () => {
  onEmailMoved.mockClear();
  shop = await emailChangeShop(database);
});

async function housekeeping(): Promise<void> {
  await moveDueAccounts({ ...shop.ordering, onEmailMoved }, shop.clock.now());
  await shop.sendAllMails();
}

describe('with both mailboxes', () => {
  test('an account moves at once; other sessions end, and both addresses are told', async () => {
    const lena = await givenPatient(shop);
    const phone = await givenSignedIn(shop, somebody(shop, lena.email));
    const waiting = await shop.askToMove(lena);
    expect(waiting.data).toEqual({
      newEmail,
      movesAt: new Date(shop.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(await shop.emailOf(lena)).toBe(lena.email);
    expect((await lena.call(readEmailChange, {})).data).toEqual({ change: waiting.data });

    const otp = await codeFor(shop, lena.email);
    expectError(await lena.call(confirmEmailChange, { body: { email: newEmail, otp: wrong(otp) } }), 'InvalidCode');
    shop.later({ seconds: 1 });
    expect((await lena.call(confirmEmailChange, { body: { email: newEmail, otp } })).data).toEqual({ email: newEmail });

    expect(await shop.emailOf(lena)).toBe(newEmail);
    expect((await phone.call(readSession, {})).data).toBeNull();
    expect((await lena.call(readEmailChange, {})).data).toEqual({ change: null });
    const told = await shop.newestMail(lena.email);
    expect(told?.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
    expect(told?.text).toContain('l…@patient.example');
    expect(told?.text).toContain('ein neues, leeres Konto');
    expect((await shop.newestMail(newEmail))?.subject).toBe('Ihre neue E-Mail-Adresse gilt');
    expect((await shop.signIn(newEmail)).data.user).toMatchObject({ email: newEmail, firstName: 'Lena' });
  });

  test('the code from one mailbox is worth nothing for the other, nor is one for signing in', async () => {
    const lena = await givenPatient(shop);
    await somebody(shop, newEmail).call(sendSignInCode, { body: { email: newEmail, type: 'sign-in' } });
    const forSignIn = await codeFor(shop, newEmail);
    expectError(await lena.call(changeEmail, { body: { email: newEmail, otp: forSignIn } }), 'InvalidCode');
    await lena.call(sendEmailChangeCode, { body: { email: newEmail } });
    await shop.sendAllMails();
    await shop.askToMove(lena);
    const mails = (await readMails(shop.mailFolder)).filter(({ to }) => to?.[0]?.address === newEmail);
    for (const { text } of mails) {
      const otp = /^\d{6}$/m.exec(text ?? '')?.[0] ?? '';
      const answer = await lena.call(confirmEmailChange, { body: { email: newEmail, otp } });
      expect(['InvalidCode', 'TooManyAttempts']).toContain(answer.json().id);
    }
    expect(await shop.emailOf(lena)).toBe(lena.email);
  });

  test('the code counts for the address the person saw, not for one that took its place', async () => {
    const lena = await givenPatient(shop);
    const thief = somebody(shop, lena.email);
    await shop.askToMove(lena);
    const otp = await codeFor(shop, lena.email);
    for (const [name, value] of lena.cookies) thief.cookies.set(name, value);
    await shop.askToMove(thief, 'thief@patient.example');
    expectError(await lena.call(confirmEmailChange, { body: { email: newEmail, otp } }), 'InvalidState');
    for (const email of ['thief@patient.example', 'third@patient.example']) {
      const answer = await thief.call(confirmEmailChange, { body: { email, otp } });
      expect(['InvalidCode', 'InvalidState']).toContain(answer.json().id);
    }
    expect(await shop.emailOf(lena)).toBe(lena.email);
  });

  test('a hundred who confirm at once move it once', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    const otp = await codeFor(shop, lena.email);
    const confirm = () => lena.call(confirmEmailChange, { body: { email: newEmail, otp } });
    const answers = await Promise.all(Array.from({ length: 100 }, confirm));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
    await shop.sendAllMails();
    const subjects = (await readMails(shop.mailFolder)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Ihre neue E-Mail-Adresse gilt')).toHaveLength(1);
  });
});

describe('without the old mailbox', () => {
  test('the account moves after seven days, and not before', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    shop.later({ days: 6, hours: 23 });
    await housekeeping();
    expect((await shop.signIn(lena.email)).data.user).toMatchObject({ firstName: 'Lena' });
    shop.later({ hours: 1 });
    await Promise.all([housekeeping(), housekeeping()]);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: newEmail }]);
    expect(await db.select().from(sessions)).toEqual([]);
    expect(onEmailMoved).toHaveBeenCalledTimes(1);
    expect(onEmailMoved).toHaveBeenCalledWith(expect.anything(), { userId: expect.any(String), email: newEmail });
    expect((await shop.newestMail(lena.email))?.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  });

  test('whoever then signs in with the old address is told by mail where the account went, until a new one is opened', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    shop.later({ days: 7 });
    await housekeeping();
    shop.later({ hours: 1 });
    expect((await shop.signIn(lena.email)).data.user).toMatchObject({ firstName: null, onboardingCompleted: false });
    expect((await shop.newestMail(lena.email))?.text).toContain(
      'am 09.06.2025 zu einer anderen E-Mail-Adresse umgezogen',
    );
    await shop.signIn(lena.email);
    expect((await shop.newestMail(lena.email))?.text).not.toContain('umgezogen');
  });

  test('nobody remembers the old address for longer than a year', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    shop.later({ days: 7 });
    await housekeeping();
    const former = () => db.query.formerEmails.findMany();
    expect(JSON.stringify(await former())).not.toContain(lena.email);
    shop.later({ days: 364 });
    await forgetFormerEmails(shop.ordering, shop.clock.now());
    expect(await former()).toHaveLength(1);
    shop.later({ days: 2 });
    await forgetFormerEmails(shop.ordering, shop.clock.now());
    expect(await former()).toEqual([]);
  });

  test('an address that got an account meanwhile is not taken: nothing changes, and it is told', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    await shop.signIn(newEmail);
    shop.later({ days: 7 });
    await housekeeping();
    expect(await db.select({ email: users.email }).from(users)).toHaveLength(2);
    expect((await shop.newestMail(lena.email))?.subject).toBe('Ihre E-Mail-Adresse bleibt, wie sie ist');
    expect((await shop.signIn(lena.email)).data.user).toMatchObject({ firstName: 'Lena' });
    expect(await db.select().from(emailChanges)).toEqual([]);
  });

  test('the same for who enters the code', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    await shop.signIn(newEmail);
    shop.later({ seconds: 31 });
    await lena.call(sendOldEmailCode, {});
    const otp = await codeFor(shop, lena.email);
    expectError(await lena.call(confirmEmailChange, { body: { email: newEmail, otp } }), 'UniqueConstraintViolation', {
      kind: 'email',
    });
    expect(await shop.emailOf(lena)).toBe(lena.email);
    expect((await lena.call(readEmailChange, {})).data).toEqual({ change: null });
  });
});

describe('the link in the mail to the old address', () => {
  test('stops the change without a sign-in and ends every session; no device stays known', async () => {
    const lena = await givenPatient(shop);
    const thief = await givenSignedIn(shop, somebody(shop, lena.email));
    await shop.askToMove(thief, 'thief@patient.example');
    const mail = await shop.newestMail(lena.email);
    expect(mail?.subject).toBe('Ihre E-Mail-Adresse soll geändert werden');
    expect(mail?.text).not.toContain('thief@');
    expect(mail?.text).toContain('Wir fragen Sie nie am Telefon oder per E-Mail nach diesem Code.');
    const token = await shop.stopTokenFor(lena.email);
    expect(JSON.stringify(await db.select().from(emailChanges))).not.toContain(token);

    const guest = somebody(shop);
    expect((await guest.call(stopEmailChange, { body: { token } })).data).toEqual({ success: true });
    for (const person of [lena, thief]) expect((await person.call(readSession, {})).data).toBeNull();
    shop.later({ days: 8 });
    await housekeeping();
    expect((await shop.signIn(lena.email)).data.user).toMatchObject({ firstName: 'Lena' });

    // What the thief's browser asks counts with strangers again: three guesses at a code it did not ask for.
    shop.later({ minutes: 1 });
    await thief.call(sendSignInCode, { body: { email: lena.email, type: 'sign-in' } });
    const { json } = await thief.call(sendSignInCode, { body: { email: lena.email, type: 'sign-in' } });
    expect(json().id).toBe('TooManyRequests');
    const neighbour = somebody(shop, lena.email);
    expect((await neighbour.call(sendSignInCode, { body: { email: lena.email, type: 'sign-in' } })).json().id).toBe(
      'TooManyRequests',
    );
  });

  test('every mail has one, all of them work, each once', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    const first = await shop.stopTokenFor(lena.email);
    shop.later({ seconds: 31 });
    await lena.call(sendOldEmailCode, {});
    const second = await shop.stopTokenFor(lena.email);
    expect(second).not.toBe(first);
    expect((await somebody(shop).call(stopEmailChange, { body: { token: first } })).statusCode).toBe(200);
    for (const token of [first, second, '', 'x', 'A'.repeat(43)]) {
      expectError(await somebody(shop).call(stopEmailChange, { body: { token } }), 'LinkNotValid');
    }
  });

  test('of a change that was replaced or has happened stops nothing, and ends no session', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena, 'first@patient.example');
    const token = await shop.stopTokenFor(lena.email);
    await shop.askToMove(lena);
    expectError(await somebody(shop).call(stopEmailChange, { body: { token } }), 'LinkNotValid');
    const otp = await codeFor(shop, lena.email);
    const second = await shop.stopTokenFor(lena.email);
    expect((await lena.call(confirmEmailChange, { body: { email: newEmail, otp } })).statusCode).toBe(200);
    expectError(await somebody(shop).call(stopEmailChange, { body: { token: second } }), 'LinkNotValid');
    expect(await shop.emailOf(lena)).toBe(newEmail);
  });

  test('asking for it with GET stops nothing: mail scanners open every link', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    const token = await shop.stopTokenFor(lena.email);
    for (const url of [`/api/shop/v1/email-changes/stop?token=${token}`, '/api/shop/v1/email-changes/stop', '/']) {
      await shop.app.inject({ url });
    }
    expect((await lena.call(readEmailChange, {})).data.change).not.toBeNull();
    expect(JSON.stringify(shop.logged)).not.toContain(token);
  });

  test('is not there where the shop does not know its own address; the profile is named instead', async () => {
    shop = await emailChangeShop(database, {});
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    const mail = await shop.newestMail(lena.email);
    expect(mail?.text).not.toContain('stop-email-change');
    expect(mail?.text).toContain('brechen Sie die Änderung in Ihrem Profil ab');
  });
});

describe('a change that waits', () => {
  test('is one at a time; the next takes its place', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena, 'first@patient.example');
    await shop.askToMove(lena);
    expect((await lena.call(readEmailChange, {})).data.change?.newEmail).toBe(newEmail);
    expect(await db.select().from(emailChanges)).toHaveLength(1);
  });

  test('is cancelled in the profile', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    const otp = await codeFor(shop, lena.email);
    expect((await lena.call(cancelEmailChange, {})).data).toEqual({ success: true });
    expectError(await lena.call(confirmEmailChange, { body: { email: newEmail, otp } }), 'InvalidState');
    expectError(await lena.call(sendOldEmailCode, {}), 'InvalidState');
    shop.later({ days: 8 });
    await housekeeping();
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: lena.email }]);
  });

  test('goes with the account', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    await lena.call(deleteAccount, { body: { email: lena.email } });
    shop.later({ days: 8 });
    await housekeeping();
    expect(await db.select().from(users)).toEqual([]);
  });

  test('is in the export', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    const files = unzipSync(new Uint8Array((await lena.call(exportPersonalData, {})).rawPayload));
    expect(JSON.parse(strFromU8(files['konto.json'] as Uint8Array)).emailChange).toMatchObject({ newEmail });
  });

  test("is nobody else's to see, confirm or cancel", async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    const otp = await codeFor(shop, lena.email);
    const mallory = await givenPatient(shop);
    expect((await mallory.call(readEmailChange, {})).data).toEqual({ change: null });
    expectError(await mallory.call(confirmEmailChange, { body: { email: newEmail, otp } }), 'InvalidState');
    await mallory.call(cancelEmailChange, {});
    expect((await lena.call(readEmailChange, {})).data.change).not.toBeNull();
  });

  test('takes the role of staff with it only to an address of staff', async () => {
    shop = await emailChangeShop(database, { env: { staffEmails: ['offizin@pharmacy.example'] } });
    const staff = await givenSignedIn(shop, somebody(shop, 'offizin@pharmacy.example'));
    await shop.askToMove(staff);
    const otp = await codeFor(shop, staff.email);
    await staff.call(confirmEmailChange, { body: { email: newEmail, otp } });
    expect(await db.select({ role: users.role }).from(users)).toEqual([{ role: 'patient' }]);
  });
});

test('all mails of a change are neutral, in German and in English', async () => {
  for (const language of ['de', 'en']) {
    const lena = await givenPatient(shop);
    const headers = { 'accept-language': language };
    await lena.call(sendEmailChangeCode, { body: { email: `${language}@neu.example` }, headers } as never);
    await shop.sendAllMails();
    await db.update(users).set({ language: language as 'de' | 'en' });
    await shop.askToMove(lena, `${language}@neu.example`);
    const otp = await codeFor(shop, lena.email);
    await lena.call(confirmEmailChange, { body: { email: `${language}@neu.example`, otp } });
    await shop.sendAllMails();
  }
  const mails = (await readMails(shop.mailFolder)).filter(({ subject }) => /adresse|address/i.test(subject ?? ''));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8);
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text} ${html}`).not.toMatch(/cannabis|\bblüte\b|extrakt|rezept|prescription/i);
    expect(subject).not.toMatch(/\d{6}/);
  }
  expect(JSON.stringify(shop.logged)).not.toMatch(/neu\.example|patient\.example/);
});
