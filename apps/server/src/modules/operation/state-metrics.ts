import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import { journalAlarm } from '../journal/journal-service.ts';
import { outboxAge } from '../mail/outbox-service.ts';

interface StateParts {
  db: Database;
  pool: Pick<pg.Pool, 'waitingCount' | 'totalCount'>;
  clock: Clock;
  dataDir: string;
}

const lookEveryMs = 1_000;

/** How the shop fares, for alerts: what waits and for how long, the room on its disk, the chain of its journal. */
export function measureState(
  registry: Registry,
  { db, pool, clock, dataDir }: StateParts,
): { noteHousekeeping(): void; stop(): void } {
  function gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          // Nobody knows: a figure of before would be taken for one of now.
          this.remove();
        }
      },
    });
  }

  // A start is as good as a round: whoever looks wants to know whether there is one that does not come.
  let housekeptAt = clock.now();
  let waitingSince: number | null = null;
  const look = setInterval(() => {
    waitingSince = pool.waitingCount === 0 ? null : (waitingSince ?? performance.now());
  }, lookEveryMs).unref();

  gauge('shop_outbox_oldest_seconds', 'For how long mails have waited that should be out', () => outboxAge(db, clock));
  gauge(
    'shop_housekeeping_timestamp_seconds',
    'When the last round of the housekeeping ended, or the process began',
    () => housekeptAt.getTime() / 1_000,
  );
  gauge('shop_database_connections', 'Connections of this process to the database', () => pool.totalCount);
  gauge('shop_database_waiting', 'Who waits for one of them', () => pool.waitingCount);
  gauge('shop_database_waiting_seconds', 'For how long somebody has waited at every look, once a second', () =>
    waitingSince === null || pool.waitingCount === 0 ? 0 : (performance.now() - waitingSince) / 1_000,
  );
  gauge('shop_disk_free_ratio', 'What is free of the disk of DATA_DIR, from 0 to 1', async () => {
    const { bavail, blocks } = await statfs(dataDir);
    return bavail / blocks;
  });
  gauge('shop_journal_intact', '1 when the last check found the journal as it was written, 0 when not', async () =>
    (await journalAlarm(db)) === null ? 1 : 0,
  );

  return {
    noteHousekeeping() {
      housekeptAt = clock.now();
    },
    stop: () => clearInterval(look),
  };
}
