import type { Clock } from '../../clock.ts';
import { forgetCount, type Limit } from '../../db/counters.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { guessCode } from './code-guesses.ts';
import { makeBrowserName, makeDeviceToken, readBrowserName, readDeviceToken } from './known-device.ts';
import { codeLifeSeconds, findCode, issueCode } from './one-time-codes.ts';
import {
  countedFor,
  forgetPauses,
  guessesOf,
  hour,
  isUnderAttack,
  nameOf,
  type Spender,
  spendBudget,
  spenderName,
  takeCode,
} from './sign-in-budgets.ts';
import type { Visitor } from './visitor.ts';

export type { Visitor };

export interface MailedCodeParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  /** Off for load tests, where all requests come from one address. What protects an account is never off. */
  hasRateLimits: boolean;
}

/** A mailbox that a code can prove, for one purpose: patients and staff with the same address share no budget. */
export interface Mailbox {
  /** Whose it is, as it is hashed into names of counters and proofs of devices. */
  owner: string;
  purpose: 'sign-in' | 'desk sign-in';
  /** Devices that signed in before this are no longer known. */
  devicesKnownSince?: () => Promise<Date | null>;
}

/** What the mail with a code depends on. */
export interface IssuedCode {
  code: string;
  /** Later than this the mail would be of no use. */
  expiresAt: Date;
  /** Strangers use up what a new device of the owner needs. */
  isUnderAttack: boolean;
}

export function accountOf(parts: Pick<MailedCodeParts, 'keys'>, { owner }: Mailbox): string {
  return nameOf(parts, owner);
}

/**
 * Makes a code for the browser that asks and hands it to `send`, unless the budgets are spent. Gives the name to call the
 * browser by, if it is new.
 */
export async function requestMailedCode(
  parts: MailedCodeParts,
  mailbox: Mailbox,
  visitor: Visitor,
  send: (tx: Transaction, issued: IssuedCode) => Promise<void>,
): Promise<{ newName: string | null }> {
  const account = accountOf(parts, mailbox);
  const spender = await spenderOf(parts, mailbox, visitor);
  await limitNetwork(parts, spender, { key: 'codes from', limit: 30, windowSeconds: hour });
  const known = readBrowserName(visitor.deviceToken);
  const browser = known ?? makeBrowserName();
  const asker = { browser: nameOf(parts, browser), network: nameOf(parts, visitor.network) };
  if (await takeCode(parts, account, { spender, browser: asker.browser })) {
    const attacked = !spender.device && (await isUnderAttack(parts, account));
    const expiresAt = new Date(parts.clock.now().getTime() + codeLifeSeconds * 1_000);
    await parts.db.transaction(async (tx) => {
      const code = await issueCode({ ...parts, db: tx }, subjectOf(parts, mailbox), asker);
      await send(tx, { code, expiresAt, isUnderAttack: attacked });
    });
    for (const guesser of [`browser ${asker.browser}`, spenderName(parts, spender)]) {
      await forgetCount(parts.db, guessesOf(account, guesser).key);
    }
  }
  // A name that comes with a proof stays as it is; one without is kept a little longer.
  return { newName: known && visitor.deviceToken?.includes('.') ? null : browser };
}

/** Redeems the code, or throws an error that tells nothing about the address. */
export async function proveMailbox(
  parts: MailedCodeParts,
  mailbox: Mailbox,
  otp: string,
  visitor: Visitor,
): Promise<void> {
  const account = accountOf(parts, mailbox);
  const spender = await spenderOf(parts, mailbox, visitor);
  await limitNetwork(parts, spender, { key: 'guesses from', limit: 60, windowSeconds: hour });
  const name = readBrowserName(visitor.deviceToken);
  const browser = name && nameOf(parts, name);
  const code = await findCode(parts, subjectOf(parts, mailbox), {
    browser,
    network: nameOf(parts, visitor.network),
    isKnown: spender.device !== null,
  });
  // A browser that asked has guesses of its own; others in its network cannot use them up.
  const hasAsked = spender.device === null && code !== null && code.browser === browser;
  const guesser = hasAsked ? `browser ${browser}` : spenderName(parts, spender);
  await guessCode(parts, {
    code,
    typed: otp,
    guesser,
    countedFor: countedFor(account, spender.device),
    isOwnBudget: spender.device !== null,
    inAnyCase: guessesOf(account, guesser),
  });
  await forgetPauses(parts, account, { spender, browser });
}

/** What a browser carries from now on, so that it is known at the next sign-in. */
export function deviceTokenFor({ keys, clock }: Pick<MailedCodeParts, 'keys' | 'clock'>, { owner }: Mailbox): string {
  return makeDeviceToken(keys, owner, clock.now());
}

/** The device counts as known unless its owner has said since then that a stranger was in the account. */
async function spenderOf(
  { keys }: Pick<MailedCodeParts, 'keys'>,
  { owner, devicesKnownSince }: Mailbox,
  { deviceToken, network }: Visitor,
): Promise<Spender> {
  const device = readDeviceToken(keys, deviceToken, owner);
  if (!device) return { device: null, network };
  const since = (await devicesKnownSince?.()) ?? null;
  return { device: since && device.knownSince <= since ? null : device.name, network };
}

/** Not for a known device, which has limits of its own: its neighbours must not use up what it needs. */
async function limitNetwork(
  parts: MailedCodeParts,
  { device, network }: Spender,
  { key, ...limit }: Limit,
): Promise<void> {
  if (!parts.hasRateLimits || device) return;
  await spendBudget(parts, { key: `${key} ${nameOf(parts, network)}`, ...limit });
}

function subjectOf(parts: Pick<MailedCodeParts, 'keys'>, mailbox: Mailbox): string {
  return `${mailbox.purpose} ${accountOf(parts, mailbox)}`;
}
