import { printHandOverList, readHandOver, sendParcels as sendParcelsCall } from '@shop/contract/desk/handover';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { drawHandOverList } from './handover-papers.ts';
import { presentHandOver } from './handover-presenter.ts';
import { viewHandOver } from './handover-view-service.ts';
import { sendParcels } from './parcel-service.ts';

export function registerHandOver(app: FastifyInstance, parts: OrderParts): void {
  serve(app, readHandOver, async () => presentHandOver(await viewHandOver(parts)));

  serve(app, sendParcelsCall, async ({ headers, body: { parcels } }, { staff }) => ({
    refused: await sendParcels(parts, staff, { parcels, key: headers['idempotency-key'] }),
  }));

  serve(app, printHandOverList, async () => {
    const bytes = await drawHandOverList(parts);
    return new FileAnswer({ name: 'uebergabeliste.pdf', mediaType: 'application/pdf', bytes });
  });
}
