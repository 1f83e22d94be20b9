import type { RateShown } from '@shop/contract/desk/rates';
import { ruleStateOn } from '@shop/contract/desk/rule-limits';
import type { DeliveryRuleShown } from '@shop/contract/desk/rules';
import type { DeliveryRule, ShippingRate } from '../../db/schema/delivery.ts';
import { rulesAgainst } from './delivery-rules.ts';
import { rateFields } from './rate-service.ts';
import { ruleValues } from './rule-service.ts';

export function presentRules(
  rules: readonly DeliveryRule[],
  today: string,
): { today: string; rules: DeliveryRuleShown[] } {
  const sorted = rules.toSorted((a, b) => scopeOf(a).localeCompare(scopeOf(b)) || dayOf(a).localeCompare(dayOf(b)));
  return {
    today,
    rules: sorted.map((rule) => ({
      ...ruleValues(rule),
      id: rule.id,
      version: rule.version,
      state: ruleStateOn(rule, today),
      against: rulesAgainst(rules, rule).map(({ id }) => id),
    })),
  };
}

export function presentRate(rate: ShippingRate): RateShown {
  const { id, type, version, postalCodes } = rate;
  return { ...rateFields(rate), id, type, version, postalCodes };
}

/** Rules about the same stand together, those about everything first. */
function scopeOf({ productType, deliveryMode, prescriptionFormat, prescriptionOrigin }: DeliveryRule): string {
  return [productType, deliveryMode, prescriptionFormat, prescriptionOrigin].map((column) => column ?? ' ').join('|');
}

/** Drafts last: they are still to come. */
function dayOf({ validFrom }: DeliveryRule): string {
  return validFrom ?? '9999';
}
