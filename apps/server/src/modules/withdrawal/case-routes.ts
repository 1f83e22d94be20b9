import * as calls from '@shop/contract/desk/withdrawals';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { serve } from '../../http/serve.ts';
import { creditedOf } from '../orders/order-credit-service.ts';
import { linesForStaff } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import * as deciding from './case-decision-service.ts';
import { presentCase, presentListed } from './case-presenter.ts';
import { closedCases, countOpenCases, findCase, openCases, otherCases } from './case-queries.ts';
import { assignOrder, confirmSender, enterDeclaration } from './case-service.ts';
import { drawGoodsBack } from './goods-back-paper.ts';

const mostListed = 200;

/** Declarations of withdrawal as cases at the desk. */
export function registerWithdrawalCases(app: FastifyInstance, parts: OrderParts): void {
  const { db } = parts;

  async function require(id: string) {
    const known = await findCase(db, id);
    if (!known) throw new ShopError('NotFound');
    const { order } = known;
    const lines = order ? await linesForStaff(db, order.id) : [];
    return {
      ...known,
      lines,
      others: order ? await otherCases(db, order.id, id) : [],
      credited: order && (await creditedOf(db, lines, { orderId: order.id })),
    };
  }
  const shown = async (id: string) => presentCase(await require(id));

  serve(app, calls.listWithdrawals, async ({ query: { closed } }) => {
    const found = closed === 'yes' ? await closedCases(db, mostListed) : await openCases(db, mostListed);
    return { withdrawals: found.map(presentListed), open: await countOpenCases(db) };
  });

  serve(app, calls.readWithdrawal, ({ params: { id } }) => shown(id));

  serve(app, calls.enterWithdrawal, async ({ headers, body }, { staff }) => {
    const { channel, receivedOn, fullName, orderCode, email, scope, products } = body;
    const entered = { channel, receivedOn, fullName, orderCode, email, scope, products };
    return shown(await enterDeclaration(parts, staff, { ...entered, key: headers['idempotency-key'] }));
  });

  serve(app, calls.assignWithdrawal, async ({ params: { id }, headers, body: { orderCode } }, { staff }) => {
    await assignOrder(parts, staff, { id, orderCode, key: headers['idempotency-key'] });
    return shown(id);
  });

  serve(app, calls.confirmWithdrawalSender, async ({ params: { id }, headers, body: { how } }, { staff }) => {
    await confirmSender(parts, staff, { id, how, key: headers['idempotency-key'] });
    return shown(id);
  });

  serve(app, calls.acceptWithdrawal, async ({ params: { id }, headers, body: { lines, goods } }, { staff }) => {
    await deciding.accept(parts, staff, { id, lines, goods, key: headers['idempotency-key'] });
    return shown(id);
  });

  serve(app, calls.refuseWithdrawal, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await deciding.refuse(parts, staff, { id, reason, key: headers['idempotency-key'] });
    return shown(id);
  });

  serve(app, calls.noteGoodsBack, async ({ params: { id }, headers, body: { note } }, { staff }) => {
    await deciding.noteBack(parts, staff, { id, note, isHere: true, key: headers['idempotency-key'] });
    return shown(id);
  });

  serve(app, calls.waiveGoods, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await deciding.noteBack(parts, staff, { id, note: reason, isHere: false, key: headers['idempotency-key'] });
    return shown(id);
  });

  serve(app, calls.printGoodsBack, async ({ params: { id } }) => {
    const bytes = await drawGoodsBack(parts, await require(id));
    return new FileAnswer({ name: 'rueckgabe.pdf', mediaType: 'application/pdf', bytes });
  });

  serve(app, calls.closeWithdrawal, async ({ params: { id }, headers }, { staff }) => {
    await deciding.close(parts, staff, { id, key: headers['idempotency-key'] });
    return shown(id);
  });

  serve(app, calls.dismissWithdrawal, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await deciding.dismiss(parts, staff, { id, reason, key: headers['idempotency-key'] });
    return shown(id);
  });

  serve(app, calls.reopenWithdrawal, async ({ params: { id }, headers }, { staff }) => {
    await deciding.reopen(parts, staff, { id, key: headers['idempotency-key'] });
    return shown(id);
  });
}
