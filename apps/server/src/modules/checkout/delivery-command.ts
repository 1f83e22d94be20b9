import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { DeliveryRule } from '../../db/schema/delivery.ts';
import { germanDay } from '../../german-day.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { recordSetting } from '../journal/setting-journal-service.ts';
import { takeNamed, withRight } from '../staff/named-staff-service.ts';
import { allRules, dateRule, ratesOffered, setRatePrice } from './shipping-queries.ts';
import { isInForce } from './shipping-service.ts';

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

  const isChanged = await db.transaction(async (tx) => {
    const changed = isPrice
      ? await setPrice(tx, name, Number(euros) * 100 + Number(cents.padEnd(2, '0')))
      : await setDate(tx, name, action === 'from' ? { validFrom: value } : { validTo: value });
    if (changed) await recordSetting(tx, person, { at: clock.now(), ...changed });
    return changed !== null;
  });
  return isChanged
    ? list(db, germanDay(clock.now()))
    : `There is no ${isPrice ? 'rate' : 'rule'} ${terminalSafe(name)}.`;
}

async function setPrice(tx: Transaction, rate: string, priceCents: number) {
  const isChanged = await setRatePrice(tx, rate, priceCents);
  return isChanged ? { subjectId: rate, what: 'rateSet' as const, detail: { priceCents } } : null;
}

async function setDate(tx: Transaction, shortened: string, dates: { validFrom?: string; validTo?: string }) {
  const rule = (await allRules(tx)).find((candidate) => shortId(candidate) === shortened);
  const isChanged = rule ? await dateRule(tx, rule.id, dates) : false;
  return rule && isChanged ? { subjectId: rule.id, what: 'ruleDated' as const, detail: { ...dates } } : null;
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
  const what = [rule.productType, rule.deliveryMode, rule.prescriptionFormat]
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
