/** What a change of delivery rules and rates can be refused with; part of the one catalogue of errors in `errors.ts`. */
export const ruleErrors = {
  RuleChanged: { status: 409, message: 'The rule has changed since it was seen.' },
  RuleInForce: { status: 409, message: 'A rule that is or was in force can only be ended.' },
  RuleDays: { status: 422, message: 'A rule begins today or later, and ends no earlier than it begins.' },
  RateChanged: { status: 409, message: 'The rate has changed since it was seen.' },
  LastRate: { status: 409, message: 'One way of shipping stays on offer.' },
} as const;
