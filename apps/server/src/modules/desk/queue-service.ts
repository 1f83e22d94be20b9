import { type Lane, lanes } from '@shop/contract/desk/lane';
import { remindAt } from '@shop/contract/desk/next-step';
import { type FoundOrder, type QueuePage, queuePageSize } from '@shop/contract/desk/queue';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import { orderWithCode } from '../orders/order-facts-service.ts';
import type { QueueCounter } from './queue-counts.ts';
import { presentFound, presentRow } from './queue-presenter.ts';
import { countLanes, type QueueFilter, searchQueue, selectQueue } from './queue-queries.ts';
import { refreshQueue } from './queue-refresh.ts';
import { searchWords } from './queue-search.ts';

export interface QueueParts {
  db: Database;
  changes: Changes;
  clock: Clock;
  config: ShopConfig;
  counter: QueueCounter;
}

export interface QueueQuestion {
  staffId: string;
  lane?: Lane | undefined;
  isMine: boolean;
  after?: string | undefined;
}

interface ReadPage {
  page: QueuePage;
  /** Until then it says the same while nothing changes; null while entries are being changed. */
  until: Date | null;
}

/** A page of the queue with the counts of all lanes. */
export async function readQueuePage(parts: QueueParts, question: QueueQuestion): Promise<ReadPage> {
  const { db, clock, config, counter } = parts;
  const { staffId, lane, isMine, after } = question;
  const now = clock.now();
  const isSettled = await refreshQueue(db, config.workingDays);
  const filter: QueueFilter = { lane, after, takenBy: isMine ? staffId : undefined };
  const found = await selectQueue(db, filter, queuePageSize + 1);
  const page = found.slice(0, queuePageSize);
  const counted = await counter.count(db, { now, isSettled });
  const { taken, until } = counted;
  return {
    page: {
      rows: page.flatMap((queued) => presentRow(queued, queued.amounts, now) ?? []),
      next: found.length > queuePageSize ? (page.at(-1)?.entry.sortKey ?? null) : null,
      counts: { lanes: counted.lanes, mine: taken.get(staffId) ?? 0 },
    },
    until: isSettled
      ? firstOf([until, ...page.map(({ entry }) => entry.laneSince && remindAt(entry.laneSince))], now)
      : null,
  };
}

/** The first of these moments that is still to come. */
function firstOf(moments: (Date | null)[], now: Date): Date {
  const ahead = moments.flatMap((moment) => (moment && moment > now ? moment.getTime() : []));
  return new Date(Math.min(...ahead));
}

/** How many orders are open in each lane, counted now; the queue is fresh afterwards. */
export async function openOrdersByLane(
  db: Database,
  { config, now }: { config: ShopConfig; now: Date },
): Promise<{ lane: Lane; count: number }[]> {
  await refreshQueue(db, config.workingDays);
  const counted = await countLanes(db, now, now);
  return lanes.map((lane) => ({ lane, count: counted.find((of) => of.lane === lane)?.all ?? 0 }));
}

/** From the cached counts, so that every screen may show it. */
export async function countOpenOrders({ db, clock, config, counter }: QueueParts): Promise<number> {
  const isSettled = await refreshQueue(db, config.workingDays);
  const counted = await counter.count(db, { now: clock.now(), isSettled });
  return Object.values(counted.lanes).reduce((sum, { all }) => sum + all, 0);
}

const mostFound = 20;

/** The ids of open orders in which all of these words are found. */
export async function findOpenOrders(
  { db, config }: Pick<QueueParts, 'db' | 'config'>,
  typed: string,
): Promise<string[]> {
  await refreshQueue(db, config.workingDays);
  return (await searchQueue(db, searchWords(typed), mostFound)).map(({ order }) => order.id);
}

/** Open orders by anything they are known by; one that is over by its code alone. */
export async function findOrders({ db, config }: QueueParts, typed: string): Promise<FoundOrder[]> {
  await refreshQueue(db, config.workingDays);
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const open = await searchQueue(db, words, mostFound);
  const found = open.map(({ order, entry }) => presentFound(order, entry.lane));
  const named = await orderWithCode(db, typed);
  const isListed = found.some(({ id }) => id === named?.id);
  return named && !isListed ? [...found, presentFound(named, null)] : found;
}
