import type { Pool } from 'pg';
import { rootCause } from '../errors.ts';
import { isDatabaseAway } from './database-away.ts';
import { reportProgress } from './report-progress.ts';

const waitSeconds = 60;
const retryMs = 500;

/**
 * Waits for a server that is still starting, as after a power cut. A wrong password or name of the database is refused
 * at once: waiting would not help.
 */
export async function waitForDatabase(pool: Pick<Pool, 'query'>, say: (sentence: string) => void): Promise<void> {
  const first = await failureOf(pool);
  if (!first) return;
  say(`The database is not there yet (${reasonOf(first)}). The shop waits for it, for ${waitSeconds} s at most.`);

  const deadline = performance.now() + waitSeconds * 1_000;
  const report = (seconds: number) => {
    if (seconds < waitSeconds) say(`The database is still not there after ${seconds} of ${waitSeconds} s.`);
  };
  await reportProgress(report, async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
      const failure = await failureOf(pool);
      if (!failure) return;
      if (performance.now() >= deadline)
        throw new Error(
          `The database did not answer within ${waitSeconds} s (${reasonOf(failure)}). Start it, or correct DATABASE_URL.`,
        );
    }
  });
  say('The database is there.');
}

/** Null when it answers. Throws what is no matter of waiting. */
async function failureOf(pool: Pick<Pool, 'query'>): Promise<unknown> {
  try {
    await pool.query('select 1');
    return null;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return error;
  }
}

/** A name with several addresses fails with one error for each. */
function reasonOf(error: unknown): string {
  const cause = rootCause(error);
  const [single] = cause instanceof AggregateError ? cause.errors : [cause];
  return (single as Error).message;
}
