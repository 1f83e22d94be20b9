import { countOld, type OldRows } from '../../db/old-rows.ts';
import type { Database } from '../../db/pool.ts';
import { privacyRequests } from '../../db/schema/privacy.ts';
import { germanDay } from '../../german-day.ts';
import { privacyRequestsKeptSince } from '../../retention.ts';
import { deleteClosedBefore, isClosedBefore } from './privacy-queries.ts';

/** Requests that were answered so long ago that nobody has to prove it any more. */
export function oldPrivacyRequests(db: Database, today: string): Promise<OldRows> {
  const where = isClosedBefore(privacyRequestsKeptSince(today));
  return countOld(db, { table: privacyRequests, from: privacyRequests.closedAt, where });
}

export function forgetOldPrivacyRequests({ db }: { db: Database }, now: Date, today = germanDay(now)): Promise<void> {
  return db.transaction((tx) => deleteClosedBefore(tx, privacyRequestsKeptSince(today)));
}
