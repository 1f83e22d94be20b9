import { completeOnboarding, sendSignInCode, signInWithCode } from '@shop/contract/auth';
import { expect } from 'vitest';
import { readMails } from './mail-reader.ts';
import type { TestApp } from './test-app.ts';

/** A browser of somebody: keeps the cookies it is given and sends them along. */
export interface Person {
  email: string;
  /** By name; a test may look, change and forget. */
  cookies: Map<string, string>;
  call: TestApp['call'];
}

let people = 0;

/** Somebody with a browser of their own, not signed in; on this machine unless another address is given. */
export function somebody(
  shop: TestApp,
  email = `person-${++people}@patient.example`,
  { from }: { from?: string } = {},
): Person {
  const cookies = new Map<string, string>();
  return {
    email,
    cookies,
    async call(endpoint, input) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { headers, ...rest } = input as { headers?: Record<string, string> };
      const sent = { ...rest, headers: { ...(cookie && { cookie }), ...headers } } as never;
      const answer = await shop.call(endpoint, sent, from);
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0 || value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}

/** The code of the newest mail to this address that has one, after the outbox has been emptied. */
export async function codeFor(shop: TestApp, email: string): Promise<string> {
  await shop.sendMails();
  const mails = await readMails(shop.mailFolder);
  const received = mails.filter(({ to }) => to?.[0]?.address === email);
  return received.flatMap(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? []).at(-1) ?? 'no code';
}

/** Signed in by e-mail and code, not registered yet. */
export async function givenSignedIn(shop: TestApp, person = somebody(shop)): Promise<Person> {
  const { email } = person;
  await person.call(sendSignInCode, { body: { email, type: 'sign-in' } });
  const signedIn = await person.call(signInWithCode, { body: { email, otp: await codeFor(shop, email) } });
  expect(signedIn.statusCode, signedIn.body).toBe(200);
  return person;
}

let phones = 1_000_000;

export function registration(overrides: Record<string, unknown> = {}) {
  return {
    firstName: 'Lena',
    lastName: 'Beispiel',
    phoneNumber: `931 ${++phones}`,
    address: { streetAndHouseNumber: 'Uferstraße 12', city: 'Würzburg', country: 'DE' as const, postalCode: '97070' },
    birthDate: '1955-03-04T00:00:00.000Z',
    acceptedPrivacyPolicyAndTac: true as const,
    ...overrides,
  };
}

/** Signed in and registered. */
export async function givenPatient(shop: TestApp, overrides: Record<string, unknown> = {}): Promise<Person> {
  const person = await givenSignedIn(shop);
  const done = await person.call(completeOnboarding, { body: { json: registration(overrides) } });
  expect(done.statusCode, done.body).toBe(200);
  return person;
}
