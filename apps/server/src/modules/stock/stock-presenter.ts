import type { BatchShown, CertificateShown, MovementShown, StockedProduct } from '@shop/contract/desk/stock';
import type { Batch, BatchCertificate } from '../../db/schema/stock.ts';
import { missingDetails } from './batch-details-service.ts';
import { isLockedForNumber, recallOf } from './batch-proposal.ts';
import type { MovementRow, OpenRecall, StockRow } from './batch-queries.ts';

export function presentStock(row: StockRow): StockedProduct {
  return {
    id: row.id,
    slug: row.slug,
    name: row.title,
    manufacturer: row.manufacturer,
    type: row.type,
    pzn: row.pzn,
    unit: row.unit,
    isOnSale: row.withdrawnAt === null,
    free: row.stockUnits,
    reserved: row.released - row.stockUnits + row.shortUnits,
    short: row.shortUnits,
    quarantine: row.quarantine,
    locked: row.locked,
    unnumbered: row.unnumbered,
    nextExpiry: row.nextExpiry,
    waiting: row.waiting,
    waitingSince: row.waitingSince?.toISOString() ?? null,
  };
}

export interface AboutBatches {
  recalls: readonly OpenRecall[];
  certificates: readonly BatchCertificate[];
  product: Pick<StockRow, 'type' | 'unit'>;
}

export function presentBatch(batch: Batch, { recalls, certificates, product }: AboutBatches): BatchShown {
  const { releasedAt, releasedByName, testNumber, identityTest } = batch;
  return {
    id: batch.id,
    productId: batch.productId,
    number: batch.number,
    state: batch.state,
    expiresOn: batch.expiresOn,
    onHand: batch.onHandUnits,
    version: batch.version,
    supplier: batch.supplier,
    deliveryNote: batch.deliveryNote,
    receivedAt: batch.receivedAt.toISOString(),
    receivedBy: batch.receivedByName,
    values: {
      thcPercent: batch.thcPercent,
      cbdPercent: batch.cbdPercent,
      thcMgPerMl: batch.thcMgPerMl,
      cbdMgPerMl: batch.cbdMgPerMl,
      terpenes: batch.terpenes,
    },
    release:
      releasedAt && testNumber && identityTest
        ? { at: releasedAt.toISOString(), by: releasedByName ?? '', testNumber, identityTest }
        : null,
    carrier: batch.carrier,
    inUseDays: batch.inUseDays,
    missing: missingDetails(batch, product),
    lockReason: batch.lockReason,
    isNumberAwaited: isLockedForNumber(batch),
    recallId: recallOf(batch, recalls)?.id ?? null,
    certificates: certificates.filter(({ batchId }) => batchId === batch.id).map(presentCertificate),
  };
}

function presentCertificate(certificate: BatchCertificate): CertificateShown {
  return {
    id: certificate.id,
    fileName: certificate.fileName,
    sizeBytes: certificate.sizeBytes,
    attachedAt: certificate.attachedAt.toISOString(),
    attachedBy: certificate.attachedByName,
    replacedAt: certificate.replacedAt?.toISOString() ?? null,
  };
}

export function presentMovement({ movement, batchNumber, orderCode, filledUnits }: MovementRow): MovementShown {
  return {
    id: movement.id,
    at: movement.at.toISOString(),
    kind: movement.kind,
    batchNumber,
    orderCode,
    batchUnits: movement.batchUnits,
    freeUnits: movement.freeUnits,
    filledUnits,
    by: movement.byName,
    reason: movement.reason,
    witness: movement.witnessName,
  };
}
