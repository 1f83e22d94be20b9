import { isDeepStrictEqual } from 'node:util';
import type { AllSettings } from '@shop/contract/desk/settings';
import { type SettingName, type Settings, settingFaults, settingNames } from '@shop/contract/settings';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Changes } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { actorOf, recordAct } from '../journal/journal-service.ts';
import { wordingFaults } from '../orders/mail-template-service.ts';
import { givenQuestions } from '../orders/message-template-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import {
  closePending,
  needsSecondLead,
  type ProposingParts,
  pendingSettings,
  proposeChange,
} from '../pending-changes/pending-change-service.ts';
import { settingsOf } from './effective-config.ts';
import { guardedChange } from './guarded-setting-service.ts';
import { everySetting, lastChanges, lockSettings, saveSetting } from './setting-queries.ts';

export interface SettingParts extends ProposingParts {
  db: Database;
  changes: Changes;
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
  const pending = await pendingSettings(db);
  return { ...Object.fromEntries(entries), pending, questionsGiven: givenQuestions() };
}

/** Throws `SettingRefused` for a value that is not right and `SettingChanged` for a version that is over. */
export async function changeSetting(parts: SettingParts, colleague: Colleague, change: Change): Promise<AllSettings> {
  refuseFaults(change);
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await lockSettings(tx);
    const rows = await everySetting(tx);
    const version = rows.find(({ name }) => name === change.name)?.version ?? 0;
    const { name, value } = change;
    const before = settingsOf(parts.live.first, rows)[name];
    // Asked again because an answer got lost, it is done already.
    if (isDeepStrictEqual(before, value)) return;
    if (version !== change.version) throw await alreadyChanged(tx, name);
    const allowed = await withoutPending(tx, parts, { colleague, change, before });
    if (isDeepStrictEqual(before, allowed)) return;
    await saveSetting(tx, { name, value: allowed, version: version + 1, changedAt: now, changedBy: colleague.id });
    await recordAct(tx, colleague, {
      at: now,
      subject: 'setting',
      subjectId: name,
      what: 'settingChanged',
      detail: differences(before, allowed),
    });
  });
  parts.changes.announce('settings_changed');
  await parts.live.refresh();
  return readSettings(parts);
}

/**
 * What of a change counts at once. The account and the rule of release wait for a second lead, the rest of the setting does not.
 * Throws `ChangePending` where another one waits.
 */
async function withoutPending(
  tx: Transaction,
  parts: SettingParts,
  { colleague, change, before }: { colleague: Colleague; change: Change; before: Settings[SettingName] },
): Promise<Settings[SettingName]> {
  const guarded = guardedChange(change, before);
  if (!guarded) return change.value;
  const { kind } = guarded.detail;
  const actor = actorOf(colleague);
  const now = parts.clock.now();
  if (await needsSecondLead(tx, now)) {
    await proposeChange(tx, parts, { subjectId: change.name, detail: guarded.detail, actor });
    return guarded.rest;
  }
  await closePending(tx, { kind, subjectId: change.name }, { at: now, actor, what: 'changeStopped' });
  return change.value;
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
