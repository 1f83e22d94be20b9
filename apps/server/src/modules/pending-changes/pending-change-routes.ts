import * as contract from '@shop/contract/desk/pending-changes';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import { serve } from '../../http/serve.ts';
import { confirmChange, stopChange } from './due-change-service.ts';

interface Parts {
  db: Database;
  changes: Changes;
  clock: Clock;
  /** How this process learns of a changed setting at once. */
  live: { refresh(): Promise<void> };
}

const done = { success: true } as const;

/** What one lead has changed and the others confirm or stop. */
export function registerPendingChanges(app: FastifyInstance, parts: Parts): void {
  serve(app, contract.confirmPendingChange, async ({ params: { id } }, { staff }) => {
    const isPending = await confirmChange(parts, staff, { id, now: parts.clock.now() });
    await parts.live.refresh();
    return { isPending };
  });

  serve(app, contract.stopPendingChange, async ({ params: { id } }, { staff }) => {
    await stopChange(parts, staff, { id, now: parts.clock.now() });
    return done;
  });
}
