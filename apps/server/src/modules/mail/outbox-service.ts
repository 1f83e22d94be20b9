import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import type { outbox } from '../../db/schema/mail.ts';
import type { Keys } from '../../keys.ts';
import type { Attachment, Mail, MailDocument, Mailer } from './mailer.ts';
import {
  claimDueMails,
  closeMail,
  insertMail,
  isMailOverdue,
  postponeMail,
  removeClosedMails,
} from './outbox-queries.ts';

export interface OutboxParts {
  db: Database;
  mailer: Mailer;
  keys: Keys;
  clock: Clock;
  /** Makes what a mail names; null when what it is drawn from is no longer there. */
  drawDocument(document: MailDocument): Promise<Attachment | null>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export type { Attachment, Mail, MailDocument };

interface QueuedMail extends Mail {
  /** What kind of mail, for the log; never who gets it. */
  kind: string;
  /** After this time the mail helps nobody any more. */
  expiresAt?: Date;
}

const lookEveryMs = 500;
const claimSeconds = 60;
const mailsAtOnce = 10;
/** The pauses between attempts; the last one repeats. Short enough that all mails are out two minutes after a failure ends. */
const pauseSeconds = [2, 5, 10, 20, 40, 60];
const overdueAfterSeconds = 20;
const stuckAfterSeconds = 10 * 60;
const keptDays = 30;

/** Call it with the transaction that causes the mail: both happen or neither does. */
export async function queueMail(
  db: Database,
  { keys, clock }: Pick<OutboxParts, 'keys' | 'clock'>,
  { kind, expiresAt, ...mail }: QueuedMail,
): Promise<void> {
  const now = clock.now();
  const sealedMail = keys.seal('mails', Buffer.from(JSON.stringify(mail)));
  await insertMail(db, { kind, sealedMail, createdAt: now, dueAt: now, ...(expiresAt && { expiresAt }) });
}

/** Sends what is due, once; the number of mails that went out. */
export async function sendDueMails(parts: OutboxParts): Promise<number> {
  const now = parts.clock.now();
  const claimedUntil = new Date(now.getTime() + claimSeconds * 1_000);
  const mails = await claimDueMails(parts.db, { now, claimedUntil, most: mailsAtOnce });
  const sent = await Promise.all(mails.map((mail) => deliver(parts, mail)));
  return sent.filter(Boolean).length;
}

async function deliver(parts: OutboxParts, mail: typeof outbox.$inferSelect) {
  const { db, mailer, keys, clock, log } = parts;
  const { id, kind, attempts } = mail;
  if (mail.expiresAt && mail.expiresAt <= clock.now()) {
    await closeMail(db, id, { droppedAt: clock.now() });
    log.warn({ mail: id, kind, attempts }, 'a mail expired before it could be sent');
    return false;
  }
  try {
    const { documents = [], ...content } = JSON.parse(keys.open('mails', mail.sealedMail as Buffer).toString()) as Mail;
    const attachments = await drawAll(parts, documents);
    // The same id at every attempt: should the answer of the mail server get lost, a mail program shows the mail once.
    await mailer.send({ ...content, id, attachments });
  } catch (error) {
    if (isRefusedForGood(error)) {
      await closeMail(db, id, { droppedAt: clock.now() });
      log.warn({ mail: id, kind, attempts }, 'a mail was refused for good');
    } else {
      const pause = pauseSeconds[Math.min(attempts, pauseSeconds.length) - 1] as number;
      await postponeMail(db, id, new Date(clock.now().getTime() + pause * 1_000));
      // Its kind, not its message: that may quote what stands in the mail.
      const { name, code } = error as NodeJS.ErrnoException;
      log.warn({ mail: id, kind, attempts, code: code ?? name }, 'a mail could not be sent yet');
    }
    return false;
  }
  await closeMail(db, id, { sentAt: clock.now() });
  return true;
}

async function drawAll({ drawDocument }: OutboxParts, documents: MailDocument[]): Promise<Attachment[]> {
  const drawn: Attachment[] = [];
  for (const document of documents) {
    const attachment = await drawDocument(document);
    if (attachment) drawn.push(attachment);
  }
  return drawn;
}

/** The mail server knows the recipient and will not take the mail: another attempt gets the same answer. */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && responseCode >= 550 && responseCode < 560;
}

/** Whether mails go out late at the moment: then a person who waits for a code is told so. */
export function areMailsLate(db: Database, clock: Clock): Promise<boolean> {
  return isMailOverdue(db, new Date(clock.now().getTime() - overdueAfterSeconds * 1_000));
}

/**
 * Throws when mails have not gone out for a while. A mail server that is away for a moment is no reason to take the shop
 * off the net: its mails wait.
 */
export async function checkOutbox(db: Database, clock: Clock): Promise<void> {
  const since = new Date(clock.now().getTime() - stuckAfterSeconds * 1_000);
  if (await isMailOverdue(db, since)) throw new Error('mails have been waiting for more than ten minutes');
}

export function forgetOldMails(db: Database, now: Date): Promise<void> {
  return removeClosedMails(db, new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1_000));
}

/** Looks for due mails until it is stopped; any number of processes may. `stop` waits for the mails in hand. */
export function runOutbox(parts: OutboxParts): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let round = Promise.resolve();

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      round = sendDueMails(parts)
        .catch((error) => parts.log.error({ err: error }, 'the outbox could not be read'))
        .then(next);
    }, lookEveryMs);
  }
  next();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
