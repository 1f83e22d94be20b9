import { recallListWords } from '@shop/texts/messages/de/papers/recall-list';
import { writeCsv } from '../../documents/csv-text.ts';
import type { RecalledPerson } from './recalled-people.ts';

/** The telephone list for a spreadsheet; in German, as the pharmacy's papers are. */
export function recallList(people: readonly RecalledPerson[]): string {
  const { columns, yes, no } = recallListWords;
  const rows = people.map(({ newest, orders, contacts, isReached }) => [
    newest.name,
    // To be dialled as it stands, and no formula for a spreadsheet.
    newest.phone.replace(/^\+/, '00'),
    newest.email,
    orders.map(({ code }) => code).join(', '),
    String(orders.reduce((sum, { units }) => sum + units, 0)),
    isReached ? yes : no,
    contacts.at(-1)?.at.toISOString() ?? '',
  ]);
  return writeCsv([columns, ...rows]);
}
