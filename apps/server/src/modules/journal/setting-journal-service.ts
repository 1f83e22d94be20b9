import type { Transaction } from '../../db/pool.ts';
import { recordAct } from './journal-service.ts';

interface ChangedSetting {
  at: Date;
  /** The product, the rate or the rule. */
  subjectId: string;
  what: 'stockSet' | 'priceSet';
  detail: Record<string, string | number | null>;
}

/** Puts on record who of the pharmacy changed a setting, in the transaction that changes it. */
export function recordSetting(
  tx: Transaction,
  by: { id: string; name: string },
  change: ChangedSetting,
): Promise<void> {
  return recordAct(tx, by, { ...change, subject: 'setting' });
}

type Values = Record<string, unknown>;

interface SettingChange {
  at: Date;
  subjectId: string;
  what: 'ruleAdded' | 'ruleChanged' | 'ruleRemoved' | 'rateChanged' | 'courierAreaChanged' | 'pickupPlaceAdded';
  before: Values;
  after: Values;
}

/** The same for what has several values: those that differ, before and after. */
export function recordSettingChange(
  tx: Transaction,
  by: { id: string; name: string },
  { before, after, ...change }: SettingChange,
): Promise<void> {
  return recordAct(tx, by, { ...change, subject: 'setting', detail: { before, after } });
}

/** Only what differs. Values are compared as JSON, because some are lists. */
export function differences<Row extends Values>(
  before: Row,
  after: Row,
): { before: Partial<Row>; after: Partial<Row> } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<Row>;
  return { before: only(before), after: only(after) };
}
