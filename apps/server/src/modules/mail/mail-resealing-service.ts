import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { countMailsSealedOtherwise, replaceSeal, selectMailsSealedOtherwise } from './outbox-queries.ts';

interface ResealingParts {
  db: Database;
  keys: Keys;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const atATime = 100;

/** Re-seals every waiting mail that the previous secret has sealed; returns the number of those that are left. */
export async function sealMailsAnew({ db, keys, log }: ResealingParts): Promise<number> {
  const sealId = keys.sealId('mails');
  let mails: { id: string; sealedMail: Buffer | null }[] = [];
  do {
    mails = await selectMailsSealedOtherwise(db, { sealId, after: mails.at(-1)?.id ?? null }, atATime);
    for (const { id, sealedMail } of mails) {
      const before = sealedMail as Buffer;
      try {
        await replaceSeal(db, id, { before, after: keys.seal('mails', keys.open('mails', before)) });
      } catch (err) {
        log.error({ err, mail: id }, 'a mail could not be sealed anew');
      }
    }
  } while (mails.length === atATime);
  return countMailsSealedOtherwise(db, sealId);
}
