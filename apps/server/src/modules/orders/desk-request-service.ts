import type { Database, Transaction } from '../../db/pool.ts';
import { deleteRequestsBefore, insertRequest, madeBy, setMade } from './order-note-queries.ts';

/** Whoever asks, by their own name for it. */
export interface DeskRequest {
  staffId: string;
  key: string;
  now: Date;
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Whether this request is to be done: false when it has been, however often and through whichever process it comes. Part of
 * the request's own transaction, so that what fails may be asked again.
 */
export function isFirst(tx: Transaction, { staffId, key, now }: DeskRequest): Promise<boolean> {
  return insertRequest(tx, { staffId, key, at: now });
}

/** Remembers what it made, for whoever asks again. */
export function rememberMade(tx: Transaction, { staffId, key }: DeskRequest, madeId: string): Promise<void> {
  return setMade(tx, staffId, key, madeId);
}

export function madeBefore(db: Database, { staffId, key }: DeskRequest): Promise<string | null> {
  return madeBy(db, staffId, key);
}

/** After a day nobody sends the same request again. */
export function forgetDeskRequests(db: Database, now: Date): Promise<void> {
  return deleteRequestsBefore(db, new Date(now.getTime() - dayMs));
}
