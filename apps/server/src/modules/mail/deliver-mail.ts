import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import type { outbox } from '../../db/schema/mail.ts';
import { metricsRegistry } from '../../http/metrics-registry.ts';
import type { Keys } from '../../keys.ts';
import { type DeliveryFailure, judgeFailure } from './delivery-failure.ts';
import type { Attachment, Mail, MailDocument, Mailer, ReadyMail } from './mailer.ts';
import { closeMail, postponeMail } from './outbox-queries.ts';

export interface OutboxParts {
  db: Database;
  mailer: Mailer;
  keys: Keys;
  clock: Clock;
  /** Draws an attachment that a mail names; null when its source is gone. */
  drawDocument(document: MailDocument): Promise<Attachment | null>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

type QueuedMail = typeof outbox.$inferSelect;

const hourMs = 60 * 60 * 1_000;
/** The pauses between attempts; the last one repeats. Short enough that all mails are out two minutes after a failure ends. */
const pauseSeconds = [2, 5, 10, 20, 40, 60];
/**
 * For a mail that alone has failed for an hour: trying more often would only annoy the mail server and fill the log.
 */
const longPauseSeconds = 15 * 60;
const longPausesAfterMs = hourMs;
/** Mail servers themselves give up after some days. */
const givenUpAfterMs = 72 * hourMs;

const attempts = new Counter({
  name: 'shop_mail_attempts_total',
  help: 'Attempts to send a mail, by what came of it',
  labelNames: ['outcome'] as const,
  registers: [metricsRegistry],
});

/** Sends one mail, or writes down why not. True when it went out. */
export async function deliver(parts: OutboxParts, mail: QueuedMail): Promise<boolean> {
  const { db, mailer, clock, log } = parts;
  const { id, kind } = mail;
  if (mail.expiresAt && mail.expiresAt <= clock.now()) {
    await closeMail(db, id, { droppedAt: clock.now() });
    attempts.inc({ outcome: 'expired' });
    log.warn({ mail: id, kind, attempts: mail.attempts }, 'a mail expired before it could be sent');
    return false;
  }
  let ready: ReadyMail;
  try {
    ready = await prepare(parts, mail);
  } catch (error) {
    // Its name, not its message, which may quote the mail.
    await noteFailure(parts, mail, { end: 'held', by: 'shop', code: (error as Error).name });
    return false;
  }
  try {
    await mailer.send(ready);
  } catch (error) {
    await noteFailure(parts, mail, judgeFailure(error));
    return false;
  }
  await closeMail(db, id, { sentAt: clock.now() });
  attempts.inc({ outcome: 'sent' });
  return true;
}

async function prepare({ keys, drawDocument }: OutboxParts, { id, sealedMail }: QueuedMail): Promise<ReadyMail> {
  const { documents = [], ...content } = JSON.parse(keys.open('mails', sealedMail as Buffer).toString()) as Mail;
  const attachments: Attachment[] = [];
  for (const document of documents) {
    const attachment = await drawDocument(document);
    if (attachment) attachments.push(attachment);
  }
  // The same id at every attempt: should the answer of the mail server get lost, a mail program shows the mail once.
  return { ...content, id, attachments };
}

async function noteFailure({ db, clock, log }: OutboxParts, mail: QueuedMail, failure: DeliveryFailure): Promise<void> {
  const now = clock.now();
  const ageMs = now.getTime() - mail.createdAt.getTime();
  const about = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code: failure.code };
  const isRefused = failure.end === 'refused' || (failure.by === 'recipient' && ageMs > givenUpAfterMs);
  attempts.inc({ outcome: isRefused ? 'refused' : `held by ${failure.by}` });
  if (isRefused) {
    await closeMail(db, mail.id, { droppedAt: now, refusal: failure.code });
    log.warn(about, 'a mail was refused for good');
    return;
  }
  const { by } = failure;
  const pause =
    by !== 'server' && ageMs > longPausesAfterMs
      ? longPauseSeconds
      : (pauseSeconds[Math.min(mail.attempts, pauseSeconds.length) - 1] as number);
  await postponeMail(db, mail.id, {
    dueAt: new Date(now.getTime() + pause * 1_000),
    heldBy: by,
    heldSince: mail.heldBy === by ? mail.heldSince : now,
  });
  log[by === 'shop' ? 'error' : 'warn']({ ...about, heldBy: by }, 'a mail could not be sent yet');
}
