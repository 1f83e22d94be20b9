import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { periods } from '../../retention.ts';
import { deliver, type OutboxParts } from './deliver-mail.ts';
import type { Attachment, Mail, MailDocument } from './mailer.ts';
import {
  claimDueMails,
  deleteMailsBeforeTime,
  insertMails,
  isOutboxStuck,
  newestRefusal,
  oldestWaiting,
  refusedMails,
  removeClosedMails,
  replaceSeal,
  type SealedMail,
  waitingMailsOf,
} from './outbox-queries.ts';

export type { Attachment, Mail, MailDocument, OutboxParts, SealedMail };

type SealingParts = Pick<OutboxParts, 'keys' | 'clock'>;

interface QueuedMail extends Mail {
  /** What kind of mail, for the log; never who gets it. */
  kind: string;
  /** After this time the mail would be of no use. */
  expiresAt?: Date;
  /** Not sent before this time; until then it can be taken back. */
  notBefore?: Date;
  /** The order it tells of, where it tells of one. */
  orderId?: string;
}

const lookEveryMs = 500;
const claimSeconds = 60;
const mailsAtOnce = 10;
const overdueAfterSeconds = 20;
const stuckAfterSeconds = 10 * 60;

/** Call it with the transaction that causes the mail: both happen or neither does. */
export function queueMail(db: Database, parts: SealingParts, mail: QueuedMail): Promise<void> {
  return insertMails(db, [sealMail(parts, mail)]);
}

/** As it is kept, for whoever has many mails to queue. */
export function sealMail({ keys, clock }: SealingParts, queued: QueuedMail): SealedMail {
  const { kind, expiresAt = null, notBefore, orderId = null, ...mail } = queued;
  const sealedMail = keys.seal('mails', Buffer.from(JSON.stringify(mail)));
  const createdAt = clock.now();
  return { kind, sealedMail, createdAt, dueAt: notBefore ?? createdAt, expiresAt, orderId };
}

/** See `queueMail`. */
export function queueSealed(tx: Transaction, mails: readonly SealedMail[]): Promise<void> {
  return insertMails(tx, mails);
}

/** Takes back the mails about orders that still wait for their time; gives their kinds, oldest first. */
export function takeBackMails(tx: Transaction, orderIds: readonly string[], now: Date) {
  return deleteMailsBeforeTime(tx, orderIds, now);
}

/** What waits to be sent about an order goes to the new address. A mail that is in hand at this moment may go to both. */
export async function readdressMails(
  tx: Transaction,
  { keys }: Pick<OutboxParts, 'keys'>,
  { orderId, from, to }: { orderId: string; from: string; to: string },
): Promise<void> {
  for (const { id, sealedMail } of await waitingMailsOf(tx, orderId)) {
    if (!sealedMail) continue;
    const mail = JSON.parse(keys.open('mails', sealedMail).toString()) as Mail;
    if (mail.to !== from) continue;
    const after = keys.seal('mails', Buffer.from(JSON.stringify({ ...mail, to })));
    await replaceSeal(tx, id, { before: sealedMail, after });
  }
}

/** Sends what is due, once; the number of mails that went out. */
export async function sendDueMails(parts: OutboxParts): Promise<number> {
  const now = parts.clock.now();
  const claimedUntil = new Date(now.getTime() + claimSeconds * 1_000);
  const mails = await claimDueMails(parts.db, { now, claimedUntil, most: mailsAtOnce });
  const sent = await Promise.all(mails.map((mail) => deliver(parts, mail)));
  return sent.filter(Boolean).length;
}

/** Whether mails go out late at the moment: then a person who waits for a code is told so. */
export function areMailsLate(db: Database, clock: Clock): Promise<boolean> {
  return isOutboxStuck(db, new Date(clock.now().getTime() - overdueAfterSeconds * 1_000));
}

/**
 * Throws when the mail server has accepted nothing for a while. A short outage is no reason to take the shop offline:
 * its mails wait. Neither is a mail that no server will ever accept.
 */
export async function checkOutbox(db: Database, clock: Clock): Promise<void> {
  const since = new Date(clock.now().getTime() - stuckAfterSeconds * 1_000);
  if (await isOutboxStuck(db, since)) throw new Error('mails have been waiting for more than ten minutes');
}

/** For how many seconds mails have waited that should be out: nobody has tried, or the mail server takes nothing. */
export async function outboxAge(db: Database, clock: Clock): Promise<number> {
  const since = await oldestWaiting(db);
  return since ? Math.max(0, (clock.now().getTime() - since.getTime()) / 1_000) : 0;
}

/** What could not be delivered of the mails about an order, and why; for as long as closed mails are kept. */
export function undeliveredMailsOf(db: Database, orderId: string) {
  return refusedMails(db, orderId);
}

/** For the patient, who waits in vain for news: when the newest mail about their order was refused, if it was. */
export function mailFailedAt(db: Database, orderId: string): Promise<Date | null> {
  return newestRefusal(db, orderId);
}

export function forgetOldMails(db: Database, now: Date): Promise<void> {
  return removeClosedMails(db, new Date(now.getTime() - periods.sentMailDays * 24 * 60 * 60 * 1_000));
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
