import { checklists, checks, stages } from '@shop/contract/desk/checklist';
import { type Tick, tick } from '@shop/contract/desk/tick';
import type { Order } from '../../db/schema/orders.ts';

/** How a point is typed that needs something with it. */
const values: Partial<Record<string, string>> = {
  eRezept: 'eRezept=NUMBER',
  signature: 'signature=valid,CHECKER',
  advice: 'advice=given or advice=declined',
};

/** A typed point of the checklist, such as `identity` or `advice=given`; null for what is none. */
export function readTick(word: string, isDone: boolean): Tick | null {
  const [name = '', ...rest] = word.split('=');
  const value = rest.join('=');
  const [result, ...checker] = value.split(',');
  const check = checks.find((known) => known.toLowerCase() === name.toLowerCase());
  const more = {
    ...(check === 'eRezept' && { number: value }),
    ...(check === 'signature' && { result, checker: checker.join(',') }),
    ...(check === 'advice' && { how: value }),
  };
  return tick.safeParse({ check, isDone, ...more }).data ?? null;
}

/** The points of this order's list, as they are typed. */
export function tickExamples({ prescriptionFormat }: Order): string {
  return stages
    .flatMap((stage) => checklists[prescriptionFormat][stage])
    .map((check) => values[check] ?? check)
    .join(', ');
}
