import { randomUUID } from 'node:crypto';
import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import type { Role } from '@shop/contract/rights';
import type { Database } from '../db/pool.ts';
import type { Actor } from '../db/schema/orders.ts';
import { type Staff, staff, staffPasskeys } from '../db/schema/staff.ts';
import { actorOf } from '../modules/journal/journal-service.ts';
import { deskCookie } from '../modules/staff/desk-cookie.ts';
import { beginSession } from '../modules/staff/desk-session-service.ts';
import { callWith } from './logged-in-editor.ts';
import type { TestApp } from './test-app.ts';

let people = 0;

/** Somebody of the pharmacy, as if invited: no device, no session. */
export async function givenStaff(db: Database, overrides: Partial<typeof staff.$inferInsert> = {}): Promise<Staff> {
  const number = ++people;
  const [person] = await db
    .insert(staff)
    .values({
      email: `staff-${number}@pharmacy.example`,
      name: `Anna Apotheke ${number}`,
      roles: ['pta'],
      invitedAt: new Date(),
      ...overrides,
    })
    .returning();
  return person as Staff;
}

/** A device of theirs that a lead has admitted; nobody can open the desk with it. */
export async function givenDevice(db: Database, { id: staffId }: Pick<Staff, 'id'>, now: Date): Promise<void> {
  const device = { publicKey: Buffer.of(1), signCount: 0, transports: [], deviceName: 'Offizin 1' };
  await db
    .insert(staffPasskeys)
    .values({ ...device, staffId, credentialId: randomUUID(), createdAt: now, admittedAt: now });
}

export interface TestStaff {
  person: Staff;
  sessionId: string;
  /** For `app.inject`. */
  cookie: string;
  /** As if they had just pressed a key. */
  call: TestApp['call'];
  /** How services name them. */
  actor: Actor & { kind: 'pharmacy' };
}

/** Somebody of the pharmacy with these roles who has opened the desk; no passkey had to be made for it. */
export async function givenAtDesk(
  shop: TestApp,
  db: Database,
  roles: Role[],
  { person, stage = 'open' }: { person?: Staff; stage?: 'proof' | 'open' } = {},
): Promise<TestStaff> {
  const who = person ?? (await givenStaff(db, { roles, invitedAt: shop.clock.now() }));
  const openedAt = stage === 'open' ? shop.clock.now() : null;
  const { token, session } = await beginSession(
    { db, keys: shop.keys, clock: shop.clock },
    { staffId: who.id, deviceName: 'Offizin 1', openedAt },
  );
  const cookie = `${deskCookie}=${token}`;
  return {
    person: who,
    sessionId: session.id,
    cookie,
    call: (endpoint, input) => callWith(shop, { cookie, [idleSecondsHeader]: '0' }, endpoint, input),
    actor: actorOf(who),
  };
}
