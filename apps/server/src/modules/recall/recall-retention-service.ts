import type { Database } from '../../db/pool.ts';
import { contactsOfOrder } from './recall-queries.ts';

/** For the export of a person's data: how they were told of recalls that this order is part of. */
export async function exportRecallContacts(db: Database, orderId: string) {
  const contacts = await contactsOfOrder(db, orderId);
  return contacts.map(({ at, way, isReached, note }) => ({ at, way, isReached, note }));
}
