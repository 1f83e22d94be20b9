import { type ProductType, productType } from '@shop/contract/catalogue';
import { shippingType } from '@shop/contract/checkout';
import type { RuleChangeShown, SupposedRule } from '@shop/contract/desk/rules';
import { prescriptionFormat } from '@shop/contract/prescription';
import { prescriptionOrigins } from '@shop/contract/prescription-origin';
import type { Database } from '../../db/pool.ts';
import type { DeliveryRule } from '../../db/schema/delivery.ts';
import { cartsWith } from '../cart/cart-count-service.ts';
import { waitingDeliveries } from '../orders/waiting-delivery-service.ts';
import { forbiddingRule, type PlannedDelivery, rulesAgainst } from './delivery-rules.ts';
import type { RuleParts } from './rule-service.ts';
import { allRules, ratesOffered } from './shipping-queries.ts';
import { optionsUnder, type ShippingOption, type ShippingQuestion } from './shipping-service.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** Stands for a rule that has no id yet. */
const unsaved = '00000000-0000-0000-0000-000000000000';

interface Effects {
  changes: RuleChangeShown[];
  /** Oldest first. */
  orderCodes: string[];
  carts: number;
  against: string[];
}

/** What is different on a day from the day before, and whom it meets. */
export async function ruleEffects(
  { db, clock }: RuleParts,
  { day, supposed }: { day: string; supposed: SupposedRule | null },
): Promise<Effects> {
  const rules = await rulesWith(db, supposed);
  const before = new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
  const isAllowed = (planned: Omit<PlannedDelivery, 'day'>, on: string) =>
    forbiddingRule(rules, { ...planned, day: on }) === null;
  const changes = changesBetween((planned) => {
    const after = isAllowed(planned, day);
    return after === isAllowed(planned, before) ? null : after;
  });
  const meets = (await waitingDeliveries(db)).filter(({ shippingType: mode, ...order }) => {
    const planned = { ...order, mode };
    return isAllowed(planned, before) && !isAllowed(planned, day);
  });
  const losing = new Set(changes.filter((change) => !change.isAllowed).map((change) => change.productType));
  const written = rules.find(({ id }) => supposed !== null && id === (supposed.id ?? unsaved));
  return {
    changes,
    orderCodes: meets.map(({ code }) => code),
    carts: await cartsWith(db, [...losing], clock.now()),
    against: written ? rulesAgainst(rules, written).map(({ id }) => id) : [],
  };
}

/** By the very function that answers the checkout. */
export async function tryOptions(
  db: Database,
  question: ShippingQuestion,
  supposed: SupposedRule | null,
): Promise<ShippingOption[]> {
  return optionsUnder({ rates: await ratesOffered(db), rules: await rulesWith(db, supposed) }, question);
}

async function rulesWith(db: Database, supposed: SupposedRule | null): Promise<DeliveryRule[]> {
  const rules = await allRules(db);
  if (!supposed) return rules;
  const { id, fields, reasonDe, reasonEn } = supposed;
  const written = { ...fields, reasonDe, reasonEn, source: '', id: id ?? unsaved, version: 0 };
  return [...rules.filter((rule) => rule.id !== id), written];
}

type Answer = (planned: Omit<PlannedDelivery, 'day'>) => boolean | null;

/** What changes for each kind and way, said as widely as it is true. */
function changesBetween(answer: Answer): RuleChangeShown[] {
  return productType.options.flatMap((type) =>
    shippingType.options.flatMap((mode) => {
      const found = prescriptionFormat.options.flatMap((format) => changesOf(answer, type, { mode, format }));
      const [first] = found;
      const isForAll =
        first !== undefined &&
        found.length === prescriptionFormat.options.length &&
        found.every((change) => change.isAllowed === first.isAllowed && change.prescriptionOrigin === null);
      return isForAll ? [{ ...first, prescriptionFormat: null }] : found;
    }),
  );
}

function changesOf(
  answer: Answer,
  type: ProductType,
  {
    mode,
    format,
  }: { mode: RuleChangeShown['deliveryMode']; format: NonNullable<RuleChangeShown['prescriptionFormat']> },
): RuleChangeShown[] {
  const planned = { productTypes: [type], mode, prescriptionFormat: format };
  const about = { productType: type, deliveryMode: mode, prescriptionFormat: format };
  const answers = prescriptionOrigins.map((origin) => ({
    origin,
    is: answer({ ...planned, prescriptionOrigin: origin }),
  }));
  const unknown = answer(planned);
  if (unknown !== null && answers.every(({ is }) => is === unknown)) {
    return [{ ...about, prescriptionOrigin: null, isAllowed: unknown }];
  }
  return answers.flatMap(({ origin, is }) =>
    is === null ? [] : [{ ...about, prescriptionOrigin: origin, isAllowed: is }],
  );
}
