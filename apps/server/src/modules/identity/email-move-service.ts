import type { Transaction } from '../../db/pool.ts';
import { isSecondOf } from '../../db/violated-constraint.ts';
import { ShopError } from '../../errors.ts';
import { periods } from '../../retention.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { keptMail, movedMail, welcomeMail } from './email-change-mails.ts';
import {
  deleteFormerEmailsBefore,
  dueEmailChanges,
  type EmailChange,
  endSessions,
  forgetFormerEmail,
  putFormerEmail,
  setEmail,
  takeEmailChange,
} from './email-change-queries.ts';
import { type EmailChangeParts, forgetCodesOf } from './email-change-service.ts';
import { findUser } from './identity-queries.ts';
import { nameOf } from './sign-in-budgets.ts';

export interface EmailMoveParts extends EmailChangeParts {
  /** What else knows the address: called in the transaction that moves the account. */
  onEmailMoved(tx: Transaction, moved: { userId: string; email: string }): Promise<void>;
}

const movedAtATime = 100;
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The account moves to the new address, and every session but the given one ends. Both addresses are told. Throws
 * `UniqueConstraintViolation` when somebody registered with the new address meanwhile: then nothing has changed but that
 * the change no longer waits.
 */
export async function moveAccount(
  parts: EmailMoveParts,
  change: EmailChange,
  { keptSession }: { keptSession: string | null },
): Promise<void> {
  await parts.db
    .transaction((tx) => move(parts, tx, change, keptSession))
    .catch(async (error) => {
      if (!isSecondOf(error, 'users_email_unique')) throw error;
      await parts.db.transaction((tx) => giveUp(parts, tx, change));
      throw new ShopError('UniqueConstraintViolation', { kind: 'email' });
    });
}

async function move(parts: EmailMoveParts, tx: Transaction, change: EmailChange, keptSession: string | null) {
  const user = await findUser(tx, change.userId);
  if (!user || !(await takeEmailChange(tx, change))) throw new ShopError('InvalidState');
  await forgetCodesOf(tx, parts, change);
  const { id: userId, language } = user;
  const email = change.newEmail;
  const now = parts.clock.now();
  await setEmail(tx, userId, email, now);
  await endSessions(tx, userId, keptSession);
  await putFormerEmail(tx, nameOf(parts, user.email), now);
  await forgetFormerEmail(tx, nameOf(parts, email));
  await parts.onEmailMoved(tx, { userId, email });
  await queueMail(tx, parts, {
    kind: 'e-mail changed',
    ...movedMail({ ...parts, to: user.email, language }, { newEmail: email }),
  });
  await queueMail(tx, parts, { kind: 'e-mail changed', ...welcomeMail({ ...parts, to: email, language }) });
}

async function giveUp(parts: EmailMoveParts, tx: Transaction, change: EmailChange): Promise<void> {
  const user = await findUser(tx, change.userId);
  if (!user || !(await takeEmailChange(tx, change))) return;
  await forgetCodesOf(tx, parts, change);
  await queueMail(tx, parts, {
    kind: 'e-mail kept',
    ...keptMail({ ...parts, to: user.email, language: user.language }, change),
  });
}

/** Moves every account whose day has come. One that cannot be moved does not hold up the others. */
export async function moveDueAccounts(parts: EmailMoveParts, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const change of await dueEmailChanges(parts.db, now, movedAtATime)) {
    await moveAccount(parts, change, { keptSession: null }).catch((error) => {
      // The address was taken meanwhile (and its owner told), or the change was stopped or done by another process.
      if (!(error instanceof ShopError)) failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

export function forgetFormerEmails({ db }: Pick<EmailChangeParts, 'db'>, now: Date): Promise<void> {
  return deleteFormerEmailsBefore(db, new Date(now.getTime() - periods.formerEmailDays * dayMs));
}
