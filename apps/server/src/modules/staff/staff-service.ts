import type { Role } from '@shop/contract/rights';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { recordAboutPerson as record, type StaffActor } from './staff-events.ts';
import { invitationMail } from './staff-mails.ts';
import {
  endPasskeysOf,
  endSessionsOf,
  findStaffByEmail,
  forgetCodesOf,
  insertStaff,
  lockLeads,
  lockStaff,
  updateStaff,
} from './staff-queries.ts';

export interface StaffParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  shopAt(): string | null;
}

/** Those of STAFF_EMAILS become leads once. Whoever was ended or has other roles by now keeps that: the desk decides. */
export async function makeFirstLeads(tx: Transaction, emails: readonly string[], now: Date): Promise<void> {
  for (const email of new Set(emails)) {
    const made = await insertStaff(tx, { email, name: email.split('@')[0] ?? email, roles: ['lead'], invitedAt: now });
    if (made)
      await record(tx, made, { at: now, actor: { kind: 'shop' }, what: 'invited', detail: { roles: ['lead'] } });
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

export function changeStaff(parts: StaffParts, actor: StaffActor, id: string, change: Change): Promise<void> {
  return changeOne(parts, id, change.version, async (tx, person, now) => {
    const roles = distinct(change.roles);
    const areOther = roles.join() !== distinct(person.roles).join();
    if (areOther && staffIdOf(actor) === id) throw new ShopError('OwnRoles');
    await updateStaff(tx, id, { name: change.name, roles });
    const detail = { from: person.roles, to: roles, ...(change.name !== person.name && { name: change.name }) };
    await record(tx, person, { at: now, actor, what: 'changed', detail });
    return roles.includes('lead');
  });
}

/** With all that could still let them in. */
export function endStaff(parts: StaffParts, actor: StaffActor, id: string, version?: number): Promise<void> {
  return changeOne(parts, id, version, async (tx, person, now) => {
    await updateStaff(tx, id, { endedAt: now });
    await endSessionsOf(tx, id, now);
    await endPasskeysOf(tx, id, now);
    await forgetCodesOf(tx, id);
    await record(tx, person, { at: now, actor, what: 'ended' });
    return false;
  });
}

/** Holds all leads, so that of two changes at once the second sees what the first has left. */
function changeOne(
  { db, clock }: StaffParts,
  id: string,
  version: number | undefined,
  change: (tx: Transaction, person: Staff, now: Date) => Promise<boolean>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const leads = await lockLeads(tx);
    const person = await lockStaff(tx, id);
    if (!person || person.endedAt) throw new ShopError('NotFound');
    if (version !== undefined && version !== person.version) throw new ShopError('StaffChanged');
    const isLeadAfter = await change(tx, person, clock.now());
    const isOnlyLead = leads.length === 1 && leads[0]?.id === id;
    if (!isLeadAfter && isOnlyLead) throw new ShopError('LastLead');
  });
}

function staffIdOf(actor: StaffActor): string | null {
  return actor.kind === 'pharmacy' ? actor.staffId : null;
}

function distinct(roles: readonly Role[]): Role[] {
  return [...new Set(roles)].sort();
}
