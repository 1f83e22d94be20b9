import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import { forgetCount, type Limit } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { queueMail } from '../mail/outbox-service.ts';
import type { Auth } from './auth.ts';
import { guessCode } from './code-guesses.ts';
import { codeMail } from './code-mail.ts';
import { makeDeviceLink } from './device-link.ts';
import { findFormerEmail, forgetFormerEmail } from './email-change-queries.ts';
import { devicesKnownSince, rememberVisit } from './identity-queries.ts';
import { makeBrowserName, readBrowserName, readDeviceToken } from './known-device.ts';
import { codeLifeSeconds, findCode, issueCode } from './one-time-codes.ts';
import {
  countedFor,
  forgetPauses,
  guessesOf,
  isUnderAttack,
  nameOf,
  type Spender,
  spendBudget,
  spenderName,
  takeCode,
} from './sign-in-budgets.ts';
import type { Visitor } from './visitor.ts';

const hour = 60 * 60;

export interface SignInParts {
  db: Database;
  auth: Auth;
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  /** Where links in mails lead; null while nobody has said so. */
  shopAt(): string | null;
  /** Off for load tests, where all requests come from one address. What protects an account is never off. */
  hasRateLimits: boolean;
  staffEmails: string[];
}

/**
 * Sends a code to the address, for the browser that asks. The answer, and the time it takes, are the same whether or not
 * the address belongs to somebody and whatever others have asked. Gives the name to call the browser by, if it is new.
 */
export async function requestCode(
  parts: SignInParts,
  email: string,
  visitor: Visitor,
): Promise<{ newName: string | null }> {
  const account = nameOf(parts, email);
  const spender = await spenderOf(parts, email, visitor);
  await limitNetwork(parts, spender, { key: 'codes from', limit: 30, windowSeconds: hour });
  const known = readBrowserName(visitor.deviceToken);
  const browser = known ?? makeBrowserName();
  if (await takeCode(parts, account, spender)) {
    const asker = { browser: nameOf(parts, browser), network: nameOf(parts, visitor.network) };
    const helpsIn = !spender.device && (await isUnderAttack(parts, account));
    const former = await findFormerEmail(parts.db, account);
    await parts.db.transaction(async (tx) => {
      const mail = codeMail({
        purpose: 'sign-in',
        email,
        code: await issueCode({ ...parts, db: tx }, subjectOf(account), asker),
        language: visitor.language,
        shopName: parts.config.shopName,
        deviceLink: helpsIn ? makeDeviceLink({ ...parts, shopUrl: parts.shopAt() }, email) : null,
        movedAt: former?.movedAt ?? null,
      });
      await queueMail(tx, parts, { kind: 'code sign-in', expiresAt: expiryOf(parts), ...mail });
    });
    for (const guesser of [`browser ${asker.browser}`, spenderName(parts, spender)]) {
      await forgetCount(parts.db, guessesOf(account, guesser).key);
    }
  }
  // A name that comes with a proof stays as it is; one without is kept a little longer.
  return { newName: known && visitor.deviceToken?.includes('.') ? null : browser };
}

/** The cookies of the new session, or an error that tells nothing about the address. */
export async function signIn(
  parts: SignInParts,
  { email, otp }: { email: string; otp: string },
  visitor: Visitor,
): Promise<{ cookies: string[]; userId: string }> {
  const account = nameOf(parts, email);
  const spender = await spenderOf(parts, email, visitor);
  await limitNetwork(parts, spender, { key: 'guesses from', limit: 60, windowSeconds: hour });
  const name = readBrowserName(visitor.deviceToken);
  const browser = name && nameOf(parts, name);
  const code = await findCode(parts, subjectOf(account), {
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
    inAnyCase: guessesOf(account, guesser),
  });

  const { headers, response } = await parts.auth.api.signInProven({ body: { email }, returnHeaders: true });
  await forgetPauses(parts, account, spender);
  await forgetFormerEmail(parts.db, account);
  await rememberVisit(parts.db, response.userId, {
    language: visitor.language,
    role: roleOf(parts, email),
  });
  return { cookies: headers.getSetCookie(), userId: response.userId };
}

/** The variable decides anew each time: whose address is no longer in it is a patient like any other. */
function roleOf({ staffEmails }: Pick<SignInParts, 'staffEmails'>, email: string): 'pharmacist' | 'patient' {
  return staffEmails.includes(email) ? 'pharmacist' : 'patient';
}

/** The device counts as known unless its owner has said since then that a stranger was in the account. */
async function spenderOf(
  { db, keys }: Pick<SignInParts, 'db' | 'keys'>,
  email: string,
  { deviceToken, network }: Visitor,
): Promise<Spender> {
  const device = readDeviceToken(keys, deviceToken, email);
  if (!device) return { device: null, network };
  const since = await devicesKnownSince(db, email);
  return { device: since && device.knownSince <= since ? null : device.name, network };
}

/** Not for a known device, which has limits of its own: its neighbours must not use up what it needs. */
async function limitNetwork(parts: SignInParts, { device, network }: Spender, { key, ...limit }: Limit): Promise<void> {
  if (!parts.hasRateLimits || device) return;
  await spendBudget(parts, { key: `${key} ${nameOf(parts, network)}`, ...limit });
}

/** Later than this the mail would be of no use. */
function expiryOf({ clock }: Pick<SignInParts, 'clock'>): Date {
  return new Date(clock.now().getTime() + codeLifeSeconds * 1_000);
}

function subjectOf(account: string): string {
  return `sign-in ${account}`;
}
