import type { ComparisonRow, OrderedLine } from '@shop/contract/desk/comparison-row';
import { canAnswer, type DifferenceAnswer, isHealedByDay } from '@shop/contract/desk/difference-answers';
import { namesProduct } from '@shop/contract/desk/written-names';

type Said = DifferenceAnswer & { namedDay?: string | null; namedProduct?: string | null };

/** What the day or the product that the practice named is held against. */
type Healed = Parameters<typeof isHealedByDay>[2] & { lines: readonly OrderedLine[] };

/** What settled it before the rules became stricter does not any more. */
export function isSettledBy(
  { difference, orderLine }: Pick<ComparisonRow, 'difference' | 'orderLine'>,
  answer: Said | undefined,
  { lines, ...healed }: Healed,
): boolean {
  if (answer === undefined || difference === null) return false;
  const { namedDay, namedProduct } = answer;
  if (!canAnswer(difference, { ...answer, day: namedDay, product: namedProduct })) return false;
  const ordered = lines.find(({ position }) => position === orderLine);
  // A call never changes what was ordered: it says that the paper means it, or it settles nothing.
  if (namedProduct && !(ordered && namesProduct(namedProduct, ordered.name))) return false;
  return !namedDay || isHealedByDay(difference, namedDay, healed);
}
