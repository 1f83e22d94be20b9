import {
  attachCertificate,
  completeBatch as completeBatchCall,
  countBatch,
  listMovements,
  listStock,
  lockBatch,
  readCertificate,
  readProductStock,
  receiveGoods,
  releaseBatch,
  unlockBatch,
  writeOffBatch,
} from '@shop/contract/desk/stock';
import { movementPageSize } from '@shop/contract/desk/stock-limits';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance } from 'fastify';
import type { Batch } from '../../db/schema/stock.ts';
import { ForeignFileAnswer } from '../../http/foreign-file-answer.ts';
import { serve } from '../../http/serve.ts';
import { completeBatch } from './batch-details-service.ts';
import { batchesOf, openRecallsOf, selectMovements, selectStock } from './batch-queries.ts';
import { count, lock, receiveBatch, release, requireStock, unlock, writeOff } from './batch-service.ts';
import { certificatesOf } from './certificate-queries.ts';
import { attach, type CertificateParts, openCertificate } from './certificate-service.ts';
import { presentBatch, presentMovement, presentStock } from './stock-presenter.ts';

export function registerStock(app: FastifyInstance, parts: CertificateParts & { config: ShopConfig }): void {
  const { db } = parts;

  async function changed(batch: Batch) {
    const product = await requireStock(db, batch.productId);
    const about = {
      product,
      recalls: await openRecallsOf(db, batch.productId),
      certificates: await certificatesOf(db, [batch.id]),
    };
    return { product: presentStock(product), batch: presentBatch(batch, about) };
  }

  serve(app, listStock, async () => ({ products: (await selectStock(db)).map(presentStock) }));

  serve(app, readProductStock, async ({ params: { id } }) => {
    const product = await requireStock(db, id);
    const batches = await batchesOf(db, id);
    const ids = batches.map((batch) => batch.id);
    const about = { product, recalls: await openRecallsOf(db, id), certificates: await certificatesOf(db, ids) };
    return { product: presentStock(product), batches: batches.map((batch) => presentBatch(batch, about)) };
  });

  serve(app, listMovements, async ({ params: { id }, query: { before } }) => {
    await requireStock(db, id);
    const found = await selectMovements(db, id, before);
    const movements = found.slice(0, movementPageSize).map(presentMovement);
    return { movements, next: found.length > movementPageSize ? (movements.at(-1)?.id ?? null) : null };
  });

  serve(app, receiveGoods, async ({ headers, body }, { staff }) =>
    changed(await receiveBatch(parts, staff, { delivery: body, key: headers['idempotency-key'] })),
  );

  serve(app, releaseBatch, async ({ params: { id }, headers, body }, { staff }) => {
    const { version, testNumber, identityTest } = body;
    const act = { id, version, key: headers['idempotency-key'] };
    return changed(await release(parts, staff, { ...act, testNumber, identityTest }));
  });

  serve(app, completeBatchCall, async ({ params: { id }, headers, body }, { staff }) =>
    changed(await completeBatch(parts, staff, { id, key: headers['idempotency-key'], ...body })),
  );

  serve(app, lockBatch, async ({ params: { id }, headers, body: { version, reason } }, { staff }) =>
    changed(await lock(parts, staff, { id, version, key: headers['idempotency-key'], reason })),
  );

  serve(app, unlockBatch, async ({ params: { id }, headers, body: { version, reason } }, { staff }) =>
    changed(await unlock(parts, staff, { id, version, key: headers['idempotency-key'], reason })),
  );

  serve(app, countBatch, async ({ params: { id }, headers, body: { version, units, reason } }, { staff }) =>
    changed(await count(parts, staff, { id, version, key: headers['idempotency-key'], units, reason })),
  );

  serve(app, writeOffBatch, async ({ params: { id }, headers, body }, { staff }) => {
    const { what, version, units, reason } = body;
    const witness = body.what === 'destroyed' ? { witness: body.witness } : {};
    const act = { id, version, key: headers['idempotency-key'] };
    return changed(await writeOff(parts, staff, { ...act, what, units, reason, ...witness }));
  });

  serve(app, attachCertificate, async ({ params: { id }, headers, body }, { staff }) => {
    const { version, fileName, data } = body;
    const file = { fileName, bytes: Buffer.from(data, 'base64') };
    return changed(await attach(parts, staff, { id, version, key: headers['idempotency-key'], ...file }));
  });

  serve(app, readCertificate, async ({ params: { id } }) => {
    const { bytes } = await openCertificate(parts, id);
    return new ForeignFileAnswer({ mediaType: 'application/pdf', bytes, isShown: false, name: 'zertifikat.pdf' });
  });
}
