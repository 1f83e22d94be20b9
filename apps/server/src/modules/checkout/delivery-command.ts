import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import type { DeliveryRule } from '../../db/schema/delivery.ts';
import { germanDay } from '../../german-day.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { allRules, dateRule, ratesOffered, setRatePrice } from './shipping-queries.ts';
import { isInForce } from './shipping-service.ts';

const usage = `npm run delivery                            rates and rules, and which are in force
npm run delivery -- price RATE EUROS        what a way of shipping costs, VAT included
npm run delivery -- from RULE YYYY-MM-DD    the first day a rule is in force
npm run delivery -- to RULE YYYY-MM-DD      the last day a rule is in force`;

/** Rates and the dated rules of delivery: a change of the law is a date here. */
export async function deliveryCommand({ db, clock }: { db: Database; clock: Clock }, words: string[]): Promise<string> {
  const [action, name = '', value = ''] = words;
  if (action === undefined) return list(db, germanDay(clock.now()));
  const [, euros, cents = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  if (action === 'price' && euros !== undefined) {
    const isChanged = await setRatePrice(db, name, Number(euros) * 100 + Number(cents.padEnd(2, '0')));
    return isChanged ? list(db, germanDay(clock.now())) : `There is no rate ${terminalSafe(name)}.`;
  }
  if ((action === 'from' || action === 'to') && isDay(value)) {
    const isChanged = await setDate(db, name, action === 'from' ? { validFrom: value } : { validTo: value });
    return isChanged ? list(db, germanDay(clock.now())) : `There is no rule ${terminalSafe(name)}.`;
  }
  return usage;
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

async function setDate(
  db: Database,
  shortened: string,
  dates: { validFrom?: string; validTo?: string },
): Promise<boolean> {
  const rule = (await allRules(db)).find((candidate) => shortId(candidate) === shortened);
  return rule ? dateRule(db, rule.id, dates) : false;
}

function shortId({ id }: DeliveryRule): string {
  return id.slice(0, 8);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
