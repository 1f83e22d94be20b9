import {
  answerQuestion,
  cancelOrder,
  decideAmendment,
  downloadCoverSheet,
  downloadInvoice,
  listOrders,
  readOrder,
  replacePrescription,
  writeAboutOrder,
} from '@shop/contract/orders';
import type { FastifyInstance } from 'fastify';
import type { Order } from '../../db/schema/orders.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import { coverSheetName } from './order-documents.ts';
import { writeAsPatient } from './order-message-service.ts';
import { presentOrder, presentOrderSummary } from './order-presenter.ts';
import { ordersOf } from './order-queries.ts';
import {
  answerPharmacy,
  cancelOwnOrder,
  decideOwnAmendment,
  type OwnOrderParts,
  ownCoverSheet,
  ownInvoice,
  readWhole,
  replaceOwnPrescription,
  requireOwnOrder,
} from './own-order-service.ts';

export function registerOrders(app: FastifyInstance, parts: OwnOrderParts): void {
  const { db } = parts;
  const present = async (order: Order) => presentOrder(await readWhole(parts, order));

  serve(app, listOrders, async (_input, { person }) => {
    return (await ordersOf(db, person.userId)).map(presentOrderSummary);
  });

  serve(app, readOrder, async ({ params, query }, { person }) => {
    return present(await requireOwnOrder(parts, person, { ...params, ...query }));
  });

  serve(app, cancelOrder, async ({ params, body }, { person }) => {
    return present(await cancelOwnOrder(parts, person, { ...params, ...body }));
  });

  serve(app, answerQuestion, async ({ params, body }, { person }) => {
    return present(await answerPharmacy(parts, person, { ...params, ...body }));
  });

  serve(app, writeAboutOrder, async ({ params, body }, { person }) => {
    return present(await writeAsPatient(parts, person, { ...params, ...body }));
  });

  serve(app, decideAmendment, async ({ params, body }, { person }) => {
    return present(await decideOwnAmendment(parts, person, { ...params, ...body }));
  });

  serve(app, replacePrescription, async ({ params, body }, { person }) => {
    const key = body.prescriptionS3Key ?? body.prescription3Key ?? null;
    return present(await replaceOwnPrescription(parts, person, { ...params, code: body.code, key }));
  });

  serve(app, downloadInvoice, async ({ params, body }, { person }) => {
    const { number, pdf } = await ownInvoice(parts, person, { ...params, ...body });
    return new FileAnswer({ name: `rechnung-${number}.pdf`, mediaType: 'application/pdf', bytes: pdf });
  });

  serve(app, downloadCoverSheet, async ({ params, body }, { person }) => {
    const { order, pdf } = await ownCoverSheet(parts, person, { ...params, ...body });
    return new FileAnswer({ name: coverSheetName(order), mediaType: 'application/pdf', bytes: pdf });
  });
}
