import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import { correctPerson, enterPrivacyRequest } from '@shop/contract/desk/privacy';
import { confirmEmailChange, readEmailChange, sendOldEmailCode, stopEmailChange } from '@shop/contract/email-change';
import { expect, test } from 'vitest';
import { emailChanges, users } from '../../db/schema/identity.ts';
import { type EmailChangeShop, emailChangeShop, newEmail } from '../../testing/email-change-shop.ts';
import { callWith } from '../../testing/logged-in-editor.ts';
import { codeFor, givenPatient, type Person, somebody } from '../../testing/person.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError, type TestApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';

const world = testWorld(emailChangeShop);
const { db } = world;

/** A lead corrects nothing but the address, at the request of somebody who says that they are this patient. */
async function correctAddress(shop: EmailChangeShop, { email }: Person, address = newEmail) {
  const { cookie } = await givenAtDesk(shop, db, ['lead']);
  const asLead: TestApp['call'] = (endpoint, input) =>
    callWith(shop, { cookie: `__Host-${cookie}`, [idleSecondsHeader]: '0' }, endpoint, input);
  const entered = {
    right: 'correction',
    channel: 'counter',
    receivedOn: '2025-06-02',
    identityHow: 'Ausweis',
  } as const;
  const { data: request } = await asLead(enterPrivacyRequest, {
    headers: once(),
    body: { person: email, ...entered },
  });
  if (!request.profile) throw new Error(JSON.stringify(request));
  const { firstName, lastName, birthDate, phone: phoneNumber, email: _, ...home } = request.profile;
  const corrected = { firstName, lastName, birthDate, phoneNumber, email: address, address: home };
  const answer = await asLead(correctPerson, { params: { id: request.id }, headers: once(), body: corrected });
  // Mails are told apart by when they were sent.
  await shop.sendAllMails();
  shop.later({ seconds: 1 });
  return answer;
}

const addressOfAccount = async () => (await db.select({ email: users.email }).from(users)).map(({ email }) => email);

test('an address that a colleague corrects waits seven days, and both mailboxes are told', async () => {
  const { shop } = world;
  const lena = await givenPatient(shop);
  const { data } = await correctAddress(shop, lena);
  expect(data.changes).toEqual([{ field: 'email', before: lena.email, after: newEmail }]);
  expect((await shop.newestMail(lena.email))?.text).toMatch(/Apotheke hat für Ihr Konto[\s\S]*09\.06\.2025/);
  expect((await shop.newestMail(newEmail))?.text).toMatch(/gilt ab 09\.06\.2025/);
  // Nobody gets in by the new mailbox, and whoever is in stays.
  expect((await lena.call(readEmailChange, {})).data.change).toMatchObject({ newEmail });
  shop.later({ days: 6, hours: 23 });
  await shop.housekeeping();
  expect(await addressOfAccount()).toEqual([lena.email]);
  expect(shop.onEmailMoved).not.toHaveBeenCalled();
  shop.later({ hours: 1 });
  await shop.housekeeping();
  expect(await addressOfAccount()).toEqual([newEmail]);
  expect(shop.onEmailMoved).toHaveBeenCalledTimes(1);
});

test('the old mailbox stops it, also when it is entered once more', async () => {
  const { shop } = world;
  const lena = await givenPatient(shop);
  await correctAddress(shop, lena);
  await correctAddress(shop, lena, 'noch.eine@patient.example');
  const token = await shop.stopTokenFor(lena.email);
  expect((await somebody(shop).call(stopEmailChange, { body: { token } })).statusCode).toBe(200);
  expect(await db.select().from(emailChanges)).toEqual([]);
  shop.later({ days: 8 });
  await shop.housekeeping();
  expect(await addressOfAccount()).toEqual([lena.email]);
});

test('the code from the old mailbox makes it count at once', async () => {
  const { shop } = world;
  const lena = await givenPatient(shop);
  await correctAddress(shop, lena);
  shop.later({ seconds: 31 });
  await lena.call(sendOldEmailCode, {});
  const otp = await codeFor(shop, lena.email);
  expect((await lena.call(confirmEmailChange, { body: { email: newEmail, otp } })).statusCode).toBe(200);
  expect(await addressOfAccount()).toEqual([newEmail]);
});

test('an address that has an account is refused, and nothing waits', async () => {
  const { shop } = world;
  const lena = await givenPatient(shop);
  await shop.signIn(newEmail);
  expectError(await correctAddress(shop, lena), 'UniqueConstraintViolation', { kind: 'email' });
  expect(await db.select().from(emailChanges)).toEqual([]);
});
