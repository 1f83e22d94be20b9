import { hearDeskEvents } from '@shop/contract/desk/events';
import {
  findOrderByCode,
  readQueue,
  releaseOrders as releaseOrdersCall,
  searchOrders,
  takeOrders as takeOrdersCall,
  tellDelay as tellDelayCall,
} from '@shop/contract/desk/queue';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { serve } from '../../http/serve.ts';
import { actorOf } from '../journal/journal-service.ts';
import { tellDelay } from '../orders/order-delay-service.ts';
import { orderWithCode } from '../orders/order-facts-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { mayHear } from './desk-admission.ts';
import { DeskNews } from './desk-news.ts';
import { registerOverview } from './overview-routes.ts';
import { QueueCounter } from './queue-counts.ts';
import { QueuePages } from './queue-pages.ts';
import { presentFound } from './queue-presenter.ts';
import { laneOfOrder } from './queue-queries.ts';
import { findOrders } from './queue-service.ts';
import { releaseOrders, takeOrders } from './taking-service.ts';

export function registerQueue(app: FastifyInstance, ordering: OrderParts): void {
  const { db, changes } = ordering;
  const parts = { ...ordering, counter: new QueueCounter(changes) };

  const pages = new QueuePages(changes);
  serve(app, readQueue, ({ query: { lane, mine, after } }, { staff, reply }) => {
    reply.header('cache-control', 'no-store');
    return pages.read(parts, { staffId: staff.id, lane, isMine: mine ?? false, after });
  });
  serve(app, searchOrders, async ({ body }) => ({ orders: await findOrders(parts, body.words) }));
  serve(app, findOrderByCode, async ({ query }) => {
    const order = await orderWithCode(db, query.code);
    if (!order) throw new ShopError('NotFound');
    return presentFound(order, await laneOfOrder(db, order.id));
  });

  serve(app, takeOrdersCall, async ({ body }, { staff }) => ({ results: await takeOrders(parts, staff, body) }));
  serve(app, releaseOrdersCall, async ({ body }, { staff }) => ({
    results: await releaseOrders(parts, staff, body.ids),
  }));
  serve(app, tellDelayCall, async ({ body: { id, version } }, { staff }) => {
    const told = await tellDelay(parts, { id, version, actor: actorOf(staff), email: staff.email });
    return { toldAt: told.toISOString() };
  });

  registerOverview(app, parts);

  const news = new DeskNews(changes);
  app.addHook('preClose', async () => news.close());
  serve(app, hearDeskEvents, ({ query }, { request, reply, staff }) => {
    const stream = news.listen(staff.sessionId, () => mayHear(db, app.callers, { request, reply }));
    if (query.once) stream.end();
    return stream;
  });
}
