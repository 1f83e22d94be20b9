import { readSession, sendSignInCode } from '@shop/contract/auth';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  readEmailChange,
  sendEmailChangeCode,
  sendOldEmailCode,
} from '@shop/contract/email-change';
import { deleteAccount, exportPersonalData } from '@shop/contract/patient';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { emailChanges, users } from '../../db/schema/identity.ts';
import { type EmailChangeShop, emailChangeShop, newEmail } from '../../testing/email-change-shop.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { codeFor, givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { wrong } from '../../testing/sign-in-shop.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

let shop: EmailChangeShop;
beforeEach(async () => {
  shop = await emailChangeShop(database);
});

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
    await shop.housekeeping();
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: lena.email }]);
  });

  test('goes with the account', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    await lena.call(deleteAccount, { body: { email: lena.email } });
    shop.later({ days: 8 });
    await shop.housekeeping();
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
