import { listOriginalsToSend, noteOriginalSent } from '@shop/contract/desk/originals';
import {
  endLetter,
  findByPatient,
  listLetters,
  noteLetter,
  receiveOriginal,
  undoReceipt,
} from '@shop/contract/desk/post';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { serve } from '../../http/serve.ts';
import { findOpenOrders } from '../desk/queue-service.ts';
import { readFactsOf, readOrderFacts } from '../orders/order-facts-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { noteOriginalSent as noteSent, originalsToSend } from '../orders/original-mark-service.ts';
import { receiveOriginalInside } from '../orders/original-receipt-service.ts';
import { undoReceipt as undoScan } from '../orders/receipt-undo-service.ts';
import { finishLetter, keepLetter, readLetters } from './letter-service.ts';
import { presentLetter, presentOrderOfPost, presentToSend } from './post-presenter.ts';

export function registerPost(app: FastifyInstance, parts: OrderParts): void {
  const { db, clock } = parts;

  async function orderOfPost(id: string | null | undefined) {
    const known = id ? await readFactsOf(db, id) : null;
    return known && presentOrderOfPost(known);
  }

  serve(app, receiveOriginal, async ({ headers, body: { code } }, { staff }) => {
    const request = { staffId: staff.id, key: headers['idempotency-key'], now: clock.now() };
    const { outcome, order } = await db.transaction((tx) => receiveOriginalInside(tx, parts, staff, { code, request }));
    return { outcome, order: await orderOfPost(order?.id) };
  });

  serve(app, undoReceipt, async ({ params: { id }, headers, body: { reason } }, { staff }) => {
    await undoScan(parts, staff, { orderId: id, reason, key: headers['idempotency-key'] });
    const order = await orderOfPost(id);
    if (!order) throw new ShopError('NotFound');
    return { order };
  });

  serve(app, findByPatient, async ({ body: { name, birthDate } }) => {
    const known = await readOrderFacts(db, await findOpenOrders(parts, `${name} ${birthDate}`));
    return { orders: known.filter(({ order }) => order.birthDate === birthDate).map(presentOrderOfPost) };
  });

  serve(app, listOriginalsToSend, async () => ({ originals: (await originalsToSend(db)).map(presentToSend) }));

  serve(app, noteOriginalSent, async ({ params: { id }, headers }, { staff }) => {
    await noteSent(parts, staff, { orderId: id, key: headers['idempotency-key'] });
    return { orderId: id };
  });

  serve(app, listLetters, async ({ query: { state, after } }) => {
    const { letters, next } = await readLetters(parts, { isDone: state === 'done', after });
    return { letters: letters.map(presentLetter), next };
  });

  serve(app, noteLetter, async ({ headers, body: { day, sender } }, { staff }) =>
    presentLetter(await keepLetter(parts, staff, { day, sender, key: headers['idempotency-key'] })),
  );

  serve(app, endLetter, async ({ params, headers, body }, { staff }) => {
    const code = body.what === 'assigned' ? body.code : null;
    const ending = { id: params.id, key: headers['idempotency-key'], code };
    const { letter, orderId } = await finishLetter(parts, staff, ending);
    return { letter: presentLetter(letter), order: await orderOfPost(orderId) };
  });
}
