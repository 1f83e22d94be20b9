import { staffLimits } from '@shop/contract/desk/staff-limits';
import { type Role, roles } from '@shop/contract/rights';
import { z } from 'zod';
import type { Staff } from '../../db/schema/staff.ts';
import { ShopError } from '../../errors.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { judgeSetUp } from './guarded-device-service.ts';
import { takeNamed, withRight } from './named-staff-service.ts';
import { endPasskeys, makeSetupCode } from './staff-device-service.ts';
import type { StaffActor } from './staff-events.ts';
import { allStaff, findStaffByEmail, passkeysOf } from './staff-queries.ts';
import { changeStaff, endStaff, hasName, inviteStaff, type StaffParts } from './staff-service.ts';

const usage = `npm run staff                                    who works at the desk
npm run staff -- list                            the same
npm run staff -- invite E-MAIL "NAME" ROLE,…     takes somebody in, again too, and tells them by mail
npm run staff -- roles E-MAIL ROLE,…             gives these roles instead of the ones before
npm run staff -- end E-MAIL                      ends the access with all sessions and passkeys
npm run staff -- name E-MAIL "NAME"              what they are called: on the record, at the desk, in letters
npm run staff -- setup-code E-MAIL "NAME"        a code, shown once and good for an hour, that lets a first device in; the name
                                                 is for whom STAFF_EMAILS has made
npm run staff -- end-passkeys E-MAIL             ends every passkey and session, where devices are lost
The first four changes are a lead's: add --as E-MAIL, yours. The last two are for the day on which no lead can get in.
Roles: ${Object.keys(roles).join(', ')}`;

/** `npm run staff`: for the first lead, and for the day on which no lead can get in. Everything is on record as at the desk. */
export async function staffCommand(parts: StaffParts, typed: string[], login: string): Promise<string> {
  const { words, who } = await takeNamed(parts.db, typed);
  const [action = 'list', email = '', ...details] = words;
  if (action === 'list') return list(parts);
  const { person: lead, complaint } = withRight(who, 'manageStaff');
  const isForLead = ['invite', 'roles', 'end', 'name'].includes(action) && (await hasLead(parts));
  if (!lead && (isForLead || typed.includes('--as'))) return complaint;
  // Without a lead to name, the record has the machine's login and no id of the staff.
  const actor: StaffActor = { kind: 'pharmacy', staffId: lead?.id ?? null, name: lead?.name ?? login };
  if (action === 'invite') return invite(parts, actor, email, details);
  const person = await findStaffByEmail(parts.db, email.trim().toLowerCase());
  if (!person || person.endedAt) return `Nobody works here as ${terminalSafe(email)}.\n\n${usage}`;
  try {
    return await change(parts, actor, person, { action, details });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.id === 'LastLead') return 'The last lead stays. Make another one first.';
    if (error.id === 'ChangePending')
      return 'Another change of these roles waits already. A lead confirms or stops it at the desk.';
    if (error.id === 'OwnRoles') return 'Nobody changes their own access: another lead has to.';
    throw error;
  }
}

async function hasLead({ db }: StaffParts): Promise<boolean> {
  return (await allStaff(db)).some(({ roles: held, endedAt }) => !endedAt && held.includes('lead'));
}

async function change(
  parts: StaffParts,
  actor: StaffActor,
  person: Staff,
  { action, details }: { action: string; details: string[] },
): Promise<string> {
  const name = called(person);
  switch (action) {
    case 'roles': {
      const wanted = readRoles(details[0]);
      if (!wanted) return usage;
      const { isPending } = await changeStaff(parts, actor, person.id, { name: person.name, roles: wanted });
      if (isPending) return `${name} is ${wanted.join(', ')} in a day, or once another lead confirms it at the desk.`;
      return `${name} is ${wanted.join(', ')} now.`;
    }
    case 'end':
      await endStaff(parts, actor, person.id);
      return `${name} has no access any more.`;
    case 'name':
      return rename(parts, actor, person, details[0]);
    case 'setup-code':
      if (!hasName(person) && !details[0]?.trim())
        return `Nobody has said yet what ${terminalSafe(person.email)} is called. Please write it: npm run staff -- setup-code ${terminalSafe(person.email)} "NAME"`;
      if (!hasName(person)) {
        await rename(parts, actor, person, details[0]);
        return change(parts, actor, { ...person, name: details[0]?.trim() ?? '' }, { action, details: [] });
      }
      return `${name}, setup code ${await makeSetupCode(parts, actor, person)} (shown only this once, good for an hour)${await setUpNote(parts, person)}`;
    case 'end-passkeys':
      return `${name} is signed out; passkeys ended: ${await endPasskeys(parts, actor, person)}.`;
    default:
      return usage;
  }
}

async function rename(parts: StaffParts, actor: StaffActor, person: Staff, typed = ''): Promise<string> {
  const name = typed.trim();
  if (name === '' || name.length > staffLimits.name) return usage;
  await changeStaff(parts, actor, person.id, { name, roles: person.roles });
  return `${called({ ...person, name })} is called so from now on.`;
}

/** By name, and by address, because two may be called the same. */
function called(person: Pick<Staff, 'email' | 'name'>): string {
  return terminalSafe(hasName(person) ? `${person.name} (${person.email})` : person.email);
}

/** What follows for a device that this code brings. */
async function setUpNote({ db, clock }: StaffParts, person: Staff): Promise<string> {
  const verdict = await db.transaction((tx) => judgeSetUp(tx, person, clock.now()));
  if (verdict === 'waits') return '\nThe device waits for another lead, or for a day; all leads hear of it.';
  return verdict === 'delayed' ? '\nThe leads hear of the device; the only lead releases nothing for a day.' : '';
}

async function list({ db }: StaffParts): Promise<string> {
  const [people, passkeys] = [await allStaff(db), await passkeysOf(db)];
  if (people.length === 0) return `Nobody yet. STAFF_EMAILS makes the first lead with the next start.\n\n${usage}`;
  return people
    .map(({ id, email, name, roles: held, endedAt }) => {
      const own = passkeys.filter(({ staffId }) => staffId === id);
      const waiting = own.filter(({ admittedAt }) => !admittedAt).length;
      const state = endedAt
        ? `ended ${endedAt.toISOString().slice(0, 10)}`
        : `${held.join(', ')}; passkeys: ${own.length}${waiting > 0 ? `, ${waiting} waiting to be admitted` : ''}`;
      return terminalSafe(`${email}  ${hasName({ email, name }) ? name : '(no name yet)'}  ${state}`);
    })
    .join('\n');
}

async function invite(parts: StaffParts, actor: StaffActor, email: string, [name, list]: string[]): Promise<string> {
  const address = z.email().safeParse(email.trim().toLowerCase());
  const wanted = readRoles(list);
  if (!address.success || !name?.trim() || !wanted) return usage;
  try {
    await inviteStaff(parts, actor, { email: address.data, name: name.trim(), roles: wanted });
    return `${called({ email: address.data, name: name.trim() })} is invited as ${wanted.join(', ')}.`;
  } catch (error) {
    if (error instanceof ShopError && error.id === 'StaffExists') return `${terminalSafe(email)} works here already.`;
    throw error;
  }
}

function readRoles(list = ''): Role[] | null {
  const named = list.split(',').map((role) => role.trim());
  return named.every((role): role is Role => Object.hasOwn(roles, role)) ? (named as Role[]) : null;
}
