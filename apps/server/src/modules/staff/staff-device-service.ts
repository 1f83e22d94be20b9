import { hasRight } from '@shop/contract/rights';
import type { Staff } from '../../db/schema/staff.ts';
import { ShopError } from '../../errors.ts';
import type { StaffMember } from '../../http/callers.ts';
import { actorOf } from '../journal/journal-service.ts';
import { admit, endPasskeyRow, findPasskey, findSessionById, updateSession } from './passkey-queries.ts';
import { makeStaffCode, tidyStaffCode } from './staff-code.ts';
import { recordAboutPasskey, recordAboutPerson, type StaffActor } from './staff-events.ts';
import { endPasskeysOf, endSessionsOf, replaceCode } from './staff-queries.ts';
import type { StaffParts } from './staff-service.ts';

const setupCodeMs = 60 * 60 * 1_000;

/** Lets the first device of the first lead in. Whoever can read the server's secret makes it, at its terminal. */
export async function makeSetupCode(parts: StaffParts, actor: StaffActor, person: Staff): Promise<string> {
  const expiresAt = new Date(parts.clock.now().getTime() + setupCodeMs);
  return makeCode(parts, actor, person, { kind: 'setup', expiresAt });
}

export function makeRecoveryCode(parts: StaffParts, member: StaffMember): Promise<string> {
  return makeCode(parts, actorOf(member), member, { kind: 'recovery', expiresAt: null });
}

function makeCode(
  { db, keys, clock }: StaffParts,
  actor: StaffActor,
  person: { id: string },
  { kind, expiresAt }: { kind: 'setup' | 'recovery'; expiresAt: Date | null },
): Promise<string> {
  const code = makeStaffCode();
  const codeHash = keys.hash('staff codes', `${person.id} ${tidyStaffCode(code)}`);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await replaceCode(tx, { staffId: person.id, kind, codeHash, createdAt: now, expiresAt });
    await recordAboutPerson(tx, person, {
      at: now,
      actor,
      what: kind === 'setup' ? 'setupCodeMade' : 'recoveryCodeMade',
    });
    return code;
  });
}

export async function admitPasskey({ db, clock }: StaffParts, by: StaffMember, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const passkey = await findPasskey(tx, id);
    if (!passkey || !(await admit(tx, id, now))) throw new ShopError('NotFound');
    await recordAboutPasskey(tx, passkey, { at: now, actor: actorOf(by), what: 'passkeyAdmitted' });
  });
}

export async function endPasskey({ db, clock }: StaffParts, by: StaffMember, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const passkey = await findPasskey(tx, id);
    if (!passkey || !canEnd(by, passkey)) throw new ShopError('NotFound');
    await endPasskeyRow(tx, id, now);
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
