import {
  bookPayment,
  bookSurePayments,
  findPayableOrder,
  listPayments,
  listSettledPayments,
  listStatements,
  noteRefund,
  readStatement,
  setPaymentAside,
  undoPayment,
  undoTillPayment as undoTillCall,
} from '@shop/contract/desk/payments';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { serve } from '../../http/serve.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { bookEntry, noteRefunded, noteTillRefund, setAside } from './booking-service.ts';
import { settledEntries, sharesOf, tillPayments } from './ledger-queries.ts';
import { matchEntry } from './matching.ts';
import { payableFor, payableWithCode } from './payable-orders.ts';
import {
  presentEntry,
  presentPayable,
  presentRefund,
  presentSettled,
  presentStatement,
  presentTill,
} from './payment-presenter.ts';
import { moneyRowsOf, ordersToRefund, waitingEntries } from './payment-queries.ts';
import { refundShares } from './refund-shares.ts';
import { newestStatements } from './statement-queries.ts';
import { takeStatement } from './statement-service.ts';
import { bookSure } from './sure-service.ts';
import { undoEntry, undoTillPayment } from './undo-service.ts';
import { countWaitingEntries } from './waiting-service.ts';

const mostListed = 200;
const mostEntries = 500;
const mostSettled = 100;
const mostUnread = 200;

export function registerPayments(app: FastifyInstance, parts: OrderParts): void {
  const { db } = parts;

  // Asked again with the same key it finds everything known, and keeps nothing twice.
  serve(app, readStatement, async ({ body: { fileName, data, columns } }, { staff }) => {
    const file = { fileName, bytes: Buffer.from(data, 'base64'), columns };
    const { statements, unread, refused } = await takeStatement(parts, staff, file);
    return { statements: statements.map(presentStatement), unread: unread.slice(0, mostUnread), refused };
  });

  serve(app, listStatements, async () => ({
    statements: (await newestStatements(db, mostListed)).map(presentStatement),
  }));

  serve(app, listPayments, async () => {
    const [last] = await newestStatements(db, 1);
    const entries = await waitingEntries(db, mostEntries);
    const payable = await payableFor(db, entries);
    const refunds = await ordersToRefund(db);
    const rows = await moneyRowsOf(
      db,
      refunds.map(({ id }) => id),
    );
    const rowsOf = (id: string) => rows.filter(({ orderId }) => orderId === id);
    return {
      lastStatement: last ? presentStatement(last) : null,
      waiting: await countWaitingEntries(db),
      entries: entries.map((entry) => presentEntry(entry, matchEntry(entry, payable))),
      refunds: refunds.map((row) => presentRefund(row, refundShares(rowsOf(row.id), row.refundDueCents))),
      toleranceCent: parts.config.ordering.paymentToleranceCents,
    };
  });

  serve(app, bookSurePayments, async ({ body: { after } }, { staff }) => bookSure(parts, staff, after));

  serve(app, bookPayment, async ({ params: { id }, headers, body }, { staff }) => {
    const shares = body.shares.map(({ orderId, amountCent }) => ({ orderId, cents: amountCent }));
    const { waiveReason = null } = body;
    await bookEntry(parts, staff, { entryId: id, shares, waiveReason, key: headers['idempotency-key'] });
    return { success: true as const };
  });

  serve(app, setPaymentAside, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await setAside(parts, staff, { entryId: id, reason, key: headers['idempotency-key'] });
    return { success: true as const };
  });

  serve(app, undoPayment, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await undoEntry(parts, staff, { entryId: id, reason, key: headers['idempotency-key'] });
    return { success: true as const };
  });

  serve(app, undoTillCall, async ({ params: { id }, headers, body: { reason, receipt } }, { staff }) => {
    await undoTillPayment(parts, staff, { orderId: id, reason, receipt, key: headers['idempotency-key'] });
    return { success: true as const };
  });

  serve(app, listSettledPayments, async () => {
    const entries = await settledEntries(db, mostSettled);
    const shares = await sharesOf(
      db,
      entries.map(({ id }) => id),
    );
    const ofEntry = (id: string) => shares.filter(({ entryId }) => entryId === id);
    const till = await tillPayments(db, mostSettled);
    return {
      entries: entries.map((entry) => presentSettled(entry, ofEntry(entry.id))),
      till: till.flatMap(presentTill),
    };
  });

  serve(app, findPayableOrder, async ({ query: { code } }) => {
    const order = await payableWithCode(db, code);
    if (!order) throw new ShopError('NotFound');
    return presentPayable(order);
  });

  serve(app, noteRefund, async ({ params: { id }, headers, body }, { staff }) => {
    const key = headers['idempotency-key'];
    if ('receipt' in body) await noteTillRefund(parts, staff, { orderId: id, receipt: body.receipt, key });
    else await noteRefunded(parts, staff, { orderId: id, reason: body.reason, key });
    return { success: true as const };
  });
}
