import { readSession, sendSignInCode } from '@shop/contract/auth';
import * as emailChange from '@shop/contract/email-change';
import { deleteAccount, exportPersonalData } from '@shop/contract/patient';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { emailChanges, users } from '../../db/schema/identity.ts';
import { emailChangeShop, newEmail } from '../../testing/email-change-shop.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { codeFor, givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { wrong } from '../../testing/sign-in-shop.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(emailChangeShop);
const { database, db } = world;

describe('with both mailboxes', () => {
  test('an account moves at once; other sessions end, and both addresses are told', async () => {
    const lena = await givenPatient(world.shop);
    const phone = await givenSignedIn(world.shop, somebody(world.shop, lena.email));
    const waiting = await world.shop.askToMove(lena);
    expect(waiting.data).toEqual({
      newEmail,
      movesAt: new Date(world.shop.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(await world.shop.emailOf(lena)).toBe(lena.email);
    expect((await lena.call(emailChange.readEmailChange, {})).data).toEqual({ change: waiting.data });

    const otp = await codeFor(world.shop, lena.email);
    expectError(
      await lena.call(emailChange.confirmEmailChange, { body: { email: newEmail, otp: wrong(otp) } }),
      'InvalidCode',
    );
    world.shop.later({ seconds: 1 });
    expect((await lena.call(emailChange.confirmEmailChange, { body: { email: newEmail, otp } })).data).toEqual({
      email: newEmail,
    });

    expect(await world.shop.emailOf(lena)).toBe(newEmail);
    expect((await phone.call(readSession, {})).data).toBeNull();
    expect((await lena.call(emailChange.readEmailChange, {})).data).toEqual({ change: null });
    const told = await world.shop.newestMail(lena.email);
    expect(told?.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
    expect(told?.text).toContain('l…@patient.example');
    expect(told?.text).toContain('ein neues, leeres Konto');
    expect((await world.shop.newestMail(newEmail))?.subject).toBe('Ihre neue E-Mail-Adresse gilt');
    expect((await world.shop.signIn(newEmail)).data.user).toMatchObject({ email: newEmail, firstName: 'Lena' });
  });

  test('the code from one mailbox is worth nothing for the other, nor is one for signing in', async () => {
    const lena = await givenPatient(world.shop);
    await somebody(world.shop, newEmail).call(sendSignInCode, { body: { email: newEmail, type: 'sign-in' } });
    const forSignIn = await codeFor(world.shop, newEmail);
    expectError(await lena.call(emailChange.changeEmail, { body: { email: newEmail, otp: forSignIn } }), 'InvalidCode');
    await lena.call(emailChange.sendEmailChangeCode, { body: { email: newEmail } });
    await world.shop.sendAllMails();
    await world.shop.askToMove(lena);
    const mails = (await readMails(world.shop.mailFolder)).filter(({ to }) => to?.[0]?.address === newEmail);
    for (const { text } of mails) {
      const otp = /^\d{6}$/m.exec(text ?? '')?.[0] ?? '';
      const answer = await lena.call(emailChange.confirmEmailChange, { body: { email: newEmail, otp } });
      expect(['InvalidCode', 'TooManyAttempts']).toContain(answer.json().id);
    }
    expect(await world.shop.emailOf(lena)).toBe(lena.email);
  });

  test('the code counts for the address the person saw, not for one that took its place', async () => {
    const lena = await givenPatient(world.shop);
    const thief = somebody(world.shop, lena.email);
    await world.shop.askToMove(lena);
    const otp = await codeFor(world.shop, lena.email);
    for (const [name, value] of lena.cookies) thief.cookies.set(name, value);
    await world.shop.askToMove(thief, 'thief@patient.example');
    expectError(await lena.call(emailChange.confirmEmailChange, { body: { email: newEmail, otp } }), 'InvalidState');
    for (const email of ['thief@patient.example', 'third@patient.example']) {
      const answer = await thief.call(emailChange.confirmEmailChange, { body: { email, otp } });
      expect(['InvalidCode', 'InvalidState']).toContain(answer.json().id);
    }
    expect(await world.shop.emailOf(lena)).toBe(lena.email);
  });

  test('a hundred who confirm at once move it once', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    const otp = await codeFor(world.shop, lena.email);
    const confirm = () => lena.call(emailChange.confirmEmailChange, { body: { email: newEmail, otp } });
    const answers = await Promise.all(Array.from({ length: 100 }, confirm));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
    await world.shop.sendAllMails();
    const subjects = (await readMails(world.shop.mailFolder)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Ihre neue E-Mail-Adresse gilt')).toHaveLength(1);
  });
});

describe('a change that waits', () => {
  test('is one at a time; the next takes its place', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena, 'first@patient.example');
    await world.shop.askToMove(lena);
    expect((await lena.call(emailChange.readEmailChange, {})).data.change?.newEmail).toBe(newEmail);
    expect(await db.select().from(emailChanges)).toHaveLength(1);
  });

  test('is cancelled in the profile', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    const otp = await codeFor(world.shop, lena.email);
    expect((await lena.call(emailChange.cancelEmailChange, {})).data).toEqual({ success: true });
    expectError(await lena.call(emailChange.confirmEmailChange, { body: { email: newEmail, otp } }), 'InvalidState');
    expectError(await lena.call(emailChange.sendOldEmailCode, {}), 'InvalidState');
    world.shop.later({ days: 8 });
    await world.shop.housekeeping();
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: lena.email }]);
  });

  test('goes with the account', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    await lena.call(deleteAccount, { body: { email: lena.email } });
    world.shop.later({ days: 8 });
    await world.shop.housekeeping();
    expect(await db.select().from(users)).toEqual([]);
  });

  test('is in the export', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    const files = unzipSync(new Uint8Array((await lena.call(exportPersonalData, {})).rawPayload));
    expect(JSON.parse(strFromU8(files['konto.json'] as Uint8Array)).emailChange).toMatchObject({ newEmail });
  });

  test("is nobody else's to see, confirm or cancel", async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    const otp = await codeFor(world.shop, lena.email);
    const mallory = await givenPatient(world.shop);
    expect((await mallory.call(emailChange.readEmailChange, {})).data).toEqual({ change: null });
    expectError(await mallory.call(emailChange.confirmEmailChange, { body: { email: newEmail, otp } }), 'InvalidState');
    await mallory.call(emailChange.cancelEmailChange, {});
    expect((await lena.call(emailChange.readEmailChange, {})).data.change).not.toBeNull();
  });

  test('takes the role of staff with it only to an address of staff', async () => {
    world.shop = await emailChangeShop(database, { env: { staffEmails: ['offizin@pharmacy.example'] } });
    const staff = await givenSignedIn(world.shop, somebody(world.shop, 'offizin@pharmacy.example'));
    await world.shop.askToMove(staff);
    const otp = await codeFor(world.shop, staff.email);
    await staff.call(emailChange.confirmEmailChange, { body: { email: newEmail, otp } });
    expect(await db.select({ role: users.role }).from(users)).toEqual([{ role: 'patient' }]);
  });
});

test('all mails of a change are neutral, in German and in English', async () => {
  for (const language of ['de', 'en']) {
    const lena = await givenPatient(world.shop);
    const headers = { 'accept-language': language };
    await lena.call(emailChange.sendEmailChangeCode, { body: { email: `${language}@neu.example` }, headers } as never);
    await world.shop.sendAllMails();
    await db.update(users).set({ language: language as 'de' | 'en' });
    await world.shop.askToMove(lena, `${language}@neu.example`);
    const otp = await codeFor(world.shop, lena.email);
    await lena.call(emailChange.confirmEmailChange, { body: { email: `${language}@neu.example`, otp } });
    await world.shop.sendAllMails();
  }
  const mails = (await readMails(world.shop.mailFolder)).filter(({ subject }) =>
    /adresse|address/i.test(subject ?? ''),
  );
  expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8);
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text} ${html}`).not.toMatch(/cannabis|\bblüte\b|extrakt|rezept|prescription/i);
    expect(subject).not.toMatch(/\d{6}/);
  }
  expect(JSON.stringify(world.shop.logged)).not.toMatch(/neu\.example|patient\.example/);
});
