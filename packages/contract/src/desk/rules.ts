import { z } from 'zod';
import { productType } from '../catalogue.ts';
import { shippingType } from '../checkout.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { prescriptionFormat } from '../prescription.ts';
import { prescriptionOrigins } from '../prescription-origin.ts';
import { postalCodePattern } from './postal-codes.ts';
import { ruleLimits, ruleStates } from './rule-limits.ts';
import { writeOnce } from './writing.ts';

const day = z.iso.date();
const origin = z.enum(prescriptionOrigins);

/** A rule as somebody writes it; null in what it is about means any. */
export const ruleFields = z.object({
  productType: productType.nullable(),
  deliveryMode: shippingType.nullable(),
  prescriptionFormat: prescriptionFormat.nullable(),
  prescriptionOrigin: origin.nullable(),
  isAllowed: z.boolean(),
  reasonDe: requiredText(ruleLimits.reason).describe('what patients read in German'),
  reasonEn: requiredText(ruleLimits.reason),
  source: requiredText(ruleLimits.source).describe('the law, or whose rule it is'),
  validFrom: day.nullable().describe('its first day; null for a draft'),
  validTo: day.nullable().describe('its last day; null for one without an end'),
});
export type RuleFields = z.infer<typeof ruleFields>;

const deliveryRule = ruleFields.extend({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(ruleStates).describe('today, in Germany'),
  against: z
    .array(z.uuid())
    .describe('rules as precise as it that say the opposite on the same days: the younger counts'),
});
export type DeliveryRuleShown = z.infer<typeof deliveryRule>;

const everyRule = z.object({
  today: day,
  rules: z.array(deliveryRule).describe('the widest first, drafts with those they would go with'),
});

const ruleId = z.object({ id: z.uuid() });
const seenRule = z
  .int()
  .min(1)
  .describe('the version of the rule that was seen; another one is refused with `RuleChanged`');

const onRules = { access: 'staff', right: 'changeRules' } as const;

export const listRules = endpoint('listRules', {
  summary: 'What may be delivered how: every rule, those that are over too',
  ...onRules,
  output: everyRule,
});

export const addRule = endpoint('addRule', {
  summary: 'A new rule from today on or later, or a draft without a day',
  ...onRules,
  headers: writeOnce,
  body: z.object({ fields: ruleFields }),
  output: everyRule,
  errors: ['RuleDays'],
});

export const changeRule = endpoint('changeRule', {
  summary: 'Another wording or other days. Of a rule that is or was in force only the last day changes',
  ...onRules,
  params: ruleId,
  headers: writeOnce,
  body: z.object({ version: seenRule, fields: ruleFields }),
  output: everyRule,
  errors: ['RuleChanged', 'RuleInForce', 'RuleDays'],
});

export const removeRule = endpoint('removeRule', {
  summary: 'Takes away a draft or a plan; a rule that was in force stays',
  ...onRules,
  params: ruleId,
  headers: writeOnce,
  body: z.object({ version: seenRule }),
  output: everyRule,
  errors: ['RuleChanged', 'RuleInForce'],
});

/** A rule that is still being written: it takes the place of the one with this id, or joins them. */
const supposed = z
  .object({ id: z.uuid().nullable(), fields: ruleFields.omit({ reasonDe: true, reasonEn: true, source: true }) })
  .extend({ reasonDe: z.string().max(ruleLimits.reason), reasonEn: z.string().max(ruleLimits.reason) })
  .nullable()
  .describe('as if it were saved; null asks about the rules as they are');
export type SupposedRule = NonNullable<z.infer<typeof supposed>>;

const change = z.object({
  productType,
  deliveryMode: shippingType,
  prescriptionFormat: prescriptionFormat.nullable().describe('null where it changes for each of them'),
  prescriptionOrigin: origin.nullable().describe('null where it changes for each of them'),
  isAllowed: z.boolean().describe('from that day on'),
});
export type RuleChangeShown = z.infer<typeof change>;

export const readRuleEffects = endpoint('readRuleEffects', {
  summary: 'What is different on a day from the day before, and whom it meets',
  ...onRules,
  body: z.object({ day, supposed }),
  output: z.object({
    changes: z.array(change),
    openOrders: z.object({
      count: z.int().describe('that have not left the house and could not be sent as agreed from that day on'),
      codes: z.array(z.string()).describe('the oldest of them'),
    }),
    carts: z.int().describe('with a product that loses a way'),
    against: z.array(z.uuid()).describe('rules that say the opposite of the supposed one on the same days'),
  }),
});

export const tryDelivery = endpoint('tryDelivery', {
  summary: 'What the checkout would say on a day, way by way',
  ...onRules,
  body: z.object({
    day,
    postalCode: z.string().regex(postalCodePattern),
    productType,
    prescriptionFormat: prescriptionFormat.nullable(),
    prescriptionOrigin: origin.nullable().describe('null: what the format says about it'),
    supposed,
  }),
  output: z.object({
    ways: z.array(
      z.object({
        id: z.string(),
        type: shippingType,
        name: z.string(),
        isPossible: z.boolean(),
        reasonDe: z.string().nullable(),
        reasonEn: z.string().nullable(),
      }),
    ),
  }),
});
