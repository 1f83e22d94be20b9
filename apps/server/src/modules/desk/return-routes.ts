import * as calls from '@shop/contract/desk/returns';
import type { FastifyInstance } from 'fastify';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import { drawReturn, previewReturn, returnChoiceOf } from '../orders/goods-return-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { actAsStaff, findOrderForStaff } from '../orders/staff-order-service.ts';
import { presentAfter } from './desk-order-presenter.ts';

/** Goods that come back after an order has left the house, without a declaration of withdrawal. */
export function registerReturns(app: FastifyInstance, parts: OrderParts): void {
  const { db, clock } = parts;

  serve(app, calls.readReturnChoice, async ({ params }) => returnChoiceOf(db, await findOrderForStaff(db, params.id)));

  serve(app, calls.previewReturn, async ({ params, body: { lines } }) =>
    previewReturn(db, await findOrderForStaff(db, params.id), lines, clock.now()),
  );

  serve(app, calls.takeGoodsBack, async ({ params, headers, body }, { staff }) => {
    const { version, lines, reason, isHere } = body;
    const order = await actAsStaff(parts, staff, {
      orderId: params.id,
      action: { name: 'takeGoodsBack', message: reason, lines, isHere },
      seen: { version },
      key: headers['idempotency-key'],
    });
    return presentAfter(order);
  });

  serve(app, calls.printReturn, async ({ params }) => {
    const bytes = await drawReturn(parts, await findOrderForStaff(db, params.id), params.returnId);
    return new FileAnswer({ name: 'rueckgabe.pdf', mediaType: 'application/pdf', bytes });
  });
}
