import { readSession } from '@shop/contract/auth';
import * as profile from '@shop/contract/patient';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sessions, users } from '../../db/schema/identity.ts';
import { consents, deliveryAddresses, patients } from '../../db/schema/patients.ts';
import { givenPatient, givenSignedIn } from '../../testing/person.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { forgetOldConsents } from './consent-service.ts';

const world = testWorld(testApp);
const { db } = world;

const address = {
  fullName: 'Otto Nachbar',
  street: 'Am Käppele',
  houseNumber: '3 a',
  postalCode: '97082',
  city: 'Würzburg',
  country: 'DE',
};

test('[PR-01] the billing address changes, the names do not', async () => {
  const lena = await givenPatient(world.shop);
  expect((await lena.call(profile.saveBillingAddress, { body: address })).data).toEqual(address);
  expect((await lena.call(profile.readPersonalData, {})).data).toMatchObject({
    firstName: 'Lena',
    lastName: 'Beispiel',
    ...address,
  });
});

test('the profile belongs to somebody who is registered', async () => {
  const newcomer = await givenSignedIn(world.shop);
  expectError(await newcomer.call(profile.readPersonalData, {}), 'InvalidState');
  expectError(await newcomer.call(profile.saveBillingAddress, { body: address }), 'InvalidState');
  expectError(await newcomer.call(profile.changePhone, { body: { phoneNumber: '931 55555' } }), 'InvalidState');
});

test('what is personal is kept by nobody on the way', async () => {
  const lena = await givenPatient(world.shop);
  for (const answer of [await lena.call(profile.readPersonalData, {}), await lena.call(readSession, {})]) {
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a telephone number can be corrected, unless somebody else has it', async () => {
  await givenPatient(world.shop, { phoneNumber: '931 1111111' });
  const lena = await givenPatient(world.shop);
  expect((await lena.call(profile.changePhone, { body: { phoneNumber: '0931 2222222' } })).data).toEqual({
    phone: '+499312222222',
  });
  expectError(
    await lena.call(profile.changePhone, { body: { phoneNumber: '0931 1111111' } }),
    'UniqueConstraintViolation',
    {
      kind: 'phoneNumber',
    },
  );
  expectError(await lena.call(profile.changePhone, { body: { phoneNumber: '1' } }), 'PhoneNumberInvalid');
  expect((await lena.call(profile.readPersonalData, {})).data.phone).toBe('+499312222222');
});

describe('delivery addresses', () => {
  test('are kept, changed and forgotten, oldest first, ten at most', async () => {
    const lena = await givenPatient(world.shop);
    const first = (await lena.call(profile.addDeliveryAddress, { body: address })).data;
    world.shop.clock.advance({ seconds: 1 });
    const second = (await lena.call(profile.addDeliveryAddress, { body: { ...address, fullName: 'Arbeit' } })).data;
    const changed = { ...address, city: 'Ochsenfurt', postalCode: '97199' };
    expect((await lena.call(profile.changeDeliveryAddress, { params: { id: first.id }, body: changed })).data).toEqual({
      id: first.id,
      ...changed,
    });
    expect((await lena.call(profile.listDeliveryAddresses, {})).data.items.map(({ id }) => id)).toEqual([
      first.id,
      second.id,
    ]);
    await lena.call(profile.removeDeliveryAddress, { params: { id: first.id } });
    expect((await lena.call(profile.listDeliveryAddresses, {})).data.items).toEqual([second]);

    for (let more = 0; more < 9; more++) await lena.call(profile.addDeliveryAddress, { body: address });
    expectError(await lena.call(profile.addDeliveryAddress, { body: address }), 'TooManyAddresses');
  });

  test('of somebody else are as unknown as any', async () => {
    const lena = await givenPatient(world.shop);
    const { id } = (await lena.call(profile.addDeliveryAddress, { body: address })).data;
    const mallory = await givenPatient(world.shop);
    expectError(await mallory.call(profile.changeDeliveryAddress, { params: { id }, body: address }), 'NotFound');
    expectError(await mallory.call(profile.removeDeliveryAddress, { params: { id } }), 'NotFound');
    expect((await mallory.call(profile.listDeliveryAddresses, {})).data.items).toEqual([]);
    expect((await lena.call(profile.listDeliveryAddresses, {})).data.items).toHaveLength(1);
  });
});

test('the export is a ZIP with all that is stored about the person, and nothing about others', async () => {
  const otto = await givenPatient(world.shop, { lastName: 'Fremder' });
  const lena = await givenPatient(world.shop);
  await lena.call(profile.addDeliveryAddress, { body: address });
  const answer = await lena.call(profile.exportPersonalData, {});
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="meine-daten.zip"',
    'cache-control': 'no-store',
  });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const text = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  for (const known of [lena.email, 'Beispiel', '1955-03-04', 'Am Käppele', 'privacy-policy'])
    expect(text).toContain(known);
  for (const foreign of [otto.email, 'Fremder']) expect(text).not.toContain(foreign);
  expect(text).not.toContain('token');
});

test('an account is deleted after the own address was typed, with all that hangs on it', async () => {
  const otto = await givenPatient(world.shop);
  const lena = await givenPatient(world.shop);
  await lena.call(profile.addDeliveryAddress, { body: address });
  expectError(await lena.call(profile.deleteAccount, { body: { email: otto.email } }), 'InvalidConfirmation');
  expect((await lena.call(profile.deleteAccount, { body: { email: lena.email.toUpperCase() } })).data.success).toBe(
    true,
  );
  expect((await lena.call(readSession, {})).data).toBeNull();
  expect((await db.select().from(users)).map(({ email }) => email)).toEqual([otto.email]);
  expect(await db.select().from(patients)).toHaveLength(1);
  expect(await db.select().from(deliveryAddresses)).toEqual([]);
  expect(await db.select().from(sessions)).toHaveLength(1);
});

test('the proof of a consent is kept three years after the account, and no longer', async () => {
  const lena = await givenPatient(world.shop);
  world.shop.clock.set('2026-11-15T12:00:00Z');
  const proofs = () => db.select().from(consents).where(eq(consents.email, lena.email)).orderBy(consents.kind);
  expect((await lena.call(profile.deleteAccount, { body: { email: lena.email } })).data.kept).toEqual([
    { what: 'consents', until: '2029-11-15' },
  ]);
  expect(await proofs()).toMatchObject([
    { userId: null, kind: 'privacy-policy', retainUntil: '2029-11-15' },
    { userId: null, kind: 'terms-and-conditions', retainUntil: '2029-11-15' },
  ]);

  await forgetOldConsents({ db }, new Date('2029-11-15T12:00:00Z'));
  expect(await proofs()).toHaveLength(2);
  const otto = await givenPatient(world.shop);
  await forgetOldConsents({ db }, new Date('2029-11-16T12:00:00Z'));
  expect(await proofs()).toEqual([]);
  expect((await otto.call(profile.readPersonalData, {})).data.consents).toHaveLength(2);
});
