import { confirmEmailChange, readEmailChange, sendOldEmailCode } from '@shop/contract/email-change';
import { describe, expect, test } from 'vitest';
import { emailChanges, sessions, users } from '../../db/schema/identity.ts';
import { emailChangeShop, newEmail } from '../../testing/email-change-shop.ts';
import { codeFor, givenPatient } from '../../testing/person.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { forgetFormerEmails } from './email-move-service.ts';

const world = testWorld(emailChangeShop);
const { db } = world;

describe('without the old mailbox', () => {
  test('the account moves after seven days, and not before', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    world.shop.later({ days: 6, hours: 23 });
    await world.shop.housekeeping();
    expect((await world.shop.signIn(lena.email)).data.user).toMatchObject({ firstName: 'Lena' });
    world.shop.later({ hours: 1 });
    await Promise.all([world.shop.housekeeping(), world.shop.housekeeping()]);
    expect(await db.select({ email: users.email }).from(users)).toEqual([{ email: newEmail }]);
    expect(await db.select().from(sessions)).toEqual([]);
    expect(world.shop.onEmailMoved).toHaveBeenCalledTimes(1);
    expect(world.shop.onEmailMoved).toHaveBeenCalledWith(expect.anything(), {
      userId: expect.any(String),
      email: newEmail,
    });
    expect((await world.shop.newestMail(lena.email))?.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  });

  test('whoever then signs in with the old address is told by mail where the account went, until a new one is opened', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    world.shop.later({ days: 7 });
    await world.shop.housekeeping();
    world.shop.later({ hours: 1 });
    expect((await world.shop.signIn(lena.email)).data.user).toMatchObject({
      firstName: null,
      onboardingCompleted: false,
    });
    expect((await world.shop.newestMail(lena.email))?.text).toContain(
      'am 09.06.2025 zu einer anderen E-Mail-Adresse umgezogen',
    );
    await world.shop.signIn(lena.email);
    expect((await world.shop.newestMail(lena.email))?.text).not.toContain('umgezogen');
  });

  test('nobody remembers the old address for longer than a year', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    world.shop.later({ days: 7 });
    await world.shop.housekeeping();
    const former = () => db.query.formerEmails.findMany();
    expect(JSON.stringify(await former())).not.toContain(lena.email);
    world.shop.later({ days: 364 });
    await forgetFormerEmails(world.shop.ordering, world.shop.clock.now());
    expect(await former()).toHaveLength(1);
    world.shop.later({ days: 2 });
    await forgetFormerEmails(world.shop.ordering, world.shop.clock.now());
    expect(await former()).toEqual([]);
  });

  test('an address that got an account meanwhile is not taken: nothing changes, and it is told', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    await world.shop.signIn(newEmail);
    world.shop.later({ days: 7 });
    await world.shop.housekeeping();
    expect(await db.select({ email: users.email }).from(users)).toHaveLength(2);
    expect((await world.shop.newestMail(lena.email))?.subject).toBe('Ihre E-Mail-Adresse bleibt, wie sie ist');
    expect((await world.shop.signIn(lena.email)).data.user).toMatchObject({ firstName: 'Lena' });
    expect(await db.select().from(emailChanges)).toEqual([]);
  });

  test('the same for who enters the code', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    await world.shop.signIn(newEmail);
    world.shop.later({ seconds: 31 });
    await lena.call(sendOldEmailCode, {});
    const otp = await codeFor(world.shop, lena.email);
    expectError(await lena.call(confirmEmailChange, { body: { email: newEmail, otp } }), 'UniqueConstraintViolation', {
      kind: 'email',
    });
    expect(await world.shop.emailOf(lena)).toBe(lena.email);
    expect((await lena.call(readEmailChange, {})).data).toEqual({ change: null });
  });
});
