import { type AmountSteps, largestUpTo } from '@shop/contract/amount-steps';
import type { DeskOrder } from '@shop/contract/desk/orders';

type Line = DeskOrder['lines'][number];

/** How much of a line is to stay, by its position. What is not named stays as it is. */
export type WantedAmounts = Record<number, number>;

/** A line can only become less. */
export function stepsOf({ minimum, increment }: Line): AmountSteps {
  return { minimum, increment, stockUnits: null };
}

/** As near to what was typed as can be ordered, never more than before. */
export function lowerTo(line: Line, wanted: number): number {
  if (wanted >= line.quantity) return line.quantity;
  return Math.max(0, largestUpTo(stepsOf(line), wanted));
}

/** Only lines that become less; in the order of the positions, so that the same wish is the same question. */
export function loweredLines(lines: readonly Line[], wanted: WantedAmounts): { position: number; quantity: number }[] {
  return lines.flatMap(({ position, quantity }) => {
    const stays = wanted[position] ?? quantity;
    return stays < quantity ? [{ position, quantity: stays }] : [];
  });
}
