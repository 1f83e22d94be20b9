import {
  askForPasskey,
  enterStaffCode,
  offerPasskey,
  openDesk,
  registerPasskey,
  sendDeskCode,
  signInAtDesk,
} from '@shop/contract/desk/sign-in';
import { makeRecoveryCode } from '@shop/contract/desk/staff';
import { expect } from 'vitest';
import type { Database } from '../db/pool.ts';
import type { Staff } from '../db/schema/staff.ts';
import { makeSetupCode } from '../modules/staff/staff-device-service.ts';
import { codeFor, type Person, somebody } from './person.ts';
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts';
import type { TestApp } from './test-app.ts';

/** A browser of somebody of the staff, after the code from the mailbox. */
export async function withCode(shop: TestApp, { email }: Pick<Staff, 'email'>): Promise<Person> {
  const browser = somebody(shop, email);
  await browser.call(sendDeskCode, { body: { email } });
  const signedIn = await browser.call(signInAtDesk, {
    body: { email, otp: await codeFor(shop, email), deviceName: 'Chrome, Windows' },
  });
  expect(signedIn.statusCode, signedIn.body).toBe(200);
  return browser;
}

/** Registers a passkey in this browser; whether it counts depends on what was done before. */
export async function addPasskey(browser: Person, passkey = softwarePasskey()): Promise<SoftwarePasskey> {
  const { data: options } = await browser.call(offerPasskey, {});
  const kept = await browser.call(registerPasskey, {
    body: { passkey: passkey.create(options), deviceName: 'Offizin 1' },
  });
  expect(kept.statusCode, kept.body).toBe(200);
  return passkey;
}

/** All the way of a first lead: mailbox, setup code, passkey. The desk is open. */
export async function atDeskWithPasskey(shop: TestApp, db: Database, person: Staff) {
  const { config } = shop.ordering;
  const code = await makeSetupCode({ ...shop, db, config, shopAt: () => null }, { kind: 'shop' }, person);
  const browser = await withCode(shop, person);
  const entered = await browser.call(enterStaffCode, { body: { code } });
  expect(entered.statusCode, entered.body).toBe(200);
  return { browser, passkey: await addPasskey(browser) };
}

export async function openWith(browser: Person, passkey: SoftwarePasskey) {
  const { data: options } = await browser.call(askForPasskey, {});
  return browser.call(openDesk, { body: { passkey: passkey.answer(options) } });
}

/** A new recovery code, with this passkey proven for it. */
export async function recoveryCodeWith(browser: Person, passkey: SoftwarePasskey) {
  const { data: options } = await browser.call(askForPasskey, {});
  return browser.call(makeRecoveryCode, { body: { passkey: passkey.answer(options) } });
}
