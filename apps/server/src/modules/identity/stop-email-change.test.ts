import { readSession, sendSignInCode } from '@shop/contract/auth';
import { confirmEmailChange, readEmailChange, sendOldEmailCode, stopEmailChange } from '@shop/contract/email-change';
import { describe, expect, test } from 'vitest';
import { emailChanges } from '../../db/schema/identity.ts';
import { emailChangeShop, newEmail } from '../../testing/email-change-shop.ts';
import { codeFor, givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';

const world = testWorld(emailChangeShop);
const { database, db } = world;

describe('the link in the mail to the old address', () => {
  test('stops the change without a sign-in and ends every session; no device stays known', async () => {
    const lena = await givenPatient(world.shop);
    const thief = await givenSignedIn(world.shop, somebody(world.shop, lena.email));
    await world.shop.askToMove(thief, 'thief@patient.example');
    const mail = await world.shop.newestMail(lena.email);
    expect(mail?.subject).toBe('Ihre E-Mail-Adresse soll geändert werden');
    expect(mail?.text).not.toContain('thief@');
    expect(mail?.text).toContain('Wir fragen Sie nie am Telefon oder per E-Mail nach diesem Code.');
    const token = await world.shop.stopTokenFor(lena.email);
    expect(JSON.stringify(await db.select().from(emailChanges))).not.toContain(token);

    const guest = somebody(world.shop);
    expect((await guest.call(stopEmailChange, { body: { token } })).data).toEqual({ success: true });
    for (const person of [lena, thief]) expect((await person.call(readSession, {})).data).toBeNull();
    world.shop.later({ days: 8 });
    await world.shop.housekeeping();
    expect((await world.shop.signIn(lena.email)).data.user).toMatchObject({ firstName: 'Lena' });

    // What the thief's browser asks counts with strangers again: three guesses at a code it did not ask for.
    world.shop.later({ minutes: 1 });
    await thief.call(sendSignInCode, { body: { email: lena.email, type: 'sign-in' } });
    const { json } = await thief.call(sendSignInCode, { body: { email: lena.email, type: 'sign-in' } });
    expect(json().id).toBe('TooManyRequests');
    const neighbour = somebody(world.shop, lena.email);
    const { json: answered } = await neighbour.call(sendSignInCode, { body: { email: lena.email, type: 'sign-in' } });
    // Only the browser that asked is told of it.
    expect(answered()).toMatchObject({ success: true });
  });

  test('every mail has one, all of them work, each once', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    const first = await world.shop.stopTokenFor(lena.email);
    world.shop.later({ seconds: 31 });
    await lena.call(sendOldEmailCode, {});
    const second = await world.shop.stopTokenFor(lena.email);
    expect(second).not.toBe(first);
    expect((await somebody(world.shop).call(stopEmailChange, { body: { token: first } })).statusCode).toBe(200);
    for (const token of [first, second, '', 'x', 'A'.repeat(43)]) {
      expectError(await somebody(world.shop).call(stopEmailChange, { body: { token } }), 'LinkNotValid');
    }
  });

  test('of a change that was replaced or has happened stops nothing, and ends no session', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena, 'first@patient.example');
    const token = await world.shop.stopTokenFor(lena.email);
    await world.shop.askToMove(lena);
    expectError(await somebody(world.shop).call(stopEmailChange, { body: { token } }), 'LinkNotValid');
    const otp = await codeFor(world.shop, lena.email);
    const second = await world.shop.stopTokenFor(lena.email);
    expect((await lena.call(confirmEmailChange, { body: { email: newEmail, otp } })).statusCode).toBe(200);
    expectError(await somebody(world.shop).call(stopEmailChange, { body: { token: second } }), 'LinkNotValid');
    expect(await world.shop.emailOf(lena)).toBe(newEmail);
  });

  test('asking for it with GET stops nothing: mail scanners open every link', async () => {
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    const token = await world.shop.stopTokenFor(lena.email);
    for (const url of [`/api/shop/v1/email-changes/stop?token=${token}`, '/api/shop/v1/email-changes/stop', '/']) {
      await world.shop.app.inject({ url });
    }
    expect((await lena.call(readEmailChange, {})).data.change).not.toBeNull();
    expect(JSON.stringify(world.shop.logged)).not.toContain(token);
  });

  test('is not there where the shop does not know its own address; the profile is named instead', async () => {
    world.shop = await emailChangeShop(database, {});
    const lena = await givenPatient(world.shop);
    await world.shop.askToMove(lena);
    const mail = await world.shop.newestMail(lena.email);
    expect(mail?.text).not.toContain('stop-email-change');
    expect(mail?.text).toContain('brechen Sie die Änderung unter „Persönliche Daten“ ab');
  });
});
