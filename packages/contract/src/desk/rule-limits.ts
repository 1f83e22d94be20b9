// Plain data, without schemas: the forms of the desk check by it too.

/** How long what somebody writes about a rule or a way of shipping may be. */
export const ruleLimits = {
  reason: 300,
  source: 200,
  name: 120,
  address: 200,
  hours: 200,
  postalCodes: 10_000,
} as const;

/** No way of shipping costs more. */
export const mostShippingCents = 99_999;

/** The rates of VAT there are. */
export const vatPercents = [0, 7, 19] as const;

/** What a rule is on a day: `draft` has no first day, `planned` is still to come. */
export const ruleStates = ['draft', 'planned', 'inForce', 'over'] as const;
export type RuleState = (typeof ruleStates)[number];

export function ruleStateOn(rule: { validFrom: string | null; validTo: string | null }, day: string): RuleState {
  if (rule.validFrom === null) return 'draft';
  if (rule.validFrom > day) return 'planned';
  return rule.validTo !== null && rule.validTo < day ? 'over' : 'inForce';
}
