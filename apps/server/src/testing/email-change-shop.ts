import { readSession, sendSignInCode, signInWithCode } from '@shop/contract/auth';
import { changeEmail, sendEmailChangeCode } from '@shop/contract/email-change';
import type { Email } from 'postal-mime';
import { onTestFinished, vi } from 'vitest';
import type { OpenDatabase } from '../db/pool.ts';
import { readMails } from './mail-reader.ts';
import { codeFor, type Person, somebody } from './person.ts';
import { type TestApp, testApp } from './test-app.ts';

export const newEmail = 'lena.neu@patient.example';

/**
 * A shop whose patients change their e-mail address. Its clock and the computer's, which better-auth reads, move
 * together.
 */
export interface EmailChangeShop extends TestApp {
  later(by: Parameters<TestApp['clock']['advance']>[0]): void;
  sendAllMails(): Promise<void>;
  newestMail(to: string): Promise<Email | undefined>;
  /** From the newest mail to this address. */
  stopTokenFor(email: string): Promise<string>;
  /** The new address is proven; the old mailbox has been written to. */
  askToMove(person: Person, to?: string): ReturnType<typeof proveNewAddress>;
  signIn(email: string): ReturnType<typeof signInAnew>;
  emailOf(person: Person): Promise<string | undefined>;
}

export async function emailChangeShop(
  database: OpenDatabase,
  overrides: Parameters<typeof testApp>[1] = { env: { publicUrl: new URL('https://shop.example') } },
): Promise<EmailChangeShop> {
  const shop = await testApp(database, overrides);
  vi.useFakeTimers({ toFake: ['Date'], now: shop.clock.now() });
  onTestFinished(() => void vi.useRealTimers());

  const moving: EmailChangeShop = {
    ...shop,
    later(by) {
      shop.clock.advance(by);
      vi.setSystemTime(shop.clock.now());
    },
    async sendAllMails() {
      while ((await shop.sendMails()) > 0);
    },
    async newestMail(to) {
      await moving.sendAllMails();
      return (await readMails(shop.mailFolder)).filter((mail) => mail.to?.[0]?.address === to).at(-1);
    },
    async stopTokenFor(email) {
      const text = (await moving.newestMail(email))?.text ?? '';
      return /https:\/\/shop\.example\/#\/stop-email-change\/([\w-]{43})\b/.exec(text)?.[1] ?? 'no link';
    },
    askToMove: (person, to = newEmail) => proveNewAddress(moving, person, to),
    signIn: (email) => signInAnew(moving, email),
    emailOf: async (person) => (await person.call(readSession, {})).data?.user.email,
  };
  return moving;
}

export function wrong(otp: string): string {
  return String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
}

async function proveNewAddress(shop: EmailChangeShop, person: Person, email: string) {
  shop.later({ seconds: 31 });
  await person.call(sendEmailChangeCode, { body: { email } });
  const otp = await codeFor(shop, email);
  shop.later({ seconds: 1 });
  return person.call(changeEmail, { body: { email, otp } });
}

/** On an unknown device. */
async function signInAnew(shop: EmailChangeShop, email: string) {
  const person = somebody(shop, email);
  shop.later({ seconds: 31 });
  await person.call(sendSignInCode, { body: { email, type: 'sign-in' } });
  return person.call(signInWithCode, { body: { email, otp: await codeFor(shop, email) } });
}
