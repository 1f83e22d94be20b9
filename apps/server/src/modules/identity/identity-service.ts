import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import { removeOldCounts } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { areMailsLate } from '../mail/outbox-service.ts';
import { createAuth } from './auth.ts';
import { deleteExpiredSignIns, setPharmacists } from './identity-queries.ts';
import { removeOldCodes } from './one-time-codes.ts';
import { openSessions, type Sessions } from './session-service.ts';
import type { SignInParts } from './sign-in-service.ts';

export interface IdentityParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  isHttps: boolean;
  hasRateLimits: boolean;
  staffEmails: string[];
  config: ShopConfig;
  shopAt(): string | null;
}

export interface Identity extends SignInParts {
  sessions: Sessions;
  areMailsLate(): Promise<boolean>;
}

/** Sign-in with all it needs, opened once. */
export function openIdentity(parts: IdentityParts): Identity {
  const { db, clock } = parts;
  const auth = createAuth(parts);
  return {
    ...parts,
    auth,
    sessions: openSessions({ ...parts, auth }),
    areMailsLate: () => areMailsLate(db, clock),
  };
}

/** At the start: roles follow STAFF_EMAILS also for those who do not sign in again. */
export async function nameStaff(db: Database, staffEmails: string[]): Promise<void> {
  await setPharmacists(db, staffEmails);
}

/** Sessions, codes and counts whose time is over. */
export async function removeExpiredSignIns(db: Database, now: Date): Promise<void> {
  await deleteExpiredSignIns(db, now);
  await removeOldCodes(db, now);
  await removeOldCounts(db, now);
}
