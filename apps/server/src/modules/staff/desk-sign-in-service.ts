import type { DeskVisit as DeskVisitAnswer } from '@shop/contract/desk/sign-in';
import { countUp, forgetCount } from '../../db/counters.ts';
import { ShopError } from '../../errors.ts';
import type { DeskVisit } from '../../http/callers.ts';
import { codeMail } from '../identity/code-mail-service.ts';
import {
  deviceTokenFor,
  type Mailbox,
  type MailedCodeParts,
  proveMailbox,
  requestMailedCode,
  type Visitor,
} from '../identity/mailed-code-service.ts';
import { actorOf } from '../journal/journal-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { beginSession } from './desk-session-service.ts';
import { findPasskey, findSessionById, updateSession } from './passkey-queries.ts';
import type { PasskeyParts } from './passkey-service.ts';
import { tidyStaffCode } from './staff-code.ts';
import { recordAboutPerson } from './staff-events.ts';
import { codeUsedMail } from './staff-mails.ts';
import { findStaff, findStaffByEmail, passkeysOf, redeemCode, rememberLanguage } from './staff-queries.ts';

export interface DeskSignInParts extends PasskeyParts, MailedCodeParts {
  shopAt(): string | null;
}

const admissionMs = 10 * 60 * 1_000;
const codeTriesPerHour = 10;

/** Mails a code if the address belongs to somebody who works here. Everybody else is answered alike and gets no mail. */
export async function requestDeskCode(parts: DeskSignInParts, email: string, visitor: Visitor) {
  return requestMailedCode(parts, mailboxOf(email), visitor, async (tx, { code, expiresAt }) => {
    const person = await findStaffByEmail(tx, email);
    if (!person || person.endedAt) return;
    const { config } = parts;
    const mail = codeMail({
      purpose: 'desk',
      email,
      code,
      language: visitor.language,
      config,
      shopUrl: parts.shopAt(),
    });
    await queueMail(tx, parts, { kind: 'code desk', expiresAt, ...mail });
  });
}

/** A session whose mailbox is proven and that has no rights, with what the browser carries from now on. */
export async function signInAtDesk(
  parts: DeskSignInParts,
  { email, otp, deviceName }: { email: string; otp: string; deviceName: string },
  visitor: Visitor,
): Promise<{ token: string; deviceToken: string }> {
  const mailbox = mailboxOf(email);
  await proveMailbox(parts, mailbox, otp, visitor);
  const person = await findStaffByEmail(parts.db, email);
  if (!person || person.endedAt) throw new ShopError('InvalidCode');
  if (person.language !== visitor.language) await rememberLanguage(parts.db, person.id, visitor.language);
  const { token } = await beginSession(parts, { staffId: person.id, deviceName });
  return { token, deviceToken: deviceTokenFor(parts, mailbox) };
}

export async function readVisit(parts: DeskSignInParts, visit: DeskVisit): Promise<DeskVisitAnswer> {
  const { db, clock } = parts;
  const session = await findSessionById(db, visit.sessionId);
  const passkeys = await passkeysOf(db, visit.staffId);
  const own = session?.passkeyId ? await findPasskey(db, session.passkeyId) : null;
  return {
    name: visit.name,
    email: visit.email,
    stage: visit.stage,
    hasPasskey: passkeys.some(({ admittedAt }) => admittedAt !== null),
    isWaiting: own !== null && own.admittedAt === null,
    needsNobody: session?.admitsUntil ? session.admitsUntil > clock.now() : false,
  };
}

/** Setup and recovery codes. They have 100 bits, so the count only keeps a guesser from asking the database all day. */
export async function enterStaffCode(parts: DeskSignInParts, visit: DeskVisit, typed: string): Promise<void> {
  const { db, keys, clock } = parts;
  const now = clock.now();
  const tries = { key: `staff codes of ${visit.staffId}`, limit: codeTriesPerHour, windowSeconds: 60 * 60 };
  const retryAfterSeconds = await countUp(db, tries, now);
  if (retryAfterSeconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds });

  await db.transaction(async (tx) => {
    const hash = keys.hash('staff codes', `${visit.staffId} ${tidyStaffCode(typed)}`);
    const kind = await redeemCode(tx, visit.staffId, hash, now);
    const to = kind && (await findStaff(tx, visit.staffId));
    if (!to) throw new ShopError('InvalidCode');
    await updateSession(tx, visit.sessionId, {
      admitsUntil: new Date(now.getTime() + admissionMs),
      admitsBy: kind,
    });
    await queueMail(tx, parts, {
      kind: 'staff code used',
      ...codeUsedMail({ ...parts, shopUrl: parts.shopAt(), to }, kind),
    });
    await recordAboutPerson(tx, to, { at: now, actor: actorOf(to), what: 'codeUsed', detail: { kind } });
  });
  await forgetCount(db, tries.key);
}

/** Apart from the patients' budgets and devices: an address can be both. */
function mailboxOf(email: string): Mailbox {
  return { owner: `staff ${email}`, purpose: 'desk sign-in' };
}
