import type { Database } from '../../db/pool.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { deleteSessionsOf } from './identity-queries.ts';

const usage = 'npm run patient -- sign-out ADDRESS    ends every session of the person with this e-mail address';

/** `npm run patient`: for somebody who has lost a device, or whose device somebody else has. */
export async function patientCommand(db: Database, [action, email, ...rest]: string[]): Promise<string> {
  if (action !== 'sign-out' || !email || rest.length > 0) return usage;
  const ended = await deleteSessionsOf(db, email.trim().toLowerCase());
  if (ended === 0) return `Nobody is signed in as ${terminalSafe(email)}.`;
  return `${terminalSafe(email)} is signed out on every device; sessions ended: ${ended}.`;
}
