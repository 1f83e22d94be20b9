import type { Devices, StaffPerson } from '@shop/contract/desk/staff';
import type { Staff, StaffPasskey, StaffSession } from '../../db/schema/staff.ts';
import { stageOf } from './desk-session-service.ts';

interface Held {
  passkeys: readonly StaffPasskey[];
  sessions: readonly StaffSession[];
  now: Date;
  /** The session of whoever looks. */
  sessionId: string;
}

export function presentPerson(person: Staff, held: Held): StaffPerson {
  const ofPerson = ({ staffId }: { staffId: string }) => staffId === person.id;
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    roles: person.roles,
    version: person.version,
    invitedAt: person.invitedAt.toISOString(),
    endedAt: person.endedAt?.toISOString() ?? null,
    ...presentDevices({
      ...held,
      passkeys: held.passkeys.filter(ofPerson),
      sessions: held.sessions.filter(ofPerson),
    }),
  };
}

export function presentDevices({ passkeys, sessions, now, sessionId }: Held): Devices {
  return {
    passkeys: passkeys.map(({ id, deviceName, createdAt, admittedAt, lastUsedAt }) => ({
      id,
      deviceName,
      createdAt: createdAt.toISOString(),
      admittedAt: admittedAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      deviceName: session.deviceName,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      stage: stageOf(session, now),
      isThisOne: session.id === sessionId,
    })),
  };
}
