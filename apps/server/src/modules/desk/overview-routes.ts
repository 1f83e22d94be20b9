import { readDeskOverview } from '@shop/contract/desk/overview';
import { hasRight } from '@shop/contract/rights';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { lastAlarm } from '../journal/journal-service.ts';
import { countWaitingFilled } from '../packing/filled-answer-service.ts';
import { countWaitingPayments } from '../payments/waiting-service.ts';
import { pendingFor } from '../pending-changes/pending-change-service.ts';
import { waitingLetters } from '../post/letter-service.ts';
import { releasesFrom } from '../staff/release-delay-service.ts';
import { countOpenWithdrawals } from '../withdrawal/declared-withdrawal-service.ts';
import { countOpenOrders, type QueueParts } from './queue-service.ts';

export function registerOverview(app: FastifyInstance, parts: QueueParts): void {
  serve(app, readDeskOverview, async (_input, { staff }) => {
    const { roles } = staff;
    const alarm = hasRight(roles, 'seeJournal') ? await lastAlarm(parts.db) : null;
    return {
      openOrders: hasRight(roles, 'seeOrder') ? await countOpenOrders(parts) : null,
      waitingLetters: hasRight(roles, 'receivePost') ? await waitingLetters(parts.db) : null,
      openWithdrawals: hasRight(roles, 'seeOrder') ? await countOpenWithdrawals(parts.db) : null,
      waitingPayments: hasRight(roles, 'matchPayment') ? await countWaitingPayments(parts.db) : null,
      waitingFilledGoods: hasRight(roles, 'seeStock') ? await countWaitingFilled(parts.db) : null,
      pendingChanges: hasRight(roles, 'manageStaff') ? await pendingFor(parts.db, staff) : null,
      releasesFrom: (await releasesFrom(parts.db, staff.id, parts.clock.now()))?.toISOString() ?? null,
      journalAlarm: alarm && { at: alarm.at.toISOString(), finding: alarm.finding },
    };
  });
}
