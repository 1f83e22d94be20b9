import type { Role } from '@shop/contract/rights';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { PendingChangeRow } from '../../db/schema/pending-changes.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { hasOpened } from '../pending-changes/opening-service.ts';
import { closePending, needsSecondLead, proposeChange } from '../pending-changes/pending-change-service.ts';
import { mayRelease } from './release-delay-service.ts';
import { recordAboutPerson as record, type StaffActor } from './staff-events.ts';
import { invitationMail, leadByServerMail } from './staff-mails.ts';
import {
  endPasskeysOf,
  endSessionsOf,
  findStaffByEmail,
  forgetCodesOf,
  insertStaff,
  lockLeads,
  lockStaff,
  passkeysOf,
  updateStaff,
} from './staff-queries.ts';
import { leadsOfTheLastDay } from './working-staff-service.ts';

export interface StaffParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  shopAt(): string | null;
}

/** What stands in the place of a name that nobody has told yet. */
function accountName(email: string): string {
  return email.split('@')[0] ?? email;
}

/** Whether it is known what a person is called: for those of STAFF_EMAILS, a command asks. */
export function hasName({ email, name }: Pick<Staff, 'email' | 'name'>): boolean {
  return name !== accountName(email);
}

/**
 * Those of STAFF_EMAILS become leads once. Whoever was ended or has other roles by now keeps that: the desk decides. It works at once,
 * because it is how a shop that has lost its leads gets one; once patients order, every lead is told.
 */
export async function makeFirstLeads(
  tx: Transaction,
  parts: Omit<StaffParts, 'db'>,
  leads: readonly { email: string; name?: string }[],
): Promise<void> {
  const now = parts.clock.now();
  for (const { email, name = accountName(email) } of leads) {
    const others = await leadsOfTheLastDay(tx, now);
    const made = await insertStaff(tx, { email, name, roles: ['lead'], invitedAt: now });
    if (!made) continue;
    await record(tx, made, { at: now, actor: { kind: 'shop' }, what: 'invited', detail: { roles: ['lead'] } });
    if (!(await hasOpened(tx))) continue;
    for (const to of others) {
      const mail = leadByServerMail({ ...parts, shopUrl: parts.shopAt(), to }, made);
      await queueMail(tx, parts, { kind: 'lead by variable', ...mail });
    }
  }
}

/** Also for somebody who has left: they come back without their old devices. */
export function inviteStaff(
  parts: StaffParts,
  actor: StaffActor,
  { email, name, roles }: { email: string; name: string; roles: Role[] },
): Promise<Staff> {
  const now = parts.clock.now();
  const values = { name, roles: distinct(roles), invitedAt: now, invitedBy: staffIdOf(actor), endedAt: null };
  return parts.db.transaction(async (tx) => {
    const before = await findStaffByEmail(tx, email);
    const person = before ? await lockStaff(tx, before.id) : await insertStaff(tx, { email, ...values });
    if (!person || (before && !person.endedAt)) throw new ShopError('StaffExists');
    if (before) await updateStaff(tx, person.id, values);
    await record(tx, person, { at: now, actor, what: 'invited', detail: { roles: values.roles } });
    const mail = invitationMail({ ...parts, shopUrl: parts.shopAt(), to: { ...person, name } });
    await queueMail(tx, parts, { kind: 'staff invitation', ...mail });
    return { ...person, ...values };
  });
}

interface Change {
  name: string;
  roles: Role[];
  /** Of the person as the caller saw them; absent at the terminal. */
  version?: number;
}

/** Who may release and who leads waits for a second lead. Throws `ChangePending` where another change of the roles waits. */
export function changeStaff(
  parts: StaffParts,
  actor: StaffActor,
  id: string,
  change: Change,
): Promise<{ isPending: boolean }> {
  return changeOne(parts, id, change.version, async (tx, person, now) => {
    const roles = distinct(change.roles);
    const areOther = roles.join() !== distinct(person.roles).join();
    if (areOther && staffIdOf(actor) === id) throw new ShopError('OwnRoles');
    const isPending = isGuarded(person.roles, roles) && (await needsSecondLead(tx, now));
    const newName = change.name !== person.name && { name: change.name };
    const counting = isPending ? person.roles : roles;
    if (isPending) {
      const detail = { kind: 'roles' as const, name: change.name, from: person.roles, to: roles };
      await proposeChange(tx, parts, { subjectId: id, detail, notConfirmedBy: [id], actor });
    } else if (areOther) {
      await closePending(tx, { kind: 'roles', subjectId: id }, { at: now, actor, what: 'changeStopped' });
    }
    if (newName || !isPending) {
      await updateStaff(tx, id, { name: change.name, roles: counting });
      await record(tx, person, {
        at: now,
        actor,
        what: 'changed',
        detail: { from: person.roles, to: counting, ...newName },
      });
    }
    return { isLeadAfter: counting.includes('lead'), result: { isPending } };
  });
}

/** What has waited counts from now on. Throws what `changeStaff` does. */
export async function applyPendingRoles(tx: Transaction, change: PendingChangeRow, at: Date): Promise<boolean> {
  const leads = await lockLeads(tx);
  const person = await lockStaff(tx, change.subjectId);
  if (!person || person.endedAt || change.detail.kind !== 'roles') return false;
  const { to } = change.detail;
  if (!to.includes('lead') && leads.every(({ id }) => id === person.id)) return false;
  await updateStaff(tx, person.id, { roles: to });
  const { proposedBy, proposedByName } = change;
  const actor =
    proposedByName === null
      ? ({ kind: 'shop' } as const)
      : { kind: 'pharmacy' as const, staffId: proposedBy, name: proposedByName };
  await record(tx, person, { at, actor, what: 'changed', detail: { from: person.roles, to } });
  return true;
}

/** Whether somebody else may release afterwards, or leads. */
function isGuarded(before: readonly Role[], after: readonly Role[]): boolean {
  return mayRelease(before) !== mayRelease(after) || before.includes('lead') !== after.includes('lead');
}

/** With all that could still let them in. */
export function endStaff(parts: StaffParts, actor: StaffActor, id: string, version?: number): Promise<void> {
  return changeOne(parts, id, version, async (tx, person, now) => {
    await updateStaff(tx, id, { endedAt: now });
    await endSessionsOf(tx, id, now);
    const passkeys = await passkeysOf(tx, id);
    await endPasskeysOf(tx, id, now);
    await forgetCodesOf(tx, id);
    await closePending(tx, { kind: 'roles', subjectId: id }, { at: now, actor, what: 'changeStopped' });
    for (const { id: subjectId } of passkeys) {
      await closePending(tx, { kind: 'device', subjectId }, { at: now, actor, what: 'changeStopped' });
    }
    await record(tx, person, { at: now, actor, what: 'ended' });
    return { isLeadAfter: false, result: undefined };
  });
}

/** Holds all leads, so that of two changes at once the second sees what the first has left. */
function changeOne<Result>(
  { db, clock }: StaffParts,
  id: string,
  version: number | undefined,
  change: (tx: Transaction, person: Staff, now: Date) => Promise<{ isLeadAfter: boolean; result: Result }>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const leads = await lockLeads(tx);
    const person = await lockStaff(tx, id);
    if (!person || person.endedAt) throw new ShopError('NotFound');
    if (version !== undefined && version !== person.version) throw new ShopError('StaffChanged');
    const { isLeadAfter, result } = await change(tx, person, clock.now());
    const isOnlyLead = leads.length === 1 && leads[0]?.id === id;
    if (!isLeadAfter && isOnlyLead) throw new ShopError('LastLead');
    return result;
  });
}

function staffIdOf(actor: StaffActor): string | null {
  return actor.kind === 'pharmacy' ? actor.staffId : null;
}

function distinct(roles: readonly Role[]): Role[] {
  return [...new Set(roles)].sort();
}
