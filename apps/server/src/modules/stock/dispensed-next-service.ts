import type { Database } from '../../db/pool.ts';
import type { Product } from '../../db/schema/catalogue.ts';
import { nextBatches } from './stock-queries.ts';

type Analysed = 'thcPercent' | 'cbdPercent' | 'thcMgPerMl' | 'cbdMgPerMl' | 'terpenes';

export interface OfNextBatch {
  /** How large the file of its certificate is; null without one. */
  certificateBytes: number | null;
}

/**
 * The products with the analysis of the batch that would be dispensed today. What its certificate does not say, and a
 * product without a batch, keeps what the catalogue says.
 */
export async function withAnalysis<Row extends Pick<Product, 'id' | Analysed>>(
  db: Database,
  rows: Row[],
  day: string,
): Promise<(Row & OfNextBatch)[]> {
  const next = new Map((await nextBatches(db, day)).map((batch) => [batch.productId, batch]));
  return rows.map((row) => {
    const batch = next.get(row.id);
    if (!batch) return { ...row, certificateBytes: null };
    return {
      ...row,
      thcPercent: batch.thcPercent ?? row.thcPercent,
      cbdPercent: batch.cbdPercent ?? row.cbdPercent,
      thcMgPerMl: batch.thcMgPerMl ?? row.thcMgPerMl,
      cbdMgPerMl: batch.cbdMgPerMl ?? row.cbdMgPerMl,
      terpenes: batch.terpenes ?? row.terpenes,
      certificateBytes: batch.certificateBytes,
    };
  });
}
