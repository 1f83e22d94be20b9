import * as calls from '@shop/contract/desk/handover';
import { markOriginal, readOriginalMark } from '@shop/contract/desk/originals';
import { correctHandOver, settleRecipient } from '@shop/contract/desk/recipients';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import * as recipients from '../orders/order-recipient-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import * as originals from '../orders/original-mark-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { noteAdvice } from './advice-service.ts';
import { handOverAtCounter } from './counter-service.ts';
import { drawHandOverList, drawTour } from './handover-papers.ts';
import { presentHandOver, presentOwnTour } from './handover-presenter.ts';
import { viewHandOver } from './handover-view-service.ts';
import { sendParcels } from './parcel-service.ts';
import { endStop, ownTour } from './stop-service.ts';
import { startTour } from './tour-service.ts';

export function registerHandOver(app: FastifyInstance, parts: OrderParts): void {
  serve(app, calls.readHandOver, async () => presentHandOver(await viewHandOver(parts)));

  serve(app, calls.sendParcels, async ({ headers, body: { parcels } }, { staff }) => ({
    refused: await sendParcels(parts, staff, { parcels, key: headers['idempotency-key'] }),
  }));

  serve(app, calls.printHandOverList, async () => pdfOf('uebergabeliste', await drawHandOverList(parts)));

  serve(app, calls.startTour, async ({ headers, body: { courierId, stops } }, { staff }) => ({
    tourId: await startTour(parts, staff, { courierId, stops, key: headers['idempotency-key'] }),
  }));

  serve(app, calls.printTour, async ({ params: { id } }) => pdfOf('tour', await drawTour(parts, id)));

  serve(app, calls.noteAdvice, async ({ params: { id }, headers, body: { advice } }, { staff }) => {
    await noteAdvice(parts, staff, { orderId: id, advice, key: headers['idempotency-key'] });
    return { orderId: id };
  });

  serve(app, calls.handOverAtCounter, async ({ params: { id }, headers, body }, { staff }) => {
    const { version, taker, handedTo, advice, till } = body;
    const picked = { orderId: id, version, taken: { taker, handedTo }, advice, till, key: headers['idempotency-key'] };
    await handOverAtCounter(parts, staff, picked);
    return { orderId: id };
  });

  serve(app, settleRecipient, async ({ params: { id }, headers, body: { answer, how } }, { staff }) => {
    await recipients.settleRecipient(parts, staff, { orderId: id, answer, how, key: headers['idempotency-key'] });
    return { orderId: id };
  });

  serve(app, correctHandOver, async ({ params: { id }, headers, body: { words } }, { staff }) => {
    await recipients.correctHandOver(parts, staff, { orderId: id, words, key: headers['idempotency-key'] });
    return { orderId: id };
  });

  serve(app, readOriginalMark, async ({ params: { id } }, { staff }) => {
    const { words, markedAt, place, proposed } = await originals.readMark(parts, staff, id);
    return { words, markedAt: markedAt?.toISOString() ?? null, place, proposed };
  });

  serve(app, markOriginal, async ({ params: { id }, headers, body: { place } }, { staff }) => {
    await originals.markOriginal(parts, staff, { orderId: id, place, key: headers['idempotency-key'] });
    return { orderId: id };
  });

  const shown = async (staff: Colleague) => presentOwnTour(await ownTour(parts, staff));
  serve(app, calls.readOwnTour, (_input, { staff }) => shown(staff));

  serve(app, calls.endStop, async ({ params: { id }, headers, body: end }, { staff }) => {
    await endStop(parts, staff, { id, end, key: headers['idempotency-key'] });
    return shown(staff);
  });
}

function pdfOf(name: string, bytes: Buffer): FileAnswer {
  return new FileAnswer({ name: `${name}.pdf`, mediaType: 'application/pdf', bytes });
}
