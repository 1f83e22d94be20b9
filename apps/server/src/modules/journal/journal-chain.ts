import { createHash } from 'node:crypto';
import type { JournalRow } from '../../db/schema/journal.ts';

/** What an entry says, as it is hashed. */
export type JournalContent = Pick<
  JournalRow,
  'salt' | 'at' | 'by' | 'staffId' | 'staffName' | 'subject' | 'subjectId' | 'what' | 'detail'
>;

export function contentHash(content: JournalContent): string {
  const { salt, at, by, staffId, staffName, subject, subjectId, what, detail } = content;
  return sha256(JSON.stringify([salt, at.toISOString(), by, staffId, staffName, subject, subjectId, what, detail]));
}

/** Of an entry that refers to one of an order, whose own hash is over all that it says. */
export function referenceHash(salt: string, eventHash: string): string {
  return sha256(`${salt}.${eventHash}`);
}

/** The link to the entry before; the database's trigger computes the same. */
export function chainHash(before: string, position: number, content: string): string {
  return sha256(`${before}.${position}.${content}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
