import { isDeepStrictEqual } from 'node:util';
import { compact } from '@shop/contract/bank-account';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Database, Transaction } from '../../db/pool.ts';
import type { SettingRow } from '../../db/schema/settings.ts';
import { hasOpened } from '../pending-changes/opening-service.ts';
import {
  type ProposingParts,
  proposeChange,
  waitsAtDesk,
  withdrawProposal,
} from '../pending-changes/pending-change-service.ts';
import { effectiveConfig } from './effective-config.ts';
import { everySetting, lockSettings, saveSetting } from './setting-queries.ts';

interface FileParts extends ProposingParts {
  db: Database;
}

/** Not a setting: what the file said at the last start, so that a change of it is told from a change at the desk. */
const rowName = 'configFile';

/** Of a config, what two leads decide. */
function guardedOf({ pharmacy: { bankName, iban, bic, vatId }, packing: { release } }: ShopConfig) {
  return { bank: { bankName, iban, bic, vatId }, release };
}

type Guarded = ReturnType<typeof guardedOf>;
type Kind = keyof Guarded;

const subjectOf = { bank: 'bank', release: 'packing' } as const;
const actor = { kind: 'shop' } as const;

/**
 * Whoever edits config.json and starts the shop anew has done no more than a lead: what two leads decide waits for them, or for a day, as if
 * somebody had changed it at the desk. Before patients order nothing is asked.
 */
export async function noticeConfigFile(parts: FileParts, file: ShopConfig): Promise<void> {
  const { db } = parts;
  const says = guardedOf(file);
  if (isDeepStrictEqual(lastSeen(await everySetting(db)), says)) return;
  const isOpen = await hasOpened(db);
  await db.transaction(async (tx) => {
    await lockSettings(tx);
    const rows = await everySetting(tx);
    const seen = lastSeen(rows);
    const counts = guardedOf(effectiveConfig(file, rows));
    const kinds = Object.keys(says) as Kind[];
    const value: Partial<Record<Kind, unknown>> = { ...says };
    for (const kind of kinds) {
      if (!isOpen || !seen || isDeepStrictEqual(seen[kind], says[kind])) continue;
      // What waits at the desk comes first: the next start asks again.
      if (await waitsAtDesk(tx, { kind, subjectId: subjectOf[kind] })) value[kind] = seen[kind];
      else await propose(tx, parts, kind, { counts, says });
    }
    const version = (rows.find(isRow)?.version ?? 0) + 1;
    const row = { name: rowName, value, version, changedAt: parts.clock.now(), changedBy: null } as const;
    await saveSetting(tx, row);
  });
}

/** What the file said before is stopped first: it says something else now. */
async function propose(
  tx: Transaction,
  parts: FileParts,
  kind: Kind,
  { counts, says }: { counts: Guarded; says: Guarded },
): Promise<void> {
  const subjectId = subjectOf[kind];
  await withdrawProposal(tx, { kind, subjectId }, parts.clock.now());
  if (isSame(counts[kind], says[kind])) return;
  const detail =
    kind === 'bank' ? { kind, from: counts.bank, to: says.bank } : { kind, from: counts.release, to: says.release };
  await proposeChange(tx, parts, { subjectId, detail, actor });
}

/** However the digits of the account are grouped. */
function isSame(one: Guarded[Kind], other: Guarded[Kind]): boolean {
  const [a, b] = [one, other].map((value) =>
    typeof value === 'string' ? value : { ...value, iban: compact(value.iban) },
  );
  return isDeepStrictEqual(a, b);
}

const isRow = ({ name }: SettingRow) => name === rowName;

function lastSeen(rows: readonly SettingRow[]): Guarded | null {
  return (rows.find(isRow)?.value as Guarded | undefined) ?? null;
}
