import type { Language } from '@shop/texts/messages/message-compiler';
import type { Database } from '../../db/pool.ts';
import { germanDay } from '../../german-day.ts';
import { reviewHistory } from '../prescriptions/review-service.ts';
import { reportWords } from './check-report-words.ts';
import { eventsOf, ordersOf } from './order-queries.ts';

/** For the export of a person's data: who opened their prescriptions, what was read on them and what was checked, in plain words. */
export async function* checkReport(db: Database, userId: string, language: Language): AsyncGenerator<string> {
  const say = reportWords(language);
  yield `${say.title}\n\n${say.intro}`;
  let isEmpty = true;
  for (const { id, code, createdAt } of await ordersOf(db, userId)) {
    const entries = await entriesOf(db, id, say);
    if (entries.length === 0) continue;
    isEmpty = false;
    yield [say.order({ code, placedOn: germanDay(createdAt) }), ...entries].join('\n');
  }
  if (isEmpty) yield say.none;
}

/** As they happened, one after the other. */
async function entriesOf(db: Database, orderId: string, say: ReturnType<typeof reportWords>): Promise<string[]> {
  const { records, ticks, answers } = await reviewHistory(db, orderId);
  const openings = (await eventsOf(db, orderId)).filter(({ what }) => what === 'prescriptionOpened');
  const entries = [
    ...openings.map((event) => ({ at: event.at, text: say.opened(event) })),
    ...records.map((saved) => ({ at: saved.at, text: say.recorded(saved) })),
    ...ticks.map((saved) => ({ at: saved.at, text: say.ticked(saved) })),
    ...answers.map((saved) => ({ at: saved.at, text: say.settled(saved) })),
  ];
  return entries.toSorted((one, other) => one.at.getTime() - other.at.getTime()).map(({ text }) => text);
}
