import { isDeepStrictEqual } from 'node:util';
import type { PendingDetail } from '@shop/contract/desk/pending-change';
import type { SettingName, Settings } from '@shop/contract/settings';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Database, Transaction } from '../../db/pool.ts';
import type { PendingChangeRow } from '../../db/schema/pending-changes.ts';
import { recordAct } from '../journal/journal-service.ts';
import { hasOpened } from '../pending-changes/opening-service.ts';
import { everySetting, lockSettings, saveSetting } from './setting-queries.ts';

type Change = { [Name in SettingName]: { name: Name; value: Settings[Name] } }[SettingName];
type Guarded = Extract<PendingDetail, { kind: 'bank' | 'release' }>;

/** What of a change two leads decide, and what of the setting may change without it; null where nothing does. */
export function guardedChange(change: Change, before: object): { detail: Guarded; rest: Settings[SettingName] } | null {
  if (change.name === 'bank') {
    return {
      detail: { kind: 'bank', from: before as Settings['bank'], to: change.value },
      rest: before as Settings['bank'],
    };
  }
  if (change.name !== 'packing') return null;
  const { release } = before as Settings['packing'];
  if (change.value.release === release) return null;
  return { detail: { kind: 'release', from: release, to: change.value.release }, rest: { ...change.value, release } };
}

/** What has waited counts from now on. */
export async function applyPendingSetting(tx: Transaction, change: PendingChangeRow, at: Date): Promise<boolean> {
  const { detail, proposedBy, proposedByName } = change;
  if (detail.kind !== 'bank' && detail.kind !== 'release') return false;
  const by = proposedBy === null ? null : { id: proposedBy, name: proposedByName ?? '' };
  const values =
    detail.kind === 'bank'
      ? { before: detail.from, after: detail.to }
      : { before: { release: detail.from }, after: { release: detail.to } };
  await setFields(tx, { name: nameOf[detail.kind], fields: values.after, at, by });
  await recordAct(tx, by, {
    at,
    subject: 'setting',
    subjectId: nameOf[detail.kind],
    what: 'settingChanged',
    detail: values,
  });
  return true;
}

const nameOf = { bank: 'bank', release: 'packing' } as const;

/**
 * Once patients order, the account and the rule of release are those that count now, whatever config.json says later: whoever
 * can write that file changes neither. Done once, at a start and by housekeeping.
 */
export async function keepGuardedSettings(
  { db, config }: { db: Database; config: ShopConfig },
  now: Date,
): Promise<void> {
  const { bankName, iban, bic, vatId } = config.pharmacy;
  const { release } = config.packing;
  const kept = { bank: { bankName, iban, bic, vatId }, packing: { release } };
  if (lacking(kept, await everySetting(db)).length === 0 || !(await hasOpened(db))) return;
  await db.transaction(async (tx) => {
    await lockSettings(tx);
    for (const name of lacking(kept, await everySetting(tx))) {
      await setFields(tx, { name, fields: kept[name], at: now, by: null });
      const detail = { before: {}, after: kept[name] };
      await recordAct(tx, null, { at: now, subject: 'setting', subjectId: name, what: 'settingKept', detail });
    }
  });
}

function lacking(kept: Record<'bank' | 'packing', object>, rows: readonly { name: string; value: unknown }[]) {
  return (['bank', 'packing'] as const).filter((name) => {
    const value = rows.find((row) => row.name === name)?.value ?? {};
    return Object.keys(kept[name]).some((field) => !Object.hasOwn(value as object, field));
  });
}

/** Leaves the other fields as they are: those that nobody has set stay with config.json. */
async function setFields(
  tx: Transaction,
  { name, fields, at, by }: { name: 'bank' | 'packing'; fields: object; at: Date; by: { id: string } | null },
): Promise<void> {
  await lockSettings(tx);
  const row = (await everySetting(tx)).find((setting) => setting.name === name);
  const value = { ...(row?.value as object | undefined), ...fields };
  if (row && isDeepStrictEqual(row.value, value)) return;
  await saveSetting(tx, { name, value, version: (row?.version ?? 0) + 1, changedAt: at, changedBy: by?.id ?? null });
}
