import * as contract from '@shop/contract/desk/catalogue-import';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentPlan } from './import-plan.ts';
import { importTable, previewImport } from './import-service.ts';
import type { EditingParts } from './product-editing-service.ts';

export function registerCatalogueImport(app: FastifyInstance, parts: EditingParts): void {
  serve(app, contract.previewImport, async ({ body }) => presentPlan(await previewImport(parts, body.table)));

  serve(app, contract.importCatalogue, async ({ headers, body: { table, seal } }, { staff }) =>
    presentPlan(await importTable(parts, staff, { table, seal, key: headers['idempotency-key'] })),
  );
}
