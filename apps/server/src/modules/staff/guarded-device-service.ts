import type { Transaction } from '../../db/pool.ts';
import type { PendingChangeRow } from '../../db/schema/pending-changes.ts';
import type { Staff, StaffPasskey } from '../../db/schema/staff.ts';
import { ShopError } from '../../errors.ts';
import type { StaffMember } from '../../http/callers.ts';
import { actorOf, type JournalActor } from '../journal/journal-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { hasOpened } from '../pending-changes/opening-service.ts';
import {
  closePending,
  needsSecondLead,
  notConfirmedBy,
  type ProposingParts,
  proposeChange,
} from '../pending-changes/pending-change-service.ts';
import { admit, findPasskey, hadPasskey } from './passkey-queries.ts';
import { mayRelease } from './release-delay-service.ts';
import { recordAboutPasskey } from './staff-events.ts';
import { setUpAgainMail } from './staff-mails.ts';
import { findStaff, updateStaff } from './staff-queries.ts';
import { leadsOfTheLastDay } from './working-staff-service.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * A lead lets a passkey count. One of somebody who may release needs another lead than whoever took that person in, or whoever
 * has let it wait: so no lead alone makes a second person. Throws `NotFound` and `ChangePending`.
 */
export async function admitByLead(
  tx: Transaction,
  parts: ProposingParts,
  by: StaffMember,
  id: string,
): Promise<{ isPending: boolean }> {
  const now = parts.clock.now();
  const passkey = await findPasskey(tx, id);
  const person = passkey && (await findStaff(tx, passkey.staffId));
  if (!passkey || !person || passkey.admittedAt) throw new ShopError('NotFound');
  const actor = actorOf(by);
  const barred = (await notConfirmedBy(tx, 'device', id)) ?? [person.id, person.invitedBy];
  if (mayRelease(person.roles) && barred.includes(by.id) && (await needsSecondLead(tx, now))) {
    await proposeDevice(tx, parts, { passkey, person, actor });
    return { isPending: true };
  }
  if (!(await admit(tx, id, now))) throw new ShopError('NotFound');
  await closePending(tx, { kind: 'device', subjectId: id }, { at: now, actor, what: 'changeConfirmed' });
  await recordAdmission(tx, { passkey, person, actor, at: now });
  return { isPending: false };
}

/** What has waited counts from now on. */
export async function applyPendingDevice(tx: Transaction, change: PendingChangeRow, at: Date): Promise<boolean> {
  const passkey = await findPasskey(tx, change.subjectId);
  const person = passkey && (await findStaff(tx, passkey.staffId));
  if (!passkey || !person || person.endedAt || !(await admit(tx, passkey.id, at))) return false;
  await recordAdmission(tx, { passkey, person, actor: { kind: 'shop' }, at });
  return true;
}

/**
 * Whether a device that a setup code has brought counts at once. That of somebody who may release waits where several lead, and
 * every lead hears of it. The only lead, locked out, works at once and releases nothing for a day. A shop that is not open yet,
 * and its very first device, need nobody.
 */
export async function judgeSetUp(tx: Transaction, person: Staff, now: Date): Promise<'waits' | 'counts' | 'delayed'> {
  if (!mayRelease(person.roles) || !(await hasOpened(tx))) return 'counts';
  if (await needsSecondLead(tx, now, person)) return 'waits';
  return (await hadPasskey(tx, person.id)) ? 'delayed' : 'counts';
}

/** After the device is kept: lets it wait, or tells the leads that it counts. */
export async function settleSetUp(
  tx: Transaction,
  parts: ProposingParts,
  { passkey, person, verdict }: { passkey: StaffPasskey; person: Staff; verdict: 'waits' | 'counts' | 'delayed' },
): Promise<void> {
  const now = parts.clock.now();
  if (verdict === 'waits') return proposeDevice(tx, parts, { passkey, person, actor: { kind: 'shop' } });
  if (!mayRelease(person.roles) || !(await hasOpened(tx))) return;
  const isDelayed = verdict === 'delayed' && person.roles.includes('lead');
  const releasesFrom = isDelayed ? new Date(now.getTime() + dayMs) : null;
  if (releasesFrom) await updateStaff(tx, person.id, { releasesFrom });
  for (const to of await leadsOfTheLastDay(tx, now)) {
    const mail = setUpAgainMail(
      { to, config: parts.config, shopUrl: parts.shopAt() },
      { name: person.name, releasesFrom },
    );
    await queueMail(tx, parts, { kind: 'staff device set up', ...mail });
  }
}

function proposeDevice(
  tx: Transaction,
  parts: ProposingParts,
  { passkey, person, actor }: { passkey: StaffPasskey; person: Staff; actor: JournalActor },
): Promise<void> {
  return proposeChange(tx, parts, {
    subjectId: passkey.id,
    detail: { kind: 'device', name: person.name, deviceName: passkey.deviceName },
    notConfirmedBy: [person.id, person.invitedBy],
    actor,
  });
}

interface Admission {
  passkey: StaffPasskey;
  person: Staff;
  actor: JournalActor;
  at: Date;
}

/** With the other one of the pair: who took the person in. */
function recordAdmission(tx: Transaction, { passkey, person, actor, at }: Admission): Promise<void> {
  return recordAboutPasskey(tx, passkey, {
    at,
    actor,
    what: 'passkeyAdmitted',
    detail: { name: person.name, invitedBy: person.invitedBy },
  });
}
