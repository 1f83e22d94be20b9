import type { Right, Role } from '@shop/contract/rights';
import { hasRight } from '@shop/contract/rights';
import type { Database } from '../../db/pool.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { findStaffByEmail } from './staff-queries.ts';

/** Somebody of the pharmacy who works at the server's terminal, as a command names them. */
interface NamedStaff {
  id: string;
  name: string;
  email: string;
  roles: Role[];
}

export type Named = { person: NamedStaff; complaint: null } | { person: null; complaint: string };

/**
 * Takes `--as E-MAIL` out of a command's words. Whoever reaches the terminal has the server's secret anyway: the name is for the
 * record, and their rights keep them from what they would not do at the desk.
 */
export async function takeNamed(db: Database, words: string[]): Promise<{ words: string[]; who: Named }> {
  const at = words.indexOf('--as');
  if (at === -1) return { words, who: nobody('Please say who you are: --as E-MAIL, as the desk knows you.') };
  const email = (words[at + 1] ?? '').trim().toLowerCase();
  const person = await findStaffByEmail(db, email);
  const rest = words.toSpliced(at, 2);
  if (!person || person.endedAt) return { words: rest, who: nobody(`Nobody works here as ${terminalSafe(email)}.`) };
  const { id, name, roles } = person;
  return { words: rest, who: { person: { id, name, email, roles }, complaint: null } };
}

/** The same for a command that needs one right for all it changes. */
export function withRight(who: Named, right: Right): Named {
  if (!who.person || hasRight(who.person.roles, right)) return who;
  return nobody(`${terminalSafe(who.person.email)} may not do that (${right}).`);
}

function nobody(complaint: string): Named {
  return { person: null, complaint };
}
