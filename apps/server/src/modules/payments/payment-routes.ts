import {
  bookPayment,
  bookSurePayments,
  listPayments,
  listStatements,
  noteRefund,
  readStatement,
  setPaymentAside,
} from '@shop/contract/desk/payments';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { bookEntry, bookSure, noteRefunded, setAside } from './booking-service.ts';
import { matchEntry } from './matching.ts';
import { payableFor } from './payable-orders.ts';
import { presentEntry, presentRefund, presentStatement } from './payment-presenter.ts';
import { ordersToRefund, transfersOf, waitingEntries } from './payment-queries.ts';
import { newestStatements } from './statement-queries.ts';
import { takeStatement } from './statement-service.ts';

const mostListed = 200;
const mostEntries = 500;

export function registerPayments(app: FastifyInstance, parts: OrderParts): void {
  const { db } = parts;

  // Asked again with the same key it finds everything known, and keeps nothing twice.
  serve(app, readStatement, async ({ body: { fileName, data, columns } }, { staff }) => {
    const file = { fileName, bytes: Buffer.from(data, 'base64'), columns };
    return { statements: (await takeStatement(parts, staff, file)).map(presentStatement) };
  });

  serve(app, listStatements, async () => ({
    statements: (await newestStatements(db, mostListed)).map(presentStatement),
  }));

  serve(app, listPayments, async () => {
    const [last] = await newestStatements(db, 1);
    const entries = await waitingEntries(db, mostEntries);
    const payable = await payableFor(db, entries);
    const refunds = await ordersToRefund(db);
    const transfers = await transfersOf(
      db,
      refunds.map(({ id }) => id),
    );
    return {
      lastStatement: last ? presentStatement(last) : null,
      entries: entries.map((entry) => presentEntry(entry, matchEntry(entry, payable))),
      refunds: refunds.map((row) => presentRefund(row, transfers.find(({ orderId }) => orderId === row.id) ?? null)),
    };
  });

  serve(app, bookSurePayments, async (_input, { staff }) => bookSure(parts, staff));

  serve(app, bookPayment, async ({ params: { id }, headers, body }, { staff }) => {
    const shares = body.shares.map(({ orderId, amountCent }) => ({ orderId, cents: amountCent }));
    await bookEntry(parts, staff, { entryId: id, shares, key: headers['idempotency-key'] });
    return { success: true as const };
  });

  serve(app, setPaymentAside, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await setAside(parts, staff, { entryId: id, reason, key: headers['idempotency-key'] });
    return { success: true as const };
  });

  serve(app, noteRefund, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await noteRefunded(parts, staff, { orderId: id, reason, key: headers['idempotency-key'] });
    return { success: true as const };
  });
}
