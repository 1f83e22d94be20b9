import {
  endHold,
  holdOrder,
  type RetentionPlan,
  readRetention,
  runRetention,
} from '@shop/contract/desk/retention-plan';
import { type RetentionKind, retentionKinds } from '@shop/contract/desk/retention-words';
import type { FastifyInstance } from 'fastify';
import { germanDay } from '../../german-day.ts';
import { serve } from '../../http/serve.ts';
import { newestEntries } from '../journal/journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { completedByShop, hold, keptOrders, letGo } from '../orders/order-dispute-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import { forgetAll, goingNow, noteLook } from './retention-service.ts';

const mostRuns = 20;

/** What goes when its time is over: looked at first, then done. */
export function registerRetention(app: FastifyInstance, parts: OwnOrderParts): void {
  const { db, clock } = parts;

  async function plan(): Promise<RetentionPlan> {
    const now = clock.now();
    const going = await goingNow(db, now);
    return {
      today: germanDay(now),
      going: retentionKinds.map((kind) => ({ kind, count: going[kind].count, oldest: going[kind].oldest })),
      kept: await keptOrders(db, germanDay(now)),
      completedByShop: await completedByShop(db),
      runs: (await newestEntries(db, { subject: 'journal', what: 'retentionRun' }, mostRuns)).map(presentRun),
    };
  }

  serve(app, readRetention, async (_, { staff }) => {
    await noteLook(parts, staff);
    return plan();
  });

  serve(app, runRetention, async ({ headers }, { staff }) => {
    const request = { staffId: staff.id, key: headers['idempotency-key'], now: clock.now() };
    if (await db.transaction((tx) => isFirst(tx, request))) await forgetAll(parts, clock.now(), staff);
    return plan();
  });

  serve(app, holdOrder, async ({ headers, body: { orderCode, reason } }, { staff }) => {
    await hold(parts, staff, { orderCode, reason, key: headers['idempotency-key'] });
    return { success: true as const };
  });

  serve(app, endHold, async ({ params: { id }, headers }, { staff }) => {
    const { isPending } = await letGo(parts, staff, { orderId: id, key: headers['idempotency-key'] });
    return { success: true as const, isPending };
  });
}

function presentRun({ at, staffName, detail }: { at: Date; staffName: string | null; detail: string | null }) {
  const { removed = [], kept = 0 } = JSON.parse(detail ?? '{}') as {
    removed?: { kind: RetentionKind; count: number }[];
    kept?: number;
  };
  const known = removed.filter(({ kind }) => retentionKinds.includes(kind));
  return { at: at.toISOString(), by: staffName, removed: known.map(({ kind, count }) => ({ kind, count })), kept };
}
