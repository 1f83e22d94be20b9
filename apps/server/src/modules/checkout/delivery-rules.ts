import type { ProductType } from '@shop/contract/catalogue';
import type { ShippingType } from '@shop/contract/checkout';
import type { PrescriptionFormat } from '@shop/contract/prescription';
import type { DeliveryRule } from '../../db/schema/delivery.ts';

export interface PlannedDelivery {
  day: string;
  productTypes: readonly ProductType[];
  mode: ShippingType;
  /** Null while it is not known: rules that are tied to one are asked again when it is. */
  prescriptionFormat: PrescriptionFormat | null;
}

/** The rule that forbids a delivery; null when it is allowed. One kind of product that may not travel stops the whole order. */
export function forbiddingRule(rules: readonly DeliveryRule[], planned: PlannedDelivery): DeliveryRule | null {
  for (const productType of planned.productTypes) {
    const [decisive] = rules
      .filter((rule) => isInForce(rule, planned.day) && isAbout(rule, planned, productType))
      .toSorted((a, b) => precision(b) - precision(a) || (a.validFrom ?? '').localeCompare(b.validFrom ?? '') * -1);
    if (decisive && !decisive.isAllowed) return decisive;
  }
  return null;
}

export function isInForce({ validFrom, validTo }: Pick<DeliveryRule, 'validFrom' | 'validTo'>, day: string): boolean {
  return validFrom !== null && validFrom <= day && (validTo === null || day <= validTo);
}

function isAbout(rule: DeliveryRule, { mode, prescriptionFormat }: PlannedDelivery, productType: ProductType): boolean {
  return (
    (rule.productType ?? productType) === productType &&
    (rule.deliveryMode ?? mode) === mode &&
    (rule.prescriptionFormat ?? prescriptionFormat) === prescriptionFormat
  );
}

function precision(rule: DeliveryRule): number {
  return [rule.productType, rule.deliveryMode, rule.prescriptionFormat].filter((column) => column !== null).length;
}
