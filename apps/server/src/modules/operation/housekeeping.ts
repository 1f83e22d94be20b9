import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import { removeExpiredCarts } from '../cart/cart-service.ts';
import { removeOldEditorSessions } from '../editor/editor-service.ts';
import { removeExpiredSignIns } from '../identity/identity-service.ts';
import { forgetOldMails } from '../mail/outbox-service.ts';

const everyMs = 10 * 60 * 1_000;

/** What is kept no longer than it is needed. Each is one statement or two that any number of processes may run at once. */
const tasks: [name: string, tidy: (db: Database, now: Date) => Promise<void>][] = [
  ['expired sign-ins', removeExpiredSignIns],
  ['expired carts', removeExpiredCarts],
  ['old editor sessions', removeOldEditorSessions],
  ['old mails', forgetOldMails],
];

interface HousekeepingParts {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** One task that fails does not keep the others from being done. */
export async function tidyUp({ db, clock, log }: HousekeepingParts): Promise<void> {
  for (const [name, tidy] of tasks) {
    await tidy(db, clock.now()).catch((error) => log.error({ err: error, task: name }, 'housekeeping failed'));
  }
}

export function runHousekeeping(parts: HousekeepingParts): { stop(): Promise<void> } {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = tidyUp(parts);
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
