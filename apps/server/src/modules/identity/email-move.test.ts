import { confirmEmailChange, readEmailChange, sendOldEmailCode } from '@shop/contract/email-change';
import { beforeEach, describe, expect, test } from 'vitest';
import { emailChanges, sessions, users } from '../../db/schema/identity.ts';
import { type EmailChangeShop, emailChangeShop, newEmail } from '../../testing/email-change-shop.ts';
import { codeFor, givenPatient } from '../../testing/person.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { forgetFormerEmails } from './email-move-service.ts';

const database = testDatabase();
const { db } = database;

let shop: EmailChangeShop;
beforeEach(async () => {
  shop = await emailChangeShop(database);
});

describe('without the old mailbox', () => {
  test('the account moves after seven days, and not before', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    shop.later({ days: 6, hours: 23 });
    await shop.housekeeping();
    expect((await shop.signIn(lena.email)).data.user).toMatchObject({ firstName: 'Lena' });
    shop.later({ hours: 1 });
    await Promise.all([shop.housekeeping(), shop.housekeeping()]);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: newEmail }]);
    expect(await db.select().from(sessions)).toEqual([]);
    expect(shop.onEmailMoved).toHaveBeenCalledTimes(1);
    expect(shop.onEmailMoved).toHaveBeenCalledWith(expect.anything(), { userId: expect.any(String), email: newEmail });
    expect((await shop.newestMail(lena.email))?.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  });

  test('whoever then signs in with the old address is told by mail where the account went, until a new one is opened', async () => {
    const lena = await givenPatient(shop);
    await shop.askToMove(lena);
    shop.later({ days: 7 });
    await shop.housekeeping();
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
    await shop.housekeeping();
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
    await shop.housekeeping();
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
