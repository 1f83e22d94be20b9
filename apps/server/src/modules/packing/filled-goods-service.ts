import type { FilledAnswer } from '@shop/contract/desk/filled-goods';
import type { Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { workingStaff } from '../staff/working-staff-service.ts';
import { destroyPortion, movePortion, returnPortion } from '../stock/portion-service.ts';
import {
  type DispensedPortion,
  type HeldLine,
  heldBeside,
  lockProducts,
  type Preparer,
  portionsOf,
} from '../stock/stock-service.ts';
import { lastWeighings } from './packing-check-service.ts';
import { weighingsOf } from './packing-queries.ts';

interface Answered {
  orderId: string;
  /** What the order holds of the stock once it is done, in lines; none of an order that has ended. */
  lines: readonly HeldLine[];
  answers: readonly FilledAnswer[];
  now: Date;
  by: Preparer;
}

/**
 * Packing is stopped: what nobody has filled goes back into its batch, and somebody says of each filled container what becomes
 * of it. Throws `FilledGoodsUnanswered` while one lacks its answer, and `WitnessMissing` without a second person of the staff.
 */
export async function stopPacking(tx: Transaction, stopped: Answered): Promise<void> {
  const filled = new Set(lastWeighings(await weighingsOf(tx, stopped.orderId)).keys());
  const portions = await heldPortions(tx, stopped.orderId);
  requireAnswers(
    stopped.answers,
    portions.filter(({ movementId }) => filled.has(movementId)),
    portions,
  );
  await carryOut(tx, stopped, { portions, filled });
}

/** The same of goods that lie apart already. */
export async function answerApart(
  tx: Transaction,
  answered: Answered & { isAllowed: (portion: DispensedPortion, fate: FilledAnswer['fate']) => boolean },
): Promise<void> {
  const { orderId, answers, isAllowed } = answered;
  const portions = await heldPortions(tx, orderId);
  requireAnswers(answers, [], portions);
  const fateOf = new Map(answers.map(({ portion, fate }) => [portion, fate]));
  for (const portion of portions) {
    const fate = fateOf.get(portion.movementId);
    if (fate && !isAllowed(portion, fate)) throw new ShopError('InvalidState');
  }
  const asked = portions.filter(({ movementId }) => fateOf.has(movementId));
  const filled = new Set(portions.map(({ movementId }) => movementId));
  await carryOut(tx, answered, { portions: asked, all: portions, filled });
}

/** The order has ended, and what is filled lies here: it waits for somebody to say what becomes of it. */
export async function keepForAnswer(
  tx: Transaction,
  { orderId, now, by }: { orderId: string; now: Date; by: Preparer | null },
): Promise<void> {
  for (const portion of await portionsOf(tx, orderId)) {
    if (!portion.isApart) await movePortion(tx, { orderId, portion, now, by }, 'setAside');
  }
}

/**
 * Packing begins again with what was set aside for the order. Throws `FilledGoodsUnanswered` for what is more than the order
 * asks for by now: somebody decides about it first.
 */
export async function takeUp(
  tx: Transaction,
  { orderId, lines, now, by }: { orderId: string; lines: readonly HeldLine[]; now: Date; by: Preparer | null },
): Promise<void> {
  const portions = await portionsOf(tx, orderId);
  const tooMany = portions.filter(({ productId }) => {
    const ordered = lines.find((line) => line.productId === productId)?.quantity ?? 0;
    return sumOf(portions.filter((portion) => portion.productId === productId)) > ordered;
  });
  if (tooMany.length > 0) throw unanswered(tooMany);
  for (const portion of portions) {
    if (portion.isApart) await movePortion(tx, { orderId, portion, now, by }, 'takenUp');
  }
}

/** Read once nobody else changes their batches. */
async function heldPortions(tx: Transaction, orderId: string): Promise<DispensedPortion[]> {
  await lockProducts(tx, await portionsOf(tx, orderId));
  return portionsOf(tx, orderId);
}

async function carryOut(
  tx: Transaction,
  { orderId, lines, answers, now, by }: Answered,
  { portions, all = portions, filled }: { portions: DispensedPortion[]; all?: DispensedPortion[]; filled: Set<number> },
): Promise<void> {
  const witnessOf = await witnessesFor(tx, answers, by);
  let rest = all;
  for (const portion of portions) {
    const { movementId, productId } = portion;
    const answer = answers.find((one) => one.portion === movementId);
    if (answer?.fate === 'setAside') {
      await movePortion(tx, { orderId, portion, now, by }, 'setAside');
      continue;
    }
    const line = lines.find((one) => one.productId === productId) ?? { productId, quantity: 0 };
    const without = rest.filter((other) => other.movementId !== movementId);
    const heldMore = heldBeside(without, line) - heldBeside(rest, line);
    rest = without;
    const on = { orderId, portion, now, by, heldMore };
    if (answer?.fate === 'waste') await destroyPortion(tx, { ...on, witness: witnessOf(answer.witnessId) });
    else await returnPortion(tx, { ...on, isFilled: filled.has(movementId) });
  }
}

/** The name of a second person who works here. */
async function witnessesFor(tx: Transaction, answers: readonly FilledAnswer[], by: Preparer) {
  const isAsked = answers.some(({ fate }) => fate === 'waste');
  const colleagues = isAsked ? await workingStaff(tx) : [];
  return (id: string): string => {
    const witness = colleagues.find((one) => one.id === id && one.id !== by.staffId);
    if (!witness) throw new ShopError('WitnessMissing');
    return witness.name;
  };
}

function requireAnswers(
  answers: readonly FilledAnswer[],
  asked: readonly DispensedPortion[],
  known: readonly DispensedPortion[],
): void {
  const given = new Set(answers.map(({ portion }) => portion));
  const isKnown = known.filter(({ movementId }) => given.has(movementId)).length === answers.length;
  if (!isKnown) throw new ShopError('InvalidState');
  const open = asked.filter(({ movementId }) => !given.has(movementId));
  if (open.length > 0) throw unanswered(open);
}

function unanswered(portions: readonly DispensedPortion[]): ShopError {
  return new ShopError('FilledGoodsUnanswered', { portions: portions.map(({ movementId }) => movementId) });
}

function sumOf(portions: readonly DispensedPortion[]): number {
  return portions.reduce((sum, { units }) => sum + units, 0);
}
