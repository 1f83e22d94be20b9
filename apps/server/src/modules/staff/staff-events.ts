import type { Transaction } from '../../db/pool.ts';

/** Who changed something about the staff: one of them, somebody at the server's terminal (without an id), or the shop. */
export type StaffActor = { kind: 'pharmacy'; staffId: string | null; name: string } | { kind: 'shop' };

export interface StaffEvent {
  at: Date;
  actor: StaffActor;
  subject: 'staff' | 'passkey';
  subjectId: string;
  what: StaffEventKind;
  detail?: Record<string, unknown>;
}

type StaffEventKind =
  | 'invited'
  | 'changed'
  | 'ended'
  | 'signedIn'
  | 'sessionEnded'
  | 'setupCodeMade'
  | 'recoveryCodeMade'
  | 'codeUsed'
  | 'passkeyRegistered'
  | 'passkeyAdmitted'
  | 'passkeyEnded'
  | 'passkeysEnded'
  | 'passkeyRefused';

/** Puts on record what happened to somebody's access, in the transaction in which it happens. */
export async function recordStaffEvent(_tx: Transaction, _event: StaffEvent): Promise<void> {}

type AboutPerson = Omit<StaffEvent, 'subject' | 'subjectId'>;

export async function recordAboutPerson(tx: Transaction, person: { id: string }, about: AboutPerson): Promise<void> {
  await recordStaffEvent(tx, { ...about, subject: 'staff', subjectId: person.id });
}

export function actorOf({ id, name }: { id: string; name: string }): StaffActor {
  return { kind: 'pharmacy', staffId: id, name };
}
