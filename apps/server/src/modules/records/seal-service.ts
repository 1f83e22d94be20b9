import type { SealShown } from '@shop/contract/desk/journal';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type Seal, seals } from '../../db/schema/seals.ts';

export async function sealsByNumber(db: Database, numbers: readonly number[]): Promise<Seal[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(seals)
    .where(inArray(seals.number, [...numbers]))
    .orderBy(seals.number);
}

export function presentSeal({ number, day, sealedAt, byName, counts, reasons, hash }: Seal): SealShown {
  return { number, day, sealedAt: sealedAt.toISOString(), by: byName, counts, reasons, hash };
}
