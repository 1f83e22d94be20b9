import { readDeskMe } from '@shop/contract/desk/me';
import * as contract from '@shop/contract/desk/staff';
import { hasRight, rights } from '@shop/contract/rights';
import type { FastifyInstance } from 'fastify';
import type { StaffMember } from '../../http/callers.ts';
import { serve } from '../../http/serve.ts';
import { actorOf } from '../journal/journal-service.ts';
import { sessionsSince } from './desk-session-service.ts';
import type { PasskeyParts } from './passkey-service.ts';
import { admitPasskey, endDeskSession, endPasskey, makeRecoveryCode } from './staff-device-service.ts';
import { presentDevices, presentPerson } from './staff-presenter.ts';
import { allStaff, hasRecoveryCode, passkeysOf, sessionsOf } from './staff-queries.ts';
import { changeStaff, endStaff, inviteStaff, type StaffParts } from './staff-service.ts';

const done = { success: true } as const;

/** Who works here, and with which devices. */
export function registerStaff(app: FastifyInstance, parts: StaffParts & PasskeyParts): void {
  const { db, clock } = parts;
  const devicesSeenBy = async ({ sessionId }: StaffMember, staffId?: string) => {
    const now = clock.now();
    const [passkeys, sessions] = [await passkeysOf(db, staffId), await sessionsOf(db, sessionsSince(now), staffId)];
    return { passkeys, sessions, now, sessionId };
  };

  serve(app, readDeskMe, (_input, { staff: { id, name, email, roles } }) => ({
    id,
    name,
    email,
    roles: [...roles],
    rights: rights.filter((right) => hasRight(roles, right)),
  }));

  serve(app, contract.readOwnDevices, async (_input, { staff }) => ({
    ...presentDevices(await devicesSeenBy(staff, staff.id)),
    hasRecoveryCode: await hasRecoveryCode(db, staff.id),
  }));

  serve(app, contract.makeRecoveryCode, async ({ body: { passkey } }, { staff }) => ({
    code: await makeRecoveryCode(parts, staff, passkey),
  }));

  serve(app, contract.listStaff, async (_input, { staff }) => {
    const held = await devicesSeenBy(staff);
    return { items: (await allStaff(db)).map((person) => presentPerson(person, held)) };
  });

  serve(app, contract.inviteStaff, async ({ body }, { staff }) => {
    const { id } = await inviteStaff(parts, actorOf(staff), body);
    return { id };
  });

  serve(app, contract.changeStaff, async ({ params, body }, { staff }) => {
    const { isPending } = await changeStaff(parts, actorOf(staff), params.id, body);
    return { ...done, isPending };
  });

  serve(app, contract.endStaff, async ({ params, body }, { staff }) => {
    await endStaff(parts, actorOf(staff), params.id, body.version);
    return done;
  });

  serve(app, contract.admitPasskey, async ({ params }, { staff }) => {
    const { isPending } = await admitPasskey(parts, staff, params.id);
    return { ...done, isPending };
  });

  const onDevices = [
    [contract.endPasskey, endPasskey],
    [contract.endDeskSession, endDeskSession],
  ] as const;
  for (const [endpoint, act] of onDevices) {
    serve(app, endpoint, async ({ params }, { staff }) => {
      await act(parts, staff, params.id);
      return done;
    });
  }
}
