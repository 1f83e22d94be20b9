import { checklists, checks, type OwnPoint, pointName, stages } from '@shop/contract/desk/checklist';
import { evidenceOf } from '@shop/contract/desk/evidence';
import { type Tick, tick } from '@shop/contract/desk/tick';
import type { Order } from '../../db/schema/orders.ts';
import { terminalSafe } from '../../terminal-text.ts';

/** How a point is typed that needs something with it. */
const values: Partial<Record<string, string>> = {
  eRezept: 'eRezept=NUMBER',
  signature: 'signature=valid,CHECKER',
  advice: 'advice=given or advice=declined',
};

/** A typed point of the checklist, such as `identity`, `advice=given` or `own:3f9a1c20`; null for what is none. */
export function readTick(word: string, isDone: boolean, ownPoints: readonly OwnPoint[]): Tick | null {
  const own = ownPoints.find((point) => nameOf(point) === word.toLowerCase());
  if (own) return { check: 'own', isDone, point: own.id, de: own.de, en: own.en, stage: own.stage };
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
export function tickExamples(order: Order, ownPoints: readonly OwnPoint[]): string {
  return stages
    .flatMap((stage) => [
      ...checklists[evidenceOf(order)][stage].map((check) => values[check] ?? check),
      ...ownPoints.filter((point) => point.stage === stage).map(nameOf),
    ])
    .join(', ');
}

/** What the pharmacy's own points ask for. */
export function tellOwnPoints(ownPoints: readonly OwnPoint[]): string[] {
  return ownPoints.map((point) => `    ${nameOf(point)}: ${terminalSafe(point.en)}`);
}

function nameOf({ id }: OwnPoint): string {
  return pointName({ check: 'own', point: id });
}
