import {
  answerQuestion,
  cancelOrder,
  downloadCoverSheet,
  downloadInvoice,
  listOrders,
  readOrder,
  replacePrescription,
} from '@shop/contract/orders';
import type { FastifyInstance } from 'fastify';
import type { Order } from '../../db/schema/orders.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import type { Sessions } from '../identity/session-service.ts';
import { coverSheetName } from './order-documents.ts';
import { presentOrder, presentOrderSummary } from './order-presenter.ts';
import { ordersOf } from './order-queries.ts';
import {
  answerPharmacy,
  cancelOwnOrder,
  type OwnOrderParts,
  ownCoverSheet,
  ownInvoice,
  readWhole,
  replaceOwnPrescription,
  requireOwnOrder,
} from './own-order-service.ts';

interface OrderRouteParts extends OwnOrderParts {
  sessions: Sessions;
}

export function registerOrders(app: FastifyInstance, parts: OrderRouteParts): void {
  const { db, sessions } = parts;
  const present = async (order: Order) => presentOrder(await readWhole(parts, order));

  serve(app, listOrders, async (_input, { request, reply }) => {
    const { userId } = await sessions.require(request, reply);
    return (await ordersOf(db, userId)).map(presentOrderSummary);
  });

  serve(app, readOrder, async ({ params, query }, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    return present(await requireOwnOrder(parts, signedIn, { ...params, ...query }));
  });

  serve(app, cancelOrder, async ({ params, body }, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    return present(await cancelOwnOrder(parts, signedIn, { ...params, ...body }));
  });

  serve(app, answerQuestion, async ({ params, body }, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    return present(await answerPharmacy(parts, signedIn, { ...params, ...body }));
  });

  serve(app, replacePrescription, async ({ params, body }, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    const key = body.prescriptionS3Key ?? body.prescription3Key ?? null;
    return present(await replaceOwnPrescription(parts, signedIn, { ...params, code: body.code, key }));
  });

  serve(app, downloadInvoice, async ({ params, body }, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    const { number, pdf } = await ownInvoice(parts, signedIn, { ...params, ...body });
    return new FileAnswer({ name: `rechnung-${number}.pdf`, mediaType: 'application/pdf', bytes: pdf });
  });

  serve(app, downloadCoverSheet, async ({ params, body }, { request, reply }) => {
    const signedIn = await sessions.require(request, reply);
    const { order, pdf } = await ownCoverSheet(parts, signedIn, { ...params, ...body });
    return new FileAnswer({ name: coverSheetName(order), mediaType: 'application/pdf', bytes: pdf });
  });
}
