import { answerFilledGoods, listFilledGoods, readFilledGoods } from '@shop/contract/desk/filled-goods';
import {
  changePortionBatch,
  confirmLabel,
  printPaper as printPaperCall,
  readPacking,
  settleApplication as settleApplicationCall,
  weighPortion,
  writeLabelByHand,
} from '@shop/contract/desk/packing';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import type { OrderParts } from '../orders/order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { answerFilled, listApart, viewFilled } from './filled-answer-service.ts';
import { confirmSeen, settleApplication, writeByHand } from './label-act-service.ts';
import { presentPacking } from './packing-presenter.ts';
import { viewPacking } from './packing-view-service.ts';
import { printPaper } from './paper-service.ts';
import { takeOtherBatch, weigh } from './weighing-service.ts';

export function registerPacking(app: FastifyInstance, parts: OrderParts): void {
  const shown = async (staff: Colleague, id: string) => presentPacking(await viewPacking(parts, staff, id), staff.id);

  serve(app, readPacking, ({ params }, { staff }) => shown(staff, params.id));

  serve(app, weighPortion, async ({ params, headers, body: { version, ...weight } }, { staff }) => {
    await weigh(parts, staff, { orderId: params.id, version, key: headers['idempotency-key'], weight });
    return shown(staff, params.id);
  });

  serve(app, changePortionBatch, async ({ params, headers, body: { version, portion, batchId } }, { staff }) => {
    const act = { orderId: params.id, version, key: headers['idempotency-key'] };
    await takeOtherBatch(parts, staff, { ...act, movementId: portion, batchId });
    return shown(staff, params.id);
  });

  serve(app, readFilledGoods, ({ params: { id } }, { staff }) => viewFilled(parts, staff, id));

  serve(app, listFilledGoods, async () => ({ goods: await listApart(parts) }));

  serve(app, answerFilledGoods, async ({ params: { id }, headers, body: { answers } }, { staff }) => {
    await answerFilled(parts, staff, { orderId: id, key: headers['idempotency-key'], answers });
    return viewFilled(parts, staff, id);
  });

  serve(app, printPaperCall, async ({ params, headers, body: { paper: kind, portion } }, { staff }) => {
    const wanted = { orderId: params.id, kind, movementId: portion ?? null, key: headers['idempotency-key'] };
    const { code, pdf } = await printPaper(parts, staff, wanted);
    return new FileAnswer({ name: `${kind}-${code}.pdf`, mediaType: 'application/pdf', bytes: pdf });
  });

  serve(app, writeLabelByHand, async ({ params, headers, body: { portion, label, reason } }, { staff }) => {
    const act = { orderId: params.id, movementId: portion, version: label, key: headers['idempotency-key'] };
    await writeByHand(parts, staff, { ...act, reason });
    return shown(staff, params.id);
  });

  serve(app, confirmLabel, async ({ params, headers, body: { portion, label } }, { staff }) => {
    const act = { orderId: params.id, movementId: portion, version: label, key: headers['idempotency-key'] };
    await confirmSeen(parts, staff, act);
    return shown(staff, params.id);
  });

  serve(app, settleApplicationCall, async ({ params, headers, body: { portion, application } }, { staff }) => {
    const act = { orderId: params.id, movementId: portion, key: headers['idempotency-key'] };
    await settleApplication(parts, staff, { ...act, application });
    return shown(staff, params.id);
  });
}
