import { Readable } from 'node:stream';
import * as contract from '@shop/contract/desk/record-exports';
import { hasRight } from '@shop/contract/rights';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import { type ZipFile, zipFiles } from '../../http/zip-files.ts';
import { type CheckParts, checkJournal } from '../journal/journal-check-service.ts';
import { recordAct } from '../journal/journal-service.ts';
import { anyOrderWithCode } from '../orders/order-facts-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import { batchIdsNumbered } from '../stock/stock-service.ts';
import { invoiceJournal, openDatevFile } from './books-service.ts';
import { inspectionFiles } from './inspection-service.ts';
import type { InspectionScope } from './inspection-tables.ts';
import { momentsOf } from './period.ts';

/** Files that are taken out of the house, each on record before its first byte leaves. */
export function registerRecordExports(app: FastifyInstance, parts: OwnOrderParts & CheckParts): void {
  const { db, clock } = parts;

  function record(staff: { id: string; name: string }, what: string, detail: Record<string, unknown>): Promise<void> {
    const entry = { at: clock.now(), subject: 'journal', subjectId: null, what, detail } as const;
    return db.transaction((tx) => recordAct(tx, staff, entry));
  }

  serve(app, contract.exportDatev, async ({ query: { period } }, { staff }) => {
    const pieces = await openDatevFile(parts, period);
    await record(staff, 'booksExported', { period, as: 'datev' });
    return new FileAnswer({
      name: `EXTF_Buchungsstapel_${period}.csv`,
      mediaType: 'text/csv; charset=windows-1252',
      bytes: Readable.from(pieces, { objectMode: false }),
    });
  });

  serve(app, contract.exportInvoices, async ({ query: { period } }, { staff }) => {
    await record(staff, 'booksExported', { period, as: 'invoices' });
    return zipAnswer(`rechnungen-${period}.zip`, invoiceJournal(parts, period));
  });

  serve(app, contract.exportInspection, async ({ query }, { staff }) => {
    const scope = await scopeOf(query);
    await record(staff, 'inspectionExported', query);
    const checked = checkInWords();
    // It takes a while, and is waited for when the tables and papers are on their way.
    checked.catch(() => {});
    const withPrescriptions = hasRight(staff.roles, 'seePrescription');
    return zipAnswer('pruefung.zip', inspectionFiles(parts, { scope, checked, withPrescriptions }));
  });

  async function checkInWords(): Promise<string> {
    const { entries, hash, finding } = await checkJournal(parts);
    return finding
      ? `Die Nachweise sind NICHT unversehrt: ${finding}.`
      : `Die Nachweise sind unversehrt: ${entries} Einträge, letzte Prüfsumme ${hash}.`;
  }

  async function scopeOf({ from, to, batch, code }: contract.InspectionQuery): Promise<InspectionScope> {
    if (batch !== undefined) {
      const batchIds = await batchIdsNumbered(db, batch);
      if (batchIds.length === 0) throw new ShopError('NotFound');
      return { kind: 'batch', batchIds };
    }
    if (code !== undefined) {
      const order = await anyOrderWithCode(db, code);
      if (!order) throw new ShopError('NotFound');
      return { kind: 'order', orderId: order.id };
    }
    if (from === undefined || to === undefined) throw new ShopError('NotFound');
    return { kind: 'period', ...momentsOf({ from, to }) };
  }
}

function zipAnswer(name: string, files: AsyncIterable<ZipFile>): FileAnswer {
  return new FileAnswer({
    name,
    mediaType: 'application/zip',
    bytes: Readable.from(zipFiles(files), { objectMode: false }),
  });
}
