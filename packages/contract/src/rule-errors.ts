import { failure } from './failure.ts';

/** What a change of delivery rules and rates can be refused with; part of the one catalogue of errors in `errors.ts`. */
export const ruleErrors = {
  RuleChanged: failure(409, 'The rule has changed since it was seen.'),
  RuleInForce: failure(409, 'A rule that is or was in force can only be ended.'),
  RuleDays: failure(422, 'A rule begins today or later, and ends no earlier than it begins.'),
  RateChanged: failure(409, 'The rate has changed since it was seen.'),
  LastRate: failure(409, 'One way of shipping stays on offer.'),
};
