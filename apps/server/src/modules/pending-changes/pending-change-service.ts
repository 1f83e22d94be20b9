import { isDeepStrictEqual } from 'node:util';
import type { PendingChange, PendingDetail } from '@shop/contract/desk/pending-change';
import type { PendingKind } from '@shop/contract/desk/pending-kinds';
import type { Role } from '@shop/contract/rights';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { PendingChangeRow } from '../../db/schema/pending-changes.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { type JournalActor, recordInJournal } from '../journal/journal-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { actingLeads, leadsOfTheLastDay } from '../staff/working-staff-service.ts';
import { hasOpened } from './opening-service.ts';
import { pendingChangeMail } from './pending-change-mail.ts';
import { allPending, deletePending, findPending, insertPending } from './pending-change-queries.ts';

export interface ProposingParts {
  clock: Clock;
  keys: Keys;
  config: ShopConfig;
  shopAt(): string | null;
}

/** A day in which every lead can stop it. */
const waitMs = 24 * 60 * 60 * 1_000;

/**
 * Whether one lead alone is not enough now: patients order here, and more than one lead has a device. Who left or lost it within
 * the last day counts too, so that nobody sends the other one away to be alone; and so does a lead who is just coming in.
 */
export async function needsSecondLead(
  db: Database,
  now: Date,
  comingIn: { id: string; roles: readonly Role[] } | null = null,
): Promise<boolean> {
  if (!(await hasOpened(db))) return false;
  const leads = new Set(await actingLeads(db, now));
  if (comingIn?.roles.includes('lead')) leads.add(comingIn.id);
  return leads.size > 1;
}

export interface Proposal {
  subjectId: string;
  detail: PendingDetail;
  /** Whom it is about, and whoever took them in: they do not confirm it. */
  notConfirmedBy?: readonly (string | null)[];
  actor: JournalActor;
}

/** Lets a change wait, and tells every lead. The same by the same person is no second one; throws `ChangePending` for another. */
export async function proposeChange(
  tx: Transaction,
  parts: ProposingParts,
  { subjectId, detail, notConfirmedBy = [], actor }: Proposal,
): Promise<void> {
  const now = parts.clock.now();
  const by = actor.kind === 'pharmacy' ? actor : { staffId: null, name: null };
  const barred = [by.staffId, ...notConfirmedBy].filter((id) => id !== null);
  const countsFrom = new Date(now.getTime() + waitMs);
  const made = await insertPending(tx, {
    kind: detail.kind,
    subjectId,
    detail,
    proposedAt: now,
    proposedBy: by.staffId,
    proposedByName: by.name,
    notConfirmedBy: [...new Set(barred)],
    countsFrom,
  });
  if (!made) return requireSame(tx, { subjectId, detail, staffId: by.staffId });
  await recordStep(tx, made, { at: now, actor, what: 'changeProposed' });
  for (const to of await leadsOfTheLastDay(tx, now)) {
    const mail = pendingChangeMail(
      { to, config: parts.config, shopUrl: parts.shopAt() },
      { detail, by: by.name, countsFrom },
    );
    await queueMail(tx, parts, { kind: 'pending change', ...mail });
  }
}

async function requireSame(
  tx: Transaction,
  { subjectId, detail, staffId }: { subjectId: string; detail: PendingDetail; staffId: string | null },
): Promise<void> {
  const waiting = await findPending(tx, detail.kind, subjectId);
  const isSame = waiting?.proposedBy === staffId && isDeepStrictEqual(waiting.detail, detail);
  if (waiting && !isSame) throw new ShopError('ChangePending', { countsFrom: waiting.countsFrom.toISOString() });
}

type Step = 'changeProposed' | 'changeBacked' | 'changeConfirmed' | 'changeStopped' | 'changeCame' | 'changeLapsed';

const subjects = { bank: 'setting', release: 'setting', roles: 'staff', device: 'passkey', hold: 'journal' } as const;

/** Both of the pair are named: who proposed it, and who confirmed or stopped it. */
export async function recordStep(
  tx: Transaction,
  { kind, subjectId, detail, proposedByName, countsFrom }: PendingChangeRow,
  { at, actor, what }: { at: Date; actor: JournalActor; what: Step },
): Promise<void> {
  const values = 'from' in detail ? { before: fieldsOf(kind, detail.from), after: fieldsOf(kind, detail.to) } : {};
  await recordInJournal(tx, {
    at,
    actor,
    subject: subjects[kind],
    subjectId,
    what,
    detail: { kind, proposedBy: proposedByName, countsFrom: countsFrom.toISOString(), ...values },
  });
}

function fieldsOf(kind: PendingKind, value: object | string): object {
  return typeof value === 'object' && !Array.isArray(value) ? value : { [kind]: value };
}

/** What waited is done, or of no matter any more; the pair is on record. Nothing where nothing waited. */
export async function closePending(
  tx: Transaction,
  { kind, subjectId }: { kind: PendingKind; subjectId: string },
  step: { at: Date; actor: JournalActor; what: 'changeConfirmed' | 'changeStopped' },
): Promise<void> {
  const waiting = await findPending(tx, kind, subjectId);
  if (!waiting) return;
  await deletePending(tx, waiting.id);
  await recordStep(tx, waiting, step);
}

export async function waitsAtDesk(
  db: Database,
  { kind, subjectId }: { kind: PendingKind; subjectId: string },
): Promise<boolean> {
  const waiting = await findPending(db, kind, subjectId);
  return waiting !== null && waiting.proposedByName !== null;
}

/** What nobody at the desk proposed is gone again: whoever did says something else now. */
export async function withdrawProposal(
  tx: Transaction,
  { kind, subjectId }: { kind: PendingKind; subjectId: string },
  at: Date,
): Promise<void> {
  const waiting = await findPending(tx, kind, subjectId);
  if (!waiting || waiting.proposedByName !== null) return;
  await deletePending(tx, waiting.id);
  await recordStep(tx, waiting, { at, actor: { kind: 'shop' }, what: 'changeStopped' });
}

/** Who may not confirm what waits of this; null where nothing does. */
export async function notConfirmedBy(db: Database, kind: PendingKind, subjectId: string): Promise<string[] | null> {
  return (await findPending(db, kind, subjectId))?.notConfirmedBy ?? null;
}

/** What waits, the next to count first, as this lead sees it. */
export async function pendingFor(db: Database, { id }: { id: string }): Promise<PendingChange[]> {
  return (await allPending(db)).map((row) => ({
    id: row.id,
    detail: row.detail,
    proposedByName: row.proposedByName,
    proposedAt: row.proposedAt.toISOString(),
    countsFrom: row.countsFrom.toISOString(),
    mayConfirm: !row.notConfirmedBy.includes(id),
  }));
}

/** Which settings wait. */
export async function pendingSettings(db: Database): Promise<('bank' | 'release')[]> {
  return (await allPending(db)).flatMap(({ kind }) => (kind === 'bank' || kind === 'release' ? [kind] : []));
}
