import { listProducts, readProduct } from '@shop/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/pool.ts';
import { serve } from '../../http/serve.ts';
import { presentPage, presentProduct } from './catalogue-presenter.ts';
import { findProduct, listCatalogue } from './catalogue-service.ts';

export function registerCatalogue(app: FastifyInstance, db: Database): void {
  serve(app, listProducts, async ({ query }) => presentPage(await listCatalogue(db, query)));
  serve(app, readProduct, async ({ params }) => presentProduct(await findProduct(db, params.slug)));
}
