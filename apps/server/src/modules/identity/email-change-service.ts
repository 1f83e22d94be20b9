import { createHash, randomBytes } from 'node:crypto';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Language } from '../../db/schema/identity.ts';
import { ShopError } from '../../errors.ts';
import type { SignedIn } from '../../http/callers.ts';
import type { Keys } from '../../keys.ts';
import { periods } from '../../retention.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { guessCode } from './code-guesses.ts';
import { codeMail } from './code-mail-service.ts';
import { takeNewAddressCode, takeOldAddressCode } from './email-change-budgets.ts';
import { announcedMail, waitingMail } from './email-change-mails.ts';
import {
  addStopToken,
  deleteEmailChange,
  type EmailChange,
  endSessions,
  findEmailChange,
  forgetDevices,
  isEmailTaken,
  putEmailChange,
  takeStoppedChange,
} from './email-change-queries.ts';
import { codeLifeSeconds, findCode, forgetCodes, issueCode } from './one-time-codes.ts';
import { nameOf } from './sign-in-budgets.ts';

export interface EmailChangeParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  /** Where the shop is found from outside, for the link that stops a change; null while nobody has said so. */
  shopAt(): string | null;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Sends a code to the new address. Whether somebody uses it already is told to nobody but its owner. */
export async function requestEmailChange(
  parts: EmailChangeParts,
  { userId, email }: SignedIn,
  newEmail: string,
  language: Language,
): Promise<void> {
  if (newEmail === email || !(await takeNewAddressCode(parts, userId, newEmail))) return;
  const { config } = parts;
  const expiresAt = new Date(parts.clock.now().getTime() + codeLifeSeconds * 1_000);
  await parts.db.transaction(async (tx) => {
    const code = await issueCode({ ...parts, db: tx }, newAddressSubject(parts, userId, newEmail));
    const mail = codeMail({
      purpose: 'change-email',
      email: newEmail,
      code,
      language,
      config,
      shopUrl: parts.shopAt(),
    });
    await queueMail(tx, parts, { kind: 'code change-email', expiresAt, ...mail });
  });
}

/**
 * The code proves the new address. From then on the change waits for the old mailbox, or for its day, and whoever reads the
 * old mailbox can stop it. It takes the place of one that was waiting.
 */
export async function proveNewEmail(
  parts: EmailChangeParts,
  signedIn: SignedIn,
  { newEmail, otp }: { newEmail: string; otp: string },
): Promise<EmailChange> {
  const { userId } = signedIn;
  const subject = newAddressSubject(parts, userId, newEmail);
  await guessCode(parts, {
    code: await findCode(parts, subject, { isKnown: false }),
    typed: otp,
    guesser: userId,
    countedFor: `at a new address of ${userId}`,
  });
  // The right code proves that the address is the person's own: now it may be told that it has an account.
  if (await isEmailTaken(parts.db, newEmail)) throw new ShopError('UniqueConstraintViolation', { kind: 'email' });

  return parts.db.transaction(async (tx) => {
    const change = await putWaiting(tx, parts, userId, newEmail);
    await tellOldAddress(parts, tx, signedIn, { change, asker: 'person' });
    return change;
  });
}

/**
 * The same by a colleague, in the name of somebody who has asked the pharmacy. Nobody has proven the new address, and nobody of the
 * pharmacy moves an account to a mailbox of their own: it waits likewise, and both mailboxes are told. Throws
 * `UniqueConstraintViolation` for an address that has an account.
 */
export async function requestChangeFor(
  tx: Transaction,
  parts: Omit<EmailChangeParts, 'db'>,
  user: { id: string; email: string; language: Language },
  newEmail: string,
): Promise<void> {
  if (await isEmailTaken(tx, newEmail)) throw new ShopError('UniqueConstraintViolation', { kind: 'email' });
  const waiting = await findEmailChange(tx, user.id);
  if (waiting) await forgetCodesOf(tx, parts, waiting);
  const change = await putWaiting(tx, parts, user.id, newEmail);
  await tellOldAddress(parts, tx, user, { change, asker: 'pharmacy' });
  const mail = announcedMail({ ...parts, to: newEmail, language: user.language }, change);
  await queueMail(tx, parts, { kind: 'e-mail change announced', ...mail });
}

async function putWaiting(
  tx: Transaction,
  { clock }: Pick<EmailChangeParts, 'clock'>,
  userId: string,
  newEmail: string,
): Promise<EmailChange> {
  const createdAt = clock.now();
  const movesAt = new Date(createdAt.getTime() + periods.emailChangeDays * dayMs);
  const change = { userId, newEmail, movesAt, createdAt, stopTokenHashes: [] };
  await putEmailChange(tx, change);
  return change;
}

/** Once more, with a code and a link of its own. */
export async function sendOldAddressCode(parts: EmailChangeParts, signedIn: SignedIn): Promise<void> {
  const change = await requireEmailChange(parts, signedIn);
  await takeOldAddressCode(parts, signedIn.userId);
  await parts.db.transaction((tx) => tellOldAddress(parts, tx, signedIn, { change, asker: 'person' }));
}

async function tellOldAddress(
  parts: Omit<EmailChangeParts, 'db'>,
  tx: Transaction,
  { email, language }: Pick<SignedIn, 'email' | 'language'>,
  { change, asker }: { change: EmailChange; asker: 'person' | 'pharmacy' },
): Promise<void> {
  const stopToken = randomBytes(32).toString('base64url');
  if (!(await addStopToken(tx, change, hashOf(stopToken)))) throw new ShopError('InvalidState');
  const code = await issueCode({ ...parts, db: tx }, oldAddressSubject(parts, change));
  const mail = waitingMail({ ...parts, to: email, language }, { change, asker, code, stopToken });
  // Without an end: the link in it is worth something for days, also when the mail comes late.
  await queueMail(tx, parts, { kind: 'e-mail change waits', ...mail });
}

/** The code from the old mailbox is right for this new address, the one the person saw, and no other. */
export async function proveOldEmail(
  parts: EmailChangeParts,
  signedIn: SignedIn,
  { newEmail, otp }: { newEmail: string; otp: string },
): Promise<EmailChange> {
  const change = await requireEmailChange(parts, signedIn);
  if (change.newEmail !== newEmail) throw new ShopError('InvalidState');
  await guessCode(parts, {
    code: await findCode(parts, oldAddressSubject(parts, change), { isKnown: false }),
    typed: otp,
    guesser: signedIn.userId,
    countedFor: `at the old address of ${signedIn.userId}`,
  });
  return change;
}

async function requireEmailChange({ db }: Pick<EmailChangeParts, 'db'>, { userId }: SignedIn): Promise<EmailChange> {
  const change = await findEmailChange(db, userId);
  if (!change) throw new ShopError('InvalidState');
  return change;
}

export function cancelEmailChange({ db }: Pick<EmailChangeParts, 'db'>, { userId }: SignedIn): Promise<void> {
  return deleteEmailChange(db, userId);
}

/**
 * By the link in a mail to the old address, without a sign-in. Whoever stops a change did not ask for it, so somebody else
 * is in the account: every session ends, and no device counts as known any more.
 */
export async function stopEmailChange({ db, clock }: Pick<EmailChangeParts, 'db' | 'clock'>, token: string) {
  await db.transaction(async (tx) => {
    const userId = await takeStoppedChange(tx, hashOf(token));
    if (userId === null) throw new ShopError('LinkNotValid');
    await endSessions(tx, userId, null);
    await forgetDevices(tx, userId, clock.now());
  });
}

export async function forgetCodesOf(tx: Transaction, parts: Pick<EmailChangeParts, 'keys'>, change: EmailChange) {
  await forgetCodes(tx, newAddressSubject(parts, change.userId, change.newEmail));
  await forgetCodes(tx, oldAddressSubject(parts, change));
}

function newAddressSubject(parts: Pick<EmailChangeParts, 'keys'>, userId: string, newEmail: string): string {
  return `new address ${nameOf(parts, newEmail)} of ${userId}`;
}

/** Names the new address as well: a code that was sent for one is worth nothing for another. */
function oldAddressSubject(parts: Pick<EmailChangeParts, 'keys'>, { userId, newEmail }: EmailChange): string {
  return `old address of ${userId} for ${nameOf(parts, newEmail)}`;
}

/** 256 random bits need no key, and so outlive a change of the app's secret. */
function hashOf(stopToken: string): string {
  return createHash('sha256').update(stopToken).digest('base64url');
}
