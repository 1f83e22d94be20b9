import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { DeliveryRule } from '../../db/schema/delivery.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { takeNamed, withRight } from '../staff/named-staff-service.ts';
import { isInForce } from './delivery-rules.ts';
import { applyRate, rateFields } from './rate-service.ts';
import { applyRule, ruleValues } from './rule-service.ts';
import { allRules, lockRates, lockRule, ratesOffered } from './shipping-queries.ts';

const usage = `npm run delivery                                         rates and rules, and which are in force
npm run delivery -- price RATE EUROS --as E-MAIL         what a way of shipping costs, VAT included
npm run delivery -- from RULE YYYY-MM-DD --as E-MAIL     the first day a rule is in force
npm run delivery -- to RULE YYYY-MM-DD --as E-MAIL       the last day a rule is in force
E-MAIL is yours, as the desk knows you.`;

/** Rates and the dated rules of delivery: a change of the law is a date here. Changes are on record with who made them. */
export async function deliveryCommand({ db, clock }: { db: Database; clock: Clock }, typed: string[]): Promise<string> {
  const { words, who } = await takeNamed(db, typed);
  const [action, name = '', value = ''] = words;
  if (action === undefined) return list(db, germanDay(clock.now()));
  const [, euros, cents = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  const isPrice = action === 'price' && euros !== undefined;
  const isDate = (action === 'from' || action === 'to') && isDay(value);
  if (!isPrice && !isDate) return usage;
  const { person, complaint } = withRight(who, isPrice ? 'changeSettings' : 'changeRules');
  if (!person) return complaint;

  const act = { person, now: clock.now() };
  const complaints = await db.transaction((tx) =>
    isPrice
      ? setPrice(tx, name, { ...act, priceCent: Number(euros) * 100 + Number(cents.padEnd(2, '0')) })
      : setDate(tx, name, { ...act, dates: action === 'from' ? { validFrom: value } : { validTo: value } }),
  );
  return complaints ?? list(db, germanDay(clock.now()));
}

interface Act {
  person: { id: string; name: string };
  now: Date;
}

/** Null when it is done. */
async function setPrice(tx: Transaction, id: string, { priceCent, ...act }: Act & { priceCent: number }) {
  const rates = await lockRates(tx);
  const rate = rates.find((candidate) => candidate.id === id);
  if (!rate) return `There is no rate ${terminalSafe(id)}.`;
  await applyRate(tx, { rate, rates, fields: { ...rateFields(rate), priceCent }, ...act });
  return null;
}

async function setDate(tx: Transaction, shortened: string, { dates, ...act }: Act & { dates: Partial<DeliveryRule> }) {
  const found = (await allRules(tx)).find((candidate) => shortId(candidate) === shortened);
  const rule = found && (await lockRule(tx, found.id));
  if (!rule) return `There is no rule ${terminalSafe(shortened)}.`;
  try {
    await applyRule(tx, { rule, fields: { ...ruleValues(rule), ...dates }, ...act });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return error.message;
  }
  return null;
}

async function list(db: Database, day: string): Promise<string> {
  const rates = await ratesOffered(db);
  const rules = await allRules(db);
  return [
    ...rates.map(({ id, name, priceCents }) => terminalSafe(`rate ${id}: ${name}, ${(priceCents / 100).toFixed(2)} €`)),
    ...rules.map((rule) =>
      terminalSafe(`rule ${shortId(rule)}: ${tell(rule)}${isInForce(rule, day) ? ' (in force)' : ''}`),
    ),
  ].join('\n');
}

function tell(rule: DeliveryRule): string {
  const what = [rule.productType, rule.deliveryMode, rule.prescriptionFormat, rule.prescriptionOrigin]
    .map((column) => column ?? 'any')
    .join(' × ');
  const when = `${rule.validFrom ?? 'draft'} to ${rule.validTo ?? 'open'}`;
  return `${what} ${rule.isAllowed ? 'allowed' : 'forbidden'}, ${when}; ${rule.source}`;
}

function shortId({ id }: DeliveryRule): string {
  return id.slice(0, 8);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
