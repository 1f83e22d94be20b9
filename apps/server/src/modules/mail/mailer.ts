import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Clock } from '../../clock.ts';

export interface Mail {
  to: string;
  /** Neutral: no word of cannabis or of a product, since subjects show on locked screens. */
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Throws when no mail could be handed over right now. */
  check(): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  smtpUrl: string | null;
  from: string;
  /** Where mails go as .eml files while there is no SMTP server. */
  folder: string;
  clock: Clock;
}

export function createMailer({ smtpUrl, from, folder, clock }: MailerOptions): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(folder, from, clock);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

function fileMailer(folder: string, from: string, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, date: clock.now(), ...mail });
      const name = `${clock.now().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A reader of the folder never meets half a mail.
      await writeFile(path.join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(path.join(folder, `.${name}`), path.join(folder, name));
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close() {},
  };
}
