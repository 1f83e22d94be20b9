import type { DeliveryRuleShown } from '@shop/contract/desk/rules';

const months = 8;
const dayMs = 24 * 60 * 60 * 1_000;

export interface TimeSpan {
  /** The first day shown, and the first after it. */
  from: string;
  to: string;
  /** The first day of each month. */
  months: string[];
}

/** From the month before today on. */
export function timeSpan(today: string): TimeSpan {
  const firstOf = (offset: number) => {
    const [year = 0, month = 1] = today.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 10);
  };
  return {
    from: firstOf(-1),
    to: firstOf(months - 1),
    months: Array.from({ length: months }, (_, at) => firstOf(at - 1)),
  };
}

/** Where a day is in the span, from 0 to 1; days outside it are at its ends. */
export function placeOf(day: string, { from, to }: TimeSpan): number {
  const share = (Date.parse(day) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
  return Math.min(1, Math.max(0, share));
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

/** Where the bar of a rule begins and ends; null for one outside the span. A draft lies over all that is to come. */
export function barOf(
  { validFrom, validTo }: Pick<DeliveryRuleShown, 'validFrom' | 'validTo'>,
  span: TimeSpan,
  draftFrom: string,
): { start: number; width: number } | null {
  const start = placeOf(validFrom ?? draftFrom, span);
  const end = validTo === null ? 1 : placeOf(dayAfter(validTo), span);
  return end > start ? { start, width: end - start } : null;
}

/** Rules about the same thing share a line; they come sorted. */
export function linesOf(rules: readonly DeliveryRuleShown[]): DeliveryRuleShown[][] {
  const lines = new Map<string, DeliveryRuleShown[]>();
  for (const rule of rules) {
    const scope = [rule.productType, rule.deliveryMode, rule.prescriptionFormat, rule.prescriptionOrigin].join('|');
    lines.set(scope, [...(lines.get(scope) ?? []), rule]);
  }
  return [...lines.values()];
}
