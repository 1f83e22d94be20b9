import { randomBytes } from 'node:crypto';
import type {
  CreationOptions,
  PasskeyAnswer,
  PasskeyAttestation,
  RequestOptions,
} from '@shop/contract/desk/passkey-shapes';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Transaction } from '../../db/pool.ts';
import type { StaffPasskey, StaffSession } from '../../db/schema/staff.ts';
import { ShopError } from '../../errors.ts';
import type { DeskVisit } from '../../http/callers.ts';
import { actorOf } from '../journal/journal-service.ts';
import type { ProposingParts } from '../pending-changes/pending-change-service.ts';
import type { DeskSessionParts } from './desk-session-service.ts';
import { judgeSetUp, settleSetUp } from './guarded-device-service.ts';
import { challengeMs, makeCreationOptions, makeRequestOptions, readAnswer, readAttestation } from './passkey-check.ts';
import {
  countUse,
  insertPasskey,
  keepChallenge,
  lockCountingPasskey,
  lockSessionRow,
  takeChallenge,
  updateSession,
} from './passkey-queries.ts';
import { relyingPartyAt } from './relying-party.ts';
import { recordAboutPasskey, recordAboutPerson } from './staff-events.ts';
import { findStaff, passkeysOf } from './staff-queries.ts';

export interface PasskeyParts extends Omit<DeskSessionParts, 'isHttps'> {
  config: ShopConfig;
  /** Where people open the desk. */
  deskAt(): string;
}

/** A challenge for a new passkey. Devices that have one of this person already refuse to make another. */
export async function offerPasskey(parts: PasskeyParts, visit: DeskVisit): Promise<CreationOptions> {
  const party = { ...relyingPartyAt(parts.deskAt()), shopName: parts.config.shopName };
  const known = await passkeysOf(parts.db, visit.staffId);
  const options = await makeCreationOptions(party, { ...visit, id: visit.staffId }, known);
  await keep(parts, visit, 'register', options.challenge);
  return options;
}

/**
 * Keeps a new passkey of this browser. It waits for a lead, unless a setup or recovery code was entered here: then it counts
 * at once, and opens the desk, because the device has just verified its person. Gives a new token in that case. A setup code of
 * somebody who may release counts at once only where `judgeSetUp` says so: it comes from the server, not from its person.
 */
export async function registerPasskey(
  parts: PasskeyParts & ProposingParts,
  visit: DeskVisit,
  { passkey, deviceName }: { passkey: PasskeyAttestation; deviceName: string },
): Promise<{ newToken: string | null }> {
  const now = parts.clock.now();
  const made = await readAttestation(passkey, await expected(parts, visit, 'register'));
  if (!made) throw new ShopError('PasskeyRefused');
  return parts.db.transaction(async (tx) => {
    const session = await lockSessionRow(tx, visit.sessionId);
    const hasCode = session?.admitsUntil ? session.admitsUntil > now : false;
    const person = await findStaff(tx, visit.staffId);
    const isSetUp = hasCode && session?.admitsBy !== 'recovery';
    const verdict = isSetUp && person ? await judgeSetUp(tx, person, now) : 'counts';
    const needsNobody = hasCode && verdict !== 'waits';
    // Whoever sits down at a locked desk adds no device to it.
    if (visit.stage === 'locked' && !hasCode) throw new ShopError('PasskeyRefused');
    const kept = await insertPasskey(tx, {
      ...made,
      staffId: visit.staffId,
      deviceName,
      createdAt: now,
      ...(needsNobody && { admittedAt: now, lastUsedAt: now }),
    });
    if (!session || !kept || !person) throw new ShopError('PasskeyRefused');
    const actor = actorOf({ id: visit.staffId, name: visit.name });
    const detail = { isAdmitted: needsNobody };
    await recordAboutPasskey(tx, kept, { at: now, actor, what: 'passkeyRegistered', detail });
    if (isSetUp) await settleSetUp(tx, parts, { passkey: kept, person, verdict });
    if (!needsNobody) {
      // An open desk stays opened by the passkey it was opened with.
      const waiting = session.openedAt ? {} : { passkeyId: kept.id, deviceName };
      await updateSession(tx, session.id, { ...waiting, admitsUntil: null, admitsBy: null });
      return { newToken: null };
    }
    const token = randomBytes(32).toString('base64url');
    await updateSession(tx, session.id, {
      ...opened(session.openedAt, kept.id, now),
      deviceName,
      admitsUntil: null,
      admitsBy: null,
      tokenHash: parts.keys.hash('staff', token),
    });
    return { newToken: token };
  });
}

/** A challenge for one of the person's own passkeys. */
export async function askForPasskey(parts: PasskeyParts, visit: DeskVisit): Promise<RequestOptions> {
  const known = await passkeysOf(parts.db, visit.staffId);
  const counting = known.filter(({ admittedAt }) => admittedAt !== null);
  const options = await makeRequestOptions(relyingPartyAt(parts.deskAt()), counting);
  await keep(parts, visit, 'open', options.challenge);
  return options;
}

/** Opens the session, for the first time or after a lock. The first time it gets a new token. */
export async function openDesk(
  parts: PasskeyParts,
  visit: DeskVisit,
  passkey: PasskeyAnswer,
): Promise<{ newToken: string | null }> {
  const now = parts.clock.now();
  return withProvenPasskey(parts, visit, passkey, async (tx, { session, known }) => {
    const values = { ...opened(session.openedAt, known.id, now), deviceName: known.deviceName };
    if (session.openedAt) {
      await updateSession(tx, session.id, values);
      return { newToken: null };
    }
    const token = randomBytes(32).toString('base64url');
    await updateSession(tx, session.id, { ...values, tokenHash: parts.keys.hash('staff', token) });
    const person = { id: visit.staffId, name: visit.name };
    const detail = { deviceName: known.deviceName };
    await recordAboutPerson(tx, person, { at: now, actor: actorOf(person), what: 'signedIn', detail });
    return { newToken: token };
  });
}

/**
 * Acts once a passkey of the person has answered the session's challenge, in the same transaction. For what an unlocked desk
 * alone must not do, too. Throws `PasskeyRefused`.
 */
export async function withProvenPasskey<Result>(
  parts: PasskeyParts,
  { sessionId, staffId }: Pick<DeskVisit, 'sessionId' | 'staffId'>,
  passkey: PasskeyAnswer,
  act: (tx: Transaction, proven: { session: StaffSession; known: StaffPasskey }) => Promise<Result>,
): Promise<Result> {
  const wanted = await expected(parts, { sessionId }, 'open');
  return parts.db.transaction(async (tx) => {
    const session = await lockSessionRow(tx, sessionId);
    const known = await lockCountingPasskey(tx, staffId, passkey.id);
    const answer = known && (await readAnswer(passkey, wanted, known));
    if (!session || !answer) throw new ShopError('PasskeyRefused');
    await countUse(tx, known.id, { signCount: answer.signCount, at: parts.clock.now() });
    return act(tx, { session, known });
  });
}

function opened(openedAt: Date | null, passkeyId: string, now: Date) {
  return { openedAt: openedAt ?? now, lockedAt: null, lastSeenAt: now, passkeyId };
}

async function keep(parts: PasskeyParts, visit: DeskVisit, purpose: 'register' | 'open', challenge: string) {
  const expiresAt = new Date(parts.clock.now().getTime() + challengeMs);
  await keepChallenge(parts.db, visit.sessionId, { challenge, purpose, expiresAt });
}

async function expected(
  parts: PasskeyParts,
  { sessionId }: Pick<DeskVisit, 'sessionId'>,
  purpose: 'register' | 'open',
) {
  const challenge = await takeChallenge(parts.db, sessionId, purpose, parts.clock.now());
  if (!challenge) throw new ShopError('PasskeyRefused');
  return { ...relyingPartyAt(parts.deskAt()), challenge };
}
