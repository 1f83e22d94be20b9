import { completeOnboarding, readSession } from '@shop/contract/auth';
import { readPersonalData, saveBillingAddress } from '@shop/contract/patient';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { consents, patients } from '../../db/schema/patients.ts';
import type { SignedIn } from '../../http/callers.ts';
import { givenProduct, givenText } from '../../testing/factories.ts';
import { orderingShop, uferstrasse } from '../../testing/ordering.ts';
import { givenPatient, givenSignedIn, type Person, registration, somebody } from '../../testing/person.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';

const world = testWorld(testApp);
const { database, db } = world;

function register(person: Person, overrides: Record<string, unknown> = {}) {
  return person.call(completeOnboarding, { body: { json: registration(overrides) as never } });
}

test('[RG-05] registers the person with the promised body', async () => {
  const lena = await givenSignedIn(world.shop);
  const answer = await lena.call(completeOnboarding, {
    body: {
      json: registration({ phoneNumber: '0931 1234567', firstName: ' Lena ' }),
      meta: { values: { birthDate: ['Date'] } },
    },
  });
  expect(answer.data).toEqual({ success: true });
  expect((await lena.call(readPersonalData, {})).data).toEqual({
    firstName: 'Lena',
    lastName: 'Beispiel',
    email: lena.email,
    phone: '+499311234567',
    birthDate: '1955-03-04',
    ...uferstrasse,
    consents: expect.any(Array),
  });
  expect((await lena.call(readSession, {})).data).toMatchObject({
    onboardingCompleted: true,
    user: { firstName: 'Lena', name: 'Lena Beispiel', onboardingCompleted: true },
  });
});

test('[RG-10] both consents are recorded with their kind, time and the version of the text', async () => {
  await givenText(db, { path: 'agb/agb.de.md', content: '---\nversion: 2026-11\n---\nAGB' });
  await givenText(db, { path: 'datenschutz/datenschutz.de.md', content: '---\nversion: 2026-10\n---\nDatenschutz' });
  const lena = await givenPatient(world.shop);
  const at = world.shop.clock.now();
  expect((await lena.call(readPersonalData, {})).data.consents).toEqual([
    { kind: 'privacy-policy', acceptedAt: at.toISOString(), withdrawnAt: null },
    { kind: 'terms-and-conditions', acceptedAt: at.toISOString(), withdrawnAt: null },
  ]);
  const kept = await db.select().from(consents).orderBy(consents.kind);
  expect(kept.map(({ kind, textVersion }) => [kind, textVersion])).toEqual([
    ['privacy-policy', '2026-10'],
    ['terms-and-conditions', '2026-11'],
  ]);
});

test.each([
  ['Weg', '14 Hinterhaus'],
  ['Schlossallee', 'XII'],
])('%s %s: a number given apart is kept apart, from the profile to the order', async (street, houseNumber) => {
  const address = { streetAndHouseNumber: `${street} ${houseNumber}`, houseNumber, city: 'Ort', postalCode: '97070' };
  const lena = await givenPatient(world.shop, { address });
  const { data } = await lena.call(readPersonalData, {});
  expect(data).toMatchObject({ street, houseNumber });
  const { fullName, postalCode, city, country } = data;
  const saved = await lena.call(saveBillingAddress, {
    body: { fullName, street: data.street, houseNumber: data.houseNumber, postalCode, city, country },
  });
  expect(saved.data).toMatchObject({ street, houseNumber });

  const ordering = orderingShop(database);
  await seedDelivery(db, defaultShopConfig);
  const [user] = await db.select().from(users).where(eq(users.email, lena.email));
  const signedIn = { userId: user?.id ?? '' } as SignedIn;
  await ordering.fill(signedIn, (await givenProduct(db)).product);
  const order = await ordering.reserve(signedIn, { deliveryAddress: saved.data });
  expect(order).toMatchObject({ billingAddress: { street, houseNumber }, deliveryAddress: { street, houseNumber } });
});

test('a second registration changes nothing', async () => {
  const lena = await givenPatient(world.shop);
  expectError(await register(lena, { firstName: 'Mallory' }), 'InvalidState');
  expect((await lena.call(readPersonalData, {})).data.firstName).toBe('Lena');
  expect(await db.select().from(consents)).toHaveLength(2);
});

test('twenty at once register once', async () => {
  const lena = await givenSignedIn(world.shop);
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(lena)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await db.select().from(patients)).toHaveLength(1);
});

test('needs a session', async () => {
  expectError(await register(somebody(world.shop)), 'Unauthorized');
  expect(await db.select().from(patients)).toEqual([]);
});

test.each([
  ['2007-06-03T00:00:00.000Z', 'Underage'],
  ['2007-06-02T00:00:00.000Z', null],
  ['1880-01-01T00:00:00.000Z', 'InvalidInput'],
  ['2030-01-01T00:00:00.000Z', 'Underage'],
])('born on %s: %s', async (birthDate, id) => {
  world.shop.clock.set('2025-06-02T08:00:00Z');
  const answer = await register(await givenSignedIn(world.shop), { birthDate });
  expect(answer.json().id ?? null).toBe(id);
});

test('the birthday begins with the day in Germany', async () => {
  world.shop.clock.set('2025-06-01T22:30:00Z');
  expect((await register(await givenSignedIn(world.shop), { birthDate: '2007-06-02T00:00:00.000Z' })).statusCode).toBe(
    200,
  );
});

test.each(['', '0', '12', 'abc', '+1 555 0100 0100', '00000000', '1234567890123456'])(
  'the telephone number %j is refused',
  async (phoneNumber) => {
    expectError(await register(await givenSignedIn(world.shop), { phoneNumber }), 'PhoneNumberInvalid');
  },
);

test.each(['0931/123 45-67', '+49 931 1234567', '0049 931 1234567', '9311234567'])(
  'the telephone number %j is the same as any other way to write it',
  async (phoneNumber) => {
    const lena = await givenPatient(world.shop, { phoneNumber });
    expect((await lena.call(readPersonalData, {})).data.phone).toBe('+499311234567');
  },
);

test('a number that somebody else has is told to a signed-in person, and only ten times a day', async () => {
  await givenPatient(world.shop, { phoneNumber: '931 1234567' });
  const mallory = await givenSignedIn(world.shop);
  for (let tried = 0; tried < 10; tried++) {
    expectError(await register(mallory, { phoneNumber: '931 1234567' }), 'UniqueConstraintViolation', {
      kind: 'phoneNumber',
    });
  }
  expect((await register(mallory, { phoneNumber: '931 7654321' })).json().id).toBe('TooManyRequests');
  world.shop.clock.advance({ hours: 25 });
  expect((await register(await givenSignedIn(world.shop, mallory), { phoneNumber: '931 7654321' })).statusCode).toBe(
    200,
  );
});

test.each([
  { acceptedPrivacyPolicyAndTac: false },
  { firstName: '   ' },
  { lastName: 'x'.repeat(101) },
  { birthDate: 'yesterday' },
  { birthDate: '1955-02-30T00:00:00.000Z' },
  { address: { streetAndHouseNumber: 'Uferstraße 12', city: 'Würzburg', postalCode: '97 070' } },
  { address: { streetAndHouseNumber: 'Uferstraße 12', city: 'Würzburg', postalCode: '97070', country: 'FR' } },
])('refuses %j and stores nothing', async (overrides) => {
  expect((await register(await givenSignedIn(world.shop), overrides)).json().id).toBe('InvalidInput');
  expect(await db.select().from(patients)).toEqual([]);
});

test('fields that do not belong there change nothing', async () => {
  const lena = await givenSignedIn(world.shop);
  const [before] = await db.select().from(users);
  await register(lena, {
    userId: 'somebody',
    role: 'pharmacist',
    email: 'other@patient.example',
    onboardedAt: '1999-01-01',
  });
  const [after] = await db.select().from(users);
  expect(after).toMatchObject({ id: before?.id, email: lena.email, role: 'patient' });
  expect((await db.select().from(patients))[0]).toMatchObject({
    userId: before?.id,
    onboardedAt: world.shop.clock.now(),
  });
});

test('an address without a house number is kept as it was written', async () => {
  const address = { streetAndHouseNumber: 'Hof Sonnental', city: 'Würzburg', postalCode: '97070' };
  const lena = await givenPatient(world.shop, { address });
  expect((await lena.call(readPersonalData, {})).data).toMatchObject({ street: 'Hof Sonnental', houseNumber: '' });
});
