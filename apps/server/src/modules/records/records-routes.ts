import * as contract from '@shop/contract/desk/records';
import type { FastifyInstance } from 'fastify';
import { germanDay } from '../../german-day.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import { type CheckParts, checkJournalOnce } from '../journal/journal-check-service.ts';
import { type ClosingParts, closeDay, readDay } from './closing-service.ts';
import { drawDayList } from './day-list.ts';
import { presentSeal } from './seal-service.ts';

export function registerRecords(app: FastifyInstance, parts: ClosingParts & CheckParts): void {
  serve(app, contract.readDay, async () => {
    const { day, seal, before, lanes, openEnds, refundsDue, youngReleases, counts } = await readDay(parts);
    return {
      day,
      seal: seal && presentSeal(seal),
      before: before && presentSeal(before),
      lanes,
      openEnds,
      refundsDue,
      youngReleases: youngReleases.map(({ code, byName, invitedAt }) => ({
        code,
        byName,
        invitedOn: germanDay(invitedAt),
      })),
      counts,
    };
  });

  serve(app, contract.closeDay, async ({ body: { reasons } }, { staff }) => {
    const { seal, isNew } = await closeDay(parts, staff, reasons);
    return { seal: presentSeal(seal), isNew };
  });

  serve(app, contract.printDay, async () => {
    const bytes = await drawDayList(parts);
    return new FileAnswer({ name: 'tagesliste.pdf', mediaType: 'application/pdf', bytes });
  });

  serve(app, contract.checkRecords, async () => ({ check: await checkJournalOnce(parts) }));
}
