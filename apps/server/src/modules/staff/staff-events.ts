import type { Transaction } from '../../db/pool.ts';
import { type JournalActor, recordInJournal } from '../journal/journal-service.ts';

/** Who changed something about the staff: one of them, somebody at the server's terminal (without an id), or the shop. */
export type StaffActor = JournalActor;

interface StaffEvent {
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
  | 'passkeysEnded';

/** Puts on record what happened to somebody's access, in the transaction in which it happens. */
async function recordStaffEvent(tx: Transaction, event: StaffEvent): Promise<void> {
  await recordInJournal(tx, event);
}

type AboutPerson = Omit<StaffEvent, 'subject' | 'subjectId'>;

export async function recordAboutPerson(tx: Transaction, person: { id: string }, about: AboutPerson): Promise<void> {
  await recordStaffEvent(tx, { ...about, subject: 'staff', subjectId: person.id });
}

export async function recordAboutPasskey(
  tx: Transaction,
  passkey: { id: string; staffId: string; deviceName: string },
  { detail, ...about }: AboutPerson,
): Promise<void> {
  const { id, staffId, deviceName } = passkey;
  await recordStaffEvent(tx, {
    ...about,
    subject: 'passkey',
    subjectId: id,
    detail: { staffId, deviceName, ...detail },
  });
}
