import { ruleStateOn } from '@shop/contract/desk/rule-limits';
import type { RuleFields } from '@shop/contract/desk/rules';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { DeliveryRule } from '../../db/schema/delivery.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { differences, recordSettingChange } from '../journal/setting-journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { deleteRule, insertRules, lockRule, saveRule } from './shipping-queries.ts';

export interface RuleParts {
  db: Database;
  clock: Clock;
}

/** Whose name stands in the journal. */
interface Person {
  id: string;
  name: string;
}

/** What somebody does with a rule as they saw it. */
interface RuleAct {
  id: string;
  version: number;
  key: string;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Throws `RuleDays` for a first day that is over, or days in the wrong order. */
export function addRule(
  { db, clock }: RuleParts,
  person: Person,
  { fields, key }: { fields: RuleFields; key: string },
): Promise<void> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if (!(await isFirst(tx, { staffId: person.id, key, now }))) return;
    requireDays(fields, now);
    const [rule] = await insertRules(tx, [fields]);
    if (!rule) throw new Error('a rule was not inserted');
    const entry = { at: now, subjectId: rule.id, what: 'ruleAdded' as const };
    await recordSettingChange(tx, person, { ...entry, before: {}, after: ruleValues(rule) });
  });
}

/** Throws `RuleChanged` for a version that is over, and what `applyRule` throws. */
export function changeRule(parts: RuleParts, person: Person, act: RuleAct & { fields: RuleFields }): Promise<void> {
  return onRule(parts, person, act, (tx, rule, now) => applyRule(tx, { rule, fields: act.fields, person, now }));
}

/**
 * Throws `RuleInForce` where more than the last day would change of a rule that is or was in force: what was the rule on a day
 * stays on record as it was. The caller holds its row.
 */
export async function applyRule(
  tx: Transaction,
  { rule, fields, person, now }: { rule: DeliveryRule; fields: RuleFields; person: Person; now: Date },
): Promise<void> {
  const changed = differences<Record<string, unknown>>(ruleValues(rule), ruleValues(fields));
  const names = Object.keys(changed.after);
  if (names.length === 0) return;
  if (isUntouched(rule, now)) requireDays(fields, now);
  else requireEnd(rule, { names, lastDay: fields.validTo, now });
  await saveRule(tx, rule.id, changed.after);
  await recordSettingChange(tx, person, { at: now, subjectId: rule.id, what: 'ruleChanged', ...changed });
}

/** Throws `RuleInForce` for one that is or was in force. */
export function removeRule(parts: RuleParts, person: Person, act: RuleAct): Promise<void> {
  return onRule(parts, person, act, async (tx, rule, now) => {
    if (!isUntouched(rule, now)) throw new ShopError('RuleInForce');
    await deleteRule(tx, rule.id);
    const entry = { at: now, subjectId: rule.id, what: 'ruleRemoved' as const };
    await recordSettingChange(tx, person, { ...entry, before: ruleValues(rule), after: {} });
  });
}

function onRule(
  { db, clock }: RuleParts,
  person: Person,
  { id, version, key }: RuleAct,
  act: (tx: Transaction, rule: DeliveryRule, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const rule = await lockRule(tx, id);
    if (!(await isFirst(tx, { staffId: person.id, key, now }))) return;
    if (!rule) throw new ShopError('NotFound');
    if (rule.version !== version) throw new ShopError('RuleChanged');
    await act(tx, rule, now);
  });
}

/** No day has been decided by it. */
function isUntouched(rule: DeliveryRule, now: Date): boolean {
  const state = ruleStateOn(rule, germanDay(now));
  return state === 'draft' || state === 'planned';
}

function requireDays({ validFrom, validTo }: RuleFields, now: Date): void {
  if (validFrom === null && validTo === null) return;
  const first = validFrom ?? germanDay(now);
  if (first < germanDay(now) || (validTo !== null && validTo < first)) throw new ShopError('RuleDays');
}

/** Yesterday as the last day ends it at once: a rule that was entered by mistake must not hold until midnight. */
function requireEnd(
  rule: DeliveryRule,
  { names, lastDay, now }: { names: readonly string[]; lastDay: string | null; now: Date },
): void {
  const isEnd = names.length === 1 && names[0] === 'validTo';
  if (!isEnd || ruleStateOn(rule, germanDay(now)) === 'over') throw new ShopError('RuleInForce');
  const yesterday = germanDay(new Date(now.getTime() - dayMs));
  if (lastDay !== null && lastDay < yesterday) throw new ShopError('RuleDays');
}

export function ruleValues(rule: RuleFields): RuleFields {
  const { productType, deliveryMode, prescriptionFormat, prescriptionOrigin, isAllowed } = rule;
  const { reasonDe, reasonEn, source, validFrom, validTo } = rule;
  return {
    ...{ productType, deliveryMode, prescriptionFormat, prescriptionOrigin, isAllowed },
    ...{ reasonDe, reasonEn, source, validFrom, validTo },
  };
}
