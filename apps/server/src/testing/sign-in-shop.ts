import { sendSignInCode, signInWithCode, signOut } from '@shop/contract/auth';
import type { Email } from 'postal-mime';
import { onTestFinished, vi } from 'vitest';
import type { OpenDatabase } from '../db/pool.ts';
import { readMails } from './mail-reader.ts';
import { givenSignedIn, type Person } from './person.ts';
import { type TestApp, testApp } from './test-app.ts';

/** better-auth reads the computer's clock: here it and the shop's stand still until the test moves both. */
export interface SignInShop extends TestApp {
  later(by: Parameters<TestApp['clock']['advance']>[0]): void;
  /** After the outbox has been emptied, oldest first. */
  mailsTo(email: string): Promise<Email[]>;
}

export async function signInShop(
  database: OpenDatabase,
  overrides?: Parameters<typeof testApp>[1],
): Promise<SignInShop> {
  const shop = await testApp(database, overrides);
  vi.useFakeTimers({ toFake: ['Date'], now: shop.clock.now() });
  onTestFinished(() => void vi.useRealTimers());
  return {
    ...shop,
    later(by) {
      shop.clock.advance(by);
      vi.setSystemTime(shop.clock.now());
    },
    async mailsTo(email) {
      while ((await shop.sendMails()) > 0);
      return (await readMails(shop.mailFolder)).filter(({ to }) => to?.[0]?.address === email);
    },
  };
}

export function askForCode(person: Person) {
  return person.call(sendSignInCode, { body: { email: person.email, type: 'sign-in' } });
}

export function guess(person: Person, otp: string) {
  return person.call(signInWithCode, { body: { email: person.email, otp } });
}

/** A code that is not this one. */
export function wrong(otp: string, by = 1): string {
  return String((Number(otp) + by) % 1_000_000).padStart(6, '0');
}

/** Signed in once and out again: her browser is known. */
export async function givenOwner(shop: SignInShop): Promise<Person> {
  const lena = await givenSignedIn(shop);
  await lena.call(signOut, {});
  shop.later({ minutes: 61 });
  return lena;
}
