import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Clock } from '../../clock.ts';
import type { Secret } from '../../secret.ts';

export interface Mail {
  to: string;
  /** Neutral: no word of cannabis or of a product, since subjects show on locked screens. */
  subject: string;
  text: string;
  html: string;
  /** What goes along with it, by name: it is drawn when the mail is sent, not in the transaction that causes it. */
  documents?: MailDocument[];
}

export interface MailDocument {
  kind: 'coverSheet' | 'giroCode';
  orderId: string;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Under which name the mail's own html shows it in place. */
  cid?: string;
}

/** As it goes out: what it named is drawn. */
export interface ReadyMail extends Omit<Mail, 'documents'> {
  /** Names the mail at every attempt to send it. */
  id: string;
  attachments: Attachment[];
}

export interface Mailer {
  send(mail: ReadyMail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  smtpUrl: Secret | null;
  from: string;
  /** Where mails go as .eml files while there is no SMTP server. */
  folder: string;
  clock: Clock;
}

export function createMailer({ smtpUrl, from, folder, clock }: MailerOptions): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(folder, from, clock);
}

function smtpMailer(url: Secret, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url: url.reveal(),
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport.close(),
  };
}

function fileMailer(folder: string, from: string, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let written = 0;
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...messageOf(mail, from), date: clock.now() });
      // Their names sort as they were written, also within a millisecond.
      const order = String(++written).padStart(6, '0');
      const name = `${clock.now().toISOString().replaceAll(':', '-')}-${order}-${mail.id}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written aside and renamed, so that a reader of the folder never sees half a mail.
      await writeFile(path.join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(path.join(folder, `.${name}`), path.join(folder, name));
    },
    close() {},
  };
}

/** Field by field: nodemailer would read files and fetch addresses that other fields name. */
function messageOf({ id, to, subject, text, html, attachments }: ReadyMail, from: string) {
  return {
    from,
    messageId: messageIdOf(id, from),
    to,
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, contentType, content, cid }) => ({
      filename,
      contentType,
      content,
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** In the sender's domain, as mail servers like it. */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${/@([^\s<>]+)/.exec(from)?.[1] ?? 'shop.invalid'}>`;
}
