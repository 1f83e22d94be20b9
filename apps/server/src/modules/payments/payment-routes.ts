import { listStatements, readStatement } from '@shop/contract/desk/payments';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { presentStatement } from './payment-presenter.ts';
import { newestStatements } from './statement-queries.ts';
import { takeStatement } from './statement-service.ts';

const mostListed = 200;

export function registerPayments(app: FastifyInstance, parts: OrderParts): void {
  const { db } = parts;

  // Asked again with the same key it finds everything known, and keeps nothing twice.
  serve(app, readStatement, async ({ body: { fileName, data, columns } }, { staff }) => {
    const file = { fileName, bytes: Buffer.from(data, 'base64'), columns };
    return { statements: (await takeStatement(parts, staff, file)).map(presentStatement) };
  });

  serve(app, listStatements, async () => ({
    statements: (await newestStatements(db, mostListed)).map(presentStatement),
  }));
}
