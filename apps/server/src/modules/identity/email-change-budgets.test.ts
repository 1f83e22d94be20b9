import { sendSignInCode, signInWithCode } from '@shop/contract/auth';
import { changeEmail, confirmEmailChange, sendEmailChangeCode, sendOldEmailCode } from '@shop/contract/email-change';
import { expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { emailChangeShop, newEmail } from '../../testing/email-change-shop.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { codeFor, givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { wrong } from '../../testing/sign-in-shop.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(emailChangeShop);
const { db } = world;

test('a new code has its own three guesses; ten wrong ones a day end it', async () => {
  const lena = await givenPatient(world.shop);
  let looked = 0;
  for (let round = 0; round < 4; round++) {
    world.shop.later({ minutes: 15 });
    await lena.call(sendEmailChangeCode, { body: { email: newEmail } });
    const otp = await codeFor(world.shop, newEmail);
    for (let tried = 0; tried < 4; tried++) {
      const { json } = await lena.call(changeEmail, { body: { email: newEmail, otp: wrong(otp) } });
      if (json().id === 'InvalidCode') looked += 1;
      else expect(json().id).toBe('TooManyAttempts');
    }
  }
  expect(looked).toBe(10);
  expectError(
    await lena.call(changeEmail, { body: { email: newEmail, otp: await codeFor(world.shop, newEmail) } }),
    'TooManyAttempts',
  );
});

test('the same for the code to the old address', async () => {
  const lena = await givenPatient(world.shop);
  await world.shop.askToMove(lena);
  const otp = await codeFor(world.shop, lena.email);
  const confirm = (code: string) => lena.call(confirmEmailChange, { body: { email: newEmail, otp: code } });
  const answers = await Promise.all(Array.from({ length: 100 }, () => confirm(wrong(otp))));
  expect(answers.filter((answer) => answer.json().id === 'InvalidCode')).toHaveLength(3);
  expectError(await confirm(otp), 'TooManyAttempts');
  world.shop.later({ seconds: 31 });
  await lena.call(sendOldEmailCode, {});
  expect((await confirm(await codeFor(world.shop, lena.email))).statusCode).toBe(200);
});

test("with the owner's address a stranger uses up nothing of hers", async () => {
  const lena = await givenPatient(world.shop);
  const stranger = await givenPatient(world.shop);
  world.shop.later({ minutes: 61 });
  for (let asked = 0; asked < 3; asked++) {
    world.shop.later({ seconds: 31 });
    await stranger.call(sendEmailChangeCode, { body: { email: lena.email } });
    await world.shop.sendAllMails();
    for (let tried = 0; tried < 5; tried++)
      await stranger.call(changeEmail, { body: { email: lena.email, otp: String(tried).padStart(6, '0') } });
  }
  const laptop = somebody(world.shop, lena.email);
  for (let asked = 0; asked < 5; asked++) {
    const { statusCode } = await laptop.call(sendSignInCode, { body: { email: lena.email, type: 'sign-in' } });
    expect(statusCode).toBe(200);
    await world.shop.sendAllMails();
    world.shop.later({ seconds: 31 });
  }
  const otp = await codeFor(world.shop, lena.email);
  expect((await laptop.call(signInWithCode, { body: { email: lena.email, otp } })).statusCode).toBe(200);
});

test('an address with an account is written to like any other, and who proves it is told', async () => {
  const otto = await givenPatient(world.shop);
  const lena = await givenPatient(world.shop);
  world.shop.later({ minutes: 1 });
  const taken = await lena.call(sendEmailChangeCode, { body: { email: otto.email } });
  const otp = await codeFor(world.shop, otto.email);
  expectError(await lena.call(changeEmail, { body: { email: otto.email, otp: wrong(otp) } }), 'InvalidCode');
  expectError(await lena.call(changeEmail, { body: { email: otto.email, otp } }), 'UniqueConstraintViolation', {
    kind: 'email',
  });
  world.shop.later({ seconds: 31 });
  const free = await lena.call(sendEmailChangeCode, { body: { email: 'free@patient.example' } });
  expect(taken.body).toBe(free.body);
  const waiting = await db.select({ kind: outbox.kind }).from(outbox);
  expect(waiting.filter(({ kind }) => kind === 'code change-email')).toHaveLength(2);
});

test('one account writes to five new addresses a day, and to no more', async () => {
  const lena = await givenPatient(world.shop);
  const answers: number[] = [];
  for (let i = 0; i < 120; i++) {
    world.shop.later({ minutes: 11 });
    const person = i % 20 === 0 ? await givenSignedIn(world.shop, somebody(world.shop, lena.email)) : null;
    if (person) for (const [name, value] of person.cookies) lena.cookies.set(name, value);
    const body = { email: `stranger-${i}@post.example` };
    answers.push((await lena.call(sendEmailChangeCode, { body })).statusCode);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(115);
});

test('many accounts do not fill one inbox, and are not told of each other', async () => {
  const email = 'victim@post.example';
  for (let i = 0; i < 13; i++) {
    const account = await givenSignedIn(world.shop);
    expect((await account.call(sendEmailChangeCode, { body: { email } })).data).toEqual({ success: true });
  }
  await world.shop.sendAllMails();
  const mails = (await readMails(world.shop.mailFolder)).filter(({ to }) => to?.[0]?.address === email);
  expect(mails).toHaveLength(10);
});

test('the own address costs nothing', async () => {
  const lena = await givenPatient(world.shop);
  for (let asked = 0; asked < 8; asked++)
    expect((await lena.call(sendEmailChangeCode, { body: { email: lena.email } })).statusCode).toBe(200);
  expect((await lena.call(sendEmailChangeCode, { body: { email: newEmail } })).statusCode).toBe(200);
});
