import { isDeepStrictEqual } from 'node:util';
import type { AllSettings } from '@shop/contract/desk/settings';
import { type SettingName, type Settings, settingFaults, settingNames } from '@shop/contract/settings';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { recordAct } from '../journal/journal-service.ts';
import { wordingFaults } from '../orders/mail-template-service.ts';
import { givenQuestions } from '../orders/message-template-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { settingsOf } from './effective-config.ts';
import { everySetting, lastChanges, lockSettings, saveSetting } from './setting-queries.ts';

export interface SettingParts {
  db: Database;
  changes: Changes;
  clock: Clock;
  /** What config.json says, and how this process learns of a change at once. */
  live: { first: ShopConfig; refresh(): Promise<void> };
}

type Change = { [Name in SettingName]: { name: Name; version: number; value: Settings[Name] } }[SettingName];

/** As they count now, with who changed them last. */
export async function readSettings({ db, live }: Pick<SettingParts, 'db' | 'live'>): Promise<AllSettings> {
  const rows = await everySetting(db);
  const values = settingsOf(live.first, rows);
  const changes = await lastChanges(db);
  const entries = settingNames.map((name) => {
    const change = changes.get(name);
    const saved = {
      value: values[name],
      version: rows.find((row) => row.name === name)?.version ?? 0,
      changedAt: change?.changedAt.toISOString() ?? null,
      changedByName: change?.changedByName ?? null,
    };
    return [name, saved];
  });
  return { ...Object.fromEntries(entries), questionsGiven: givenQuestions() };
}

/** Throws `SettingRefused` for a value that is not right and `SettingChanged` for a version that is over. */
export async function changeSetting(parts: SettingParts, colleague: Colleague, change: Change): Promise<AllSettings> {
  refuseFaults(change);
  const changedAt = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await lockSettings(tx);
    const rows = await everySetting(tx);
    const version = rows.find(({ name }) => name === change.name)?.version ?? 0;
    const { name, value } = change;
    const before = settingsOf(parts.live.first, rows)[name];
    // Asked again because an answer got lost, it is done already.
    if (isDeepStrictEqual(before, value)) return;
    if (version !== change.version) throw await alreadyChanged(tx, name);
    await saveSetting(tx, { name, value, version: version + 1, changedAt, changedBy: colleague.id });
    await recordAct(tx, colleague, {
      at: changedAt,
      subject: 'setting',
      subjectId: name,
      what: 'settingChanged',
      detail: differences(before, value),
    });
  });
  parts.changes.announce('settings_changed');
  await parts.live.refresh();
  return readSettings(parts);
}

function refuseFaults({ name, value }: Change): void {
  const [wording] = name === 'mails' ? wordingFaults(value) : [];
  if (wording) throw new ShopError('SettingRefused', wording);
  const [fault] = (settingFaults[name] as (value: unknown) => ReturnType<(typeof settingFaults)[SettingName]>)(value);
  if (fault) throw new ShopError('SettingRefused', fault);
}

async function alreadyChanged(tx: Transaction, name: SettingName): Promise<ShopError> {
  const change = (await lastChanges(tx)).get(name);
  return new ShopError('SettingChanged', {
    changedByName: change?.changedByName ?? null,
    changedAt: change?.changedAt.toISOString() ?? null,
  });
}

/** Only the fields that differ. */
function differences(before: object, after: object) {
  const [old, now] = [before, after] as Record<string, unknown>[];
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  const changed = names.filter((name) => !isDeepStrictEqual(old?.[name], now?.[name]));
  const only = (values?: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, values?.[name] ?? null]));
  return { before: only(old), after: only(now) };
}
