import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { email, requiredText } from '../form-fields.ts';
import { role } from './me.ts';
import { passkeyAnswer } from './passkey-shapes.ts';
import { staffLimits } from './staff-limits.ts';

const params = z.object({ id: z.uuid() });
const roles = z.array(role).min(1).max(role.options.length);
const version = z.int().min(1).describe('of the person as they were seen');

const devices = z.object({
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      deviceName: z.string(),
      createdAt: z.iso.datetime(),
      admittedAt: z.iso.datetime().nullable().describe('null while it waits for a lead'),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      deviceName: z.string(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      stage: z.enum(['proof', 'open', 'locked']),
      isThisOne: z.boolean(),
    }),
  ),
});
export type Devices = z.output<typeof devices>;

const person = devices.extend({
  id: z.uuid(),
  name: z.string(),
  email: z.email(),
  roles: z.array(role),
  version: z.int(),
  invitedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type StaffPerson = z.output<typeof person>;

const onStaff = { access: 'staff', right: 'manageStaff' } as const;

export const listStaff = endpoint('listStaff', {
  summary: 'Everybody who works or worked at the desk, with their devices',
  ...onStaff,
  output: z.object({ items: z.array(person) }),
});

export const inviteStaff = endpoint('inviteStaff', {
  summary: 'Takes somebody into the staff, again too, and tells them by mail how to get in',
  ...onStaff,
  body: z.object({ email, name: requiredText(staffLimits.name), roles }),
  output: z.object({ id: z.uuid() }),
  errors: ['StaffExists'],
});

export const changeStaff = endpoint('changeStaff', {
  summary: 'Changes name and roles; nobody changes their own roles, and one lead stays',
  ...onStaff,
  params,
  body: z.object({ name: requiredText(staffLimits.name), roles, version }),
  output: z.object({
    success: z.literal(true),
    isPending: z.boolean().describe('the roles count in a day, or when another lead confirms'),
  }),
  errors: ['OwnRoles', 'LastLead', 'StaffChanged', 'ChangePending'],
});

export const endStaff = endpoint('endStaff', {
  summary: 'Ends somebody’s access with all sessions and passkeys; one lead stays',
  ...onStaff,
  params,
  body: z.object({ version }),
  output: done,
  errors: ['LastLead', 'StaffChanged'],
});

export const admitPasskey = endpoint('admitPasskey', {
  summary:
    'Lets a waiting passkey count: of somebody who may release at once by another lead than whoever invited them',
  ...onStaff,
  params,
  output: z.object({
    success: z.literal(true),
    isPending: z.boolean().describe('it counts in a day, or when another lead confirms'),
  }),
  errors: ['ChangePending'],
});

const onOneself = { access: 'staff', right: 'any' } as const;

export const endPasskey = endpoint('endPasskey', {
  summary: 'Ends a passkey and the sessions it has opened: one’s own, or anybody’s for a lead',
  ...onOneself,
  params,
  output: done,
});

export const endDeskSession = endpoint('endDeskSession', {
  summary: 'Ends a session: one’s own, or anybody’s for a lead',
  ...onOneself,
  params,
  output: done,
});

export const readOwnDevices = endpoint('readOwnDevices', {
  summary: 'One’s own passkeys and sessions',
  ...onOneself,
  output: devices.extend({ hasRecoveryCode: z.boolean() }),
});

export const makeRecoveryCode = endpoint('makeRecoveryCode', {
  summary:
    'A code for the day on which all devices are lost, for a passkey proven once more. Shown this once; the one before is void',
  ...onOneself,
  body: z.object({ passkey: passkeyAnswer }),
  output: z.object({ code: z.string() }),
  errors: ['PasskeyRefused'],
});
