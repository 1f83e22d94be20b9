import type { PasskeyAnswer } from '@shop/contract/desk/passkey-shapes';
import { hasRight } from '@shop/contract/rights';
import type { Transaction } from '../../db/pool.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { ShopError } from '../../errors.ts';
import type { StaffMember } from '../../http/callers.ts';
import { actorOf } from '../journal/journal-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { closePending } from '../pending-changes/pending-change-service.ts';
import { admitByLead } from './guarded-device-service.ts';
import { endPasskeyRow, findPasskey, findSessionById, updateSession } from './passkey-queries.ts';
import { type PasskeyParts, withProvenPasskey } from './passkey-service.ts';
import { makeStaffCode, tidyStaffCode } from './staff-code.ts';
import { recordAboutPasskey, recordAboutPerson, type StaffActor } from './staff-events.ts';
import { recoveryCodeMail } from './staff-mails.ts';
import { endPasskeysOf, endSessionsOf, findStaff, replaceCode } from './staff-queries.ts';
import type { StaffParts } from './staff-service.ts';

const setupCodeMs = 60 * 60 * 1_000;

/** Lets the first device of the first lead in. Whoever can read the server's secret makes it, at its terminal. */
export function makeSetupCode(parts: StaffParts, actor: StaffActor, person: Staff): Promise<string> {
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + setupCodeMs);
    const code = await replaceCodeOf(tx, parts, person, { kind: 'setup', createdAt: now, expiresAt });
    await recordAboutPerson(tx, person, { at: now, actor, what: 'setupCodeMade' });
    return code;
  });
}

/**
 * For the day on which all devices are lost. It outlives every session, so an unlocked desk is not enough: a passkey proves who is
 * there, and the mailbox hears of it. Throws `PasskeyRefused`.
 */
export function makeRecoveryCode(
  parts: StaffParts & PasskeyParts,
  member: StaffMember,
  passkey: PasskeyAnswer,
): Promise<string> {
  const { sessionId, id: staffId } = member;
  return withProvenPasskey(parts, { sessionId, staffId }, passkey, async (tx) => {
    const to = await findStaff(tx, staffId);
    if (!to) throw new ShopError('PasskeyRefused');
    const now = parts.clock.now();
    const code = await replaceCodeOf(tx, parts, member, { kind: 'recovery', createdAt: now, expiresAt: null });
    await recordAboutPerson(tx, member, { at: now, actor: actorOf(member), what: 'recoveryCodeMade' });
    const mail = recoveryCodeMail({ to, config: parts.config, shopUrl: parts.shopAt() });
    await queueMail(tx, parts, { kind: 'staff recovery code', ...mail });
    return code;
  });
}

async function replaceCodeOf(
  tx: Transaction,
  { keys }: Pick<StaffParts, 'keys'>,
  person: { id: string },
  made: { kind: 'setup' | 'recovery'; createdAt: Date; expiresAt: Date | null },
): Promise<string> {
  const code = makeStaffCode();
  const codeHash = keys.hash('staff codes', `${person.id} ${tidyStaffCode(code)}`);
  await replaceCode(tx, { staffId: person.id, codeHash, ...made });
  return code;
}

export function admitPasskey(parts: StaffParts, by: StaffMember, id: string): Promise<{ isPending: boolean }> {
  return parts.db.transaction((tx) => admitByLead(tx, parts, by, id));
}

export async function endPasskey({ db, clock }: StaffParts, by: StaffMember, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const passkey = await findPasskey(tx, id);
    if (!passkey || !canEnd(by, passkey)) throw new ShopError('NotFound');
    await endPasskeyRow(tx, id, now);
    const step = { at: now, actor: actorOf(by), what: 'changeStopped' } as const;
    await closePending(tx, { kind: 'device', subjectId: id }, step);
    await recordAboutPasskey(tx, passkey, { at: now, actor: actorOf(by), what: 'passkeyEnded' });
  });
}

export async function endDeskSession({ db, clock }: StaffParts, by: StaffMember, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const session = await findSessionById(tx, id);
    if (!session || !canEnd(by, session)) throw new ShopError('NotFound');
    await updateSession(tx, id, { endedAt: now });
    await recordAboutPerson(
      tx,
      { id: session.staffId },
      {
        at: now,
        actor: actorOf(by),
        what: 'sessionEnded',
        detail: { deviceName: session.deviceName },
      },
    );
  });
}

/** All passkeys of somebody whose devices are lost, and every session with them; how many there were. */
export function endPasskeys({ db, clock }: StaffParts, actor: StaffActor, person: Staff): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ended = await endPasskeysOf(tx, person.id, now);
    await endSessionsOf(tx, person.id, now);
    await recordAboutPerson(tx, person, { at: now, actor, what: 'passkeysEnded', detail: { ended } });
    return ended;
  });
}

/** One's own, or anybody's for a lead. */
function canEnd(by: StaffMember, { staffId }: { staffId: string }): boolean {
  return staffId === by.id || hasRight(by.roles, 'manageStaff');
}
