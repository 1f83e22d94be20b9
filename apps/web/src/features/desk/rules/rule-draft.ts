import { productType } from '@shop/contract/catalogue';
import { shippingType } from '@shop/contract/checkout';
import type { DeliveryRuleShown, RuleFields, SupposedRule } from '@shop/contract/desk/rules';
import { prescriptionFormat } from '@shop/contract/prescription';
import { prescriptionOrigins } from '@shop/contract/prescription-origin';

/** A rule as it stands in the form; an empty choice means any, an empty day none. */
export type RuleDraft = { [Field in keyof RuleFields]: Field extends 'isAllowed' ? boolean : string };

export const ruleChoices = {
  productType: productType.options,
  deliveryMode: shippingType.options,
  prescriptionFormat: prescriptionFormat.options,
  prescriptionOrigin: prescriptionOrigins,
} as const;
export type RuleChoice = keyof typeof ruleChoices;
export const choiceFields = Object.keys(ruleChoices) as RuleChoice[];

export const emptyRule: RuleDraft = {
  ...{ productType: '', deliveryMode: '', prescriptionFormat: '', prescriptionOrigin: '' },
  ...{ isAllowed: false, reasonDe: '', reasonEn: '', source: '', validFrom: '', validTo: '' },
};

export function draftOfRule(rule: RuleFields): RuleDraft {
  const { productType: product, deliveryMode, prescriptionFormat: format, prescriptionOrigin, isAllowed } = rule;
  const { reasonDe, reasonEn, source, validFrom, validTo } = rule;
  return {
    ...{ productType: product ?? '', deliveryMode: deliveryMode ?? '', prescriptionFormat: format ?? '' },
    ...{ prescriptionOrigin: prescriptionOrigin ?? '', isAllowed, reasonDe, reasonEn, source },
    ...{ validFrom: validFrom ?? '', validTo: validTo ?? '' },
  };
}

type RuleProblem = 'missing' | 'dayPassed' | 'endsBefore';
type RuleProblems = Partial<Record<keyof RuleDraft, RuleProblem>>;

/** What keeps the form from being sent. */
export function problemsOf(draft: RuleDraft, today: string): RuleProblems {
  const texts = (['reasonDe', 'reasonEn', 'source'] as const).filter((field) => draft[field].trim() === '');
  const first = draft.validFrom || today;
  return {
    ...Object.fromEntries(texts.map((field) => [field, 'missing' as const])),
    ...(first < today && { validFrom: 'dayPassed' as const }),
    ...(draft.validTo !== '' && draft.validTo < first && { validTo: 'endsBefore' as const }),
  };
}

export function fieldsOf(draft: RuleDraft): RuleFields {
  return {
    ...{ isAllowed: draft.isAllowed, source: draft.source.trim() },
    ...{ reasonDe: draft.reasonDe.trim(), reasonEn: draft.reasonEn.trim() },
    productType: (draft.productType || null) as RuleFields['productType'],
    deliveryMode: (draft.deliveryMode || null) as RuleFields['deliveryMode'],
    prescriptionFormat: (draft.prescriptionFormat || null) as RuleFields['prescriptionFormat'],
    prescriptionOrigin: (draft.prescriptionOrigin || null) as RuleFields['prescriptionOrigin'],
    validFrom: draft.validFrom || null,
    validTo: draft.validTo || null,
  };
}

/** For the question what would be, if it were saved like this. */
export function supposedRule(id: string | null, rule: RuleFields): SupposedRule {
  const { reasonDe, reasonEn, source: _, ...fields } = rule;
  return { id, fields, reasonDe, reasonEn };
}

export function fieldsOfRule({
  id: _,
  version: __,
  state: ___,
  against: ____,
  ...fields
}: DeliveryRuleShown): RuleFields {
  return fields;
}
