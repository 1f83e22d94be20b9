import { randomBytes } from 'node:crypto';
import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import type { StaffSession } from '../../db/schema/staff.ts';
import { ShopError } from '../../errors.ts';
import type { DeskVisit, Exchange, StaffMember } from '../../http/callers.ts';
import type { Keys } from '../../keys.ts';
import { deskPeriods } from '../../retention.ts';
import { readDeskToken } from './desk-cookie.ts';
import {
  deleteExpiredCodes,
  deleteOldSessions,
  findSession,
  insertSession,
  lockSession,
  touchSession,
} from './desk-session-queries.ts';
import { clearExpiredChallenges } from './staff-removal-queries.ts';

export interface DeskSessionParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  isHttps: boolean;
}

const idleMs = deskPeriods.idleMinutes * 60 * 1_000;
const longestMs = deskPeriods.sessionHours * 60 * 60 * 1_000;

/** Sessions that began before are over. */
export function sessionsSince(now: Date): Date {
  return new Date(now.getTime() - longestMs);
}

/** A session is not written anew with each request, so it may lock this much early. */
const writtenEveryMs = 30_000;

/**
 * Who of the staff is asking, with the rights they have now: read from the database for every call, so that a right taken
 * away or an ended session is gone in every process. Throws `DeskLocked` for a session that only lacks its passkey.
 */
export async function findStaffMember(parts: DeskSessionParts, exchange: Exchange): Promise<StaffMember | null> {
  const found = await findVisit(parts, exchange);
  if (!found || found.stage === 'proof') return null;
  if (found.stage === 'locked') throw new ShopError('DeskLocked');
  const { session, person } = found;
  const actedAt = actedAtOf(exchange.request, parts.clock.now());
  if (actedAt && actedAt.getTime() - session.lastSeenAt.getTime() >= writtenEveryMs) {
    await touchSession(parts.db, session.id, actedAt);
  }
  return { id: person.id, name: person.name, email: person.email, roles: person.roles, sessionId: session.id };
}

/** When the browser last saw a key or a press. Null where it does not say so: the call then prolongs nothing. */
function actedAtOf({ headers }: FastifyRequest, now: Date): Date | null {
  const seconds = headers[idleSecondsHeader];
  return typeof seconds === 'string' && /^\d{1,5}$/.test(seconds)
    ? new Date(now.getTime() - Number(seconds) * 1_000)
    : null;
}

/** The same for calls on the way to a passkey: any session whose mailbox is proven. It is not prolonged by them. */
export async function findDeskVisit(parts: DeskSessionParts, exchange: Exchange): Promise<DeskVisit | null> {
  const found = await findVisit(parts, exchange);
  if (!found) return null;
  const { session, person, stage } = found;
  return { sessionId: session.id, staffId: person.id, name: person.name, email: person.email, stage };
}

async function findVisit({ db, keys, clock, isHttps }: DeskSessionParts, { request }: Exchange) {
  const token = readDeskToken(request, isHttps);
  // Without a cookie of ours the database is not asked.
  if (!token) return null;
  const now = clock.now();
  const found = await findSession(db, keys.hash('staff', token), sessionsSince(now));
  if (!found) return null;
  const stage = stageOf(found.session, now);
  if (stage === 'locked') await lockSession(db, found.session.id, now);
  return { ...found, stage };
}

export function stageOf({ openedAt, lockedAt, lastSeenAt }: StaffSession, now: Date): DeskVisit['stage'] {
  if (!openedAt) return 'proof';
  return lockedAt || now.getTime() - lastSeenAt.getTime() >= idleMs ? 'locked' : 'open';
}

/** With setup codes that nobody has used, and challenges that nobody has signed. */
export async function removeOldDeskSessions(db: Database, now: Date): Promise<void> {
  await deleteOldSessions(db, sessionsSince(now));
  await deleteExpiredCodes(db, now);
  await clearExpiredChallenges(db, now);
}

type Begun = Pick<StaffSession, 'staffId' | 'deviceName'> & Partial<Pick<StaffSession, 'openedAt'>>;

/** A session that knows of a proven mailbox and nothing more. Gives the token, which is kept nowhere else. */
export async function beginSession({ db, keys, clock }: Omit<DeskSessionParts, 'isHttps'>, begun: Begun) {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const session = await insertSession(db, {
    ...begun,
    tokenHash: keys.hash('staff', token),
    createdAt: now,
    lastSeenAt: now,
  });
  return { token, session };
}
