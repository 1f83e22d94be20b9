import type { ProductType } from '@shop/contract/catalogue';
import type { ShippingType } from '@shop/contract/checkout';
import type { PrescriptionFormat } from '@shop/contract/prescription';
import { originOf, type PrescriptionOrigin } from '@shop/contract/prescription-origin';
import type { DeliveryRule } from '../../db/schema/delivery.ts';

export interface PlannedDelivery {
  day: string;
  productTypes: readonly ProductType[];
  mode: ShippingType;
  /** Null while it is not known: rules that are tied to one are asked again when it is. */
  prescriptionFormat: PrescriptionFormat | null;
  /** Left out or null: what the format says about it. */
  prescriptionOrigin?: PrescriptionOrigin | null;
}

/** What a rule is about; null in a column means any. */
type Scope = Pick<DeliveryRule, 'productType' | 'deliveryMode' | 'prescriptionFormat' | 'prescriptionOrigin'>;
const columns = ['productType', 'deliveryMode', 'prescriptionFormat', 'prescriptionOrigin'] as const;

/** The rule that forbids a delivery; null when it is allowed. One kind of product that may not travel stops the whole order. */
export function forbiddingRule(rules: readonly DeliveryRule[], planned: PlannedDelivery): DeliveryRule | null {
  for (const productType of planned.productTypes) {
    const [decisive] = rules
      .filter((rule) => isInForce(rule, planned.day) && isAbout(rule, planned, productType))
      .toSorted(byWeight);
    if (decisive && !decisive.isAllowed) return decisive;
  }
  return null;
}

export function isInForce({ validFrom, validTo }: Pick<DeliveryRule, 'validFrom' | 'validTo'>, day: string): boolean {
  return validFrom !== null && validFrom <= day && (validTo === null || day <= validTo);
}

/** Others that are as precise as this one and say the opposite about the same thing on the same day. */
export function rulesAgainst(rules: readonly DeliveryRule[], rule: Omit<DeliveryRule, 'version'>): DeliveryRule[] {
  return rules.filter(
    (other) =>
      other.id !== rule.id &&
      other.isAllowed !== rule.isAllowed &&
      precision(other) === precision(rule) &&
      columns.every((column) => other[column] === null || rule[column] === null || other[column] === rule[column]) &&
      meet(other, rule),
  );
}

/** The most precise first, then the younger; of two from the same day the one that forbids, to be on the safe side. */
function byWeight(a: DeliveryRule, b: DeliveryRule): number {
  return (
    precision(b) - precision(a) ||
    (b.validFrom ?? '').localeCompare(a.validFrom ?? '') ||
    Number(a.isAllowed) - Number(b.isAllowed)
  );
}

function isAbout(rule: Scope, { mode, ...planned }: PlannedDelivery, productType: ProductType): boolean {
  const { prescriptionFormat } = planned;
  const prescriptionOrigin = planned.prescriptionOrigin ?? originOf(prescriptionFormat);
  const asked = { productType, deliveryMode: mode, prescriptionFormat, prescriptionOrigin };
  return columns.every((column) => rule[column] === null || rule[column] === asked[column]);
}

function precision(rule: Scope): number {
  return columns.filter((column) => rule[column] !== null).length;
}

type Days = Pick<DeliveryRule, 'validFrom' | 'validTo'>;

function meet(a: Days, b: Days): boolean {
  if (a.validFrom === null || b.validFrom === null) return false;
  return a.validFrom <= (b.validTo ?? '9999-12-31') && b.validFrom <= (a.validTo ?? '9999-12-31');
}
