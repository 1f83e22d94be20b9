import { readSession, sendSignInCode, signInWithCode } from '@shop/contract/auth';
import { changeEmail, sendEmailChangeCode } from '@shop/contract/email-change';
import type { Email } from 'postal-mime';
import { type Mock, vi } from 'vitest';
import type { OpenDatabase } from '../db/pool.ts';
import { moveDueAccounts } from '../modules/identity/email-move-service.ts';
import { codeFor, type Person, somebody } from './person.ts';
import { type SignInShop, signInShop } from './sign-in-shop.ts';

export const newEmail = 'lena.neu@patient.example';

/** A shop whose patients change their e-mail address. */
export interface EmailChangeShop extends SignInShop {
  sendAllMails(): Promise<void>;
  newestMail(to: string): Promise<Email | undefined>;
  /** From the newest mail to this address. */
  stopTokenFor(email: string): Promise<string>;
  /** The new address is proven; the old mailbox has been written to. */
  askToMove(person: Person, to?: string): ReturnType<typeof proveNewAddress>;
  signIn(email: string): ReturnType<typeof signInAnew>;
  emailOf(person: Person): Promise<string | undefined>;
  /** Moves the accounts whose seven days are over, and sends what that causes. */
  housekeeping(): Promise<void>;
  /** What other modules are told of a moved account. */
  onEmailMoved: Mock<() => Promise<void>>;
}

export async function emailChangeShop(
  database: OpenDatabase,
  overrides: Parameters<typeof signInShop>[1] = { env: { publicUrl: new URL('https://shop.example') } },
): Promise<EmailChangeShop> {
  const shop = await signInShop(database, overrides);
  const onEmailMoved = vi.fn(async () => {});

  const moving: EmailChangeShop = {
    ...shop,
    onEmailMoved,
    async sendAllMails() {
      while ((await shop.sendMails()) > 0);
    },
    newestMail: async (to) => (await shop.mailsTo(to)).at(-1),
    async housekeeping() {
      await moveDueAccounts({ ...shop.ordering, onEmailMoved }, shop.clock.now());
      await moving.sendAllMails();
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
