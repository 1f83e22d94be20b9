import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** The answer of a mail server that does not take something, as `550 5.1.1 no such user`. */
type Refusal = `${number} ${string}`;

interface Answers {
  greeting?: Refusal | undefined;
  login?: Refusal | undefined;
  sender?: Refusal | undefined;
  /** For every recipient, or for some. */
  recipient?: Refusal | ((address: string) => Refusal | undefined) | undefined;
  data?: Refusal | undefined;
}

export interface SmtpStandIn {
  /** With a user name, so that it asks for the login where a test says so. */
  url: string;
  port: number;
  /** The mails it took, as they came. */
  received: string[];
  /** What it refuses from now on; nothing at first. */
  answers: Answers;
  /** The newest mail to this address. */
  latestTo(address: string): Promise<Email | undefined>;
  /** Stops answering. */
  goAway(): Promise<void>;
}

/** A real SMTP server on this machine that takes and counts mails, or refuses them at any stage. Closed when the test ends. */
export async function smtpStandIn(): Promise<SmtpStandIn> {
  const received: string[] = [];
  const answers: Answers = {};
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect: (_session, done) => done(errorOf(answers.greeting)),
    onAuth(_auth, _session, done) {
      if (answers.login) done(errorOf(answers.login));
      else done(null, { user: 'shop' });
    },
    onMailFrom: (_address, _session, done) => done(errorOf(answers.sender)),
    onRcptTo({ address }, _session, done) {
      const { recipient } = answers;
      done(errorOf(typeof recipient === 'function' ? recipient(address) : recipient));
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (!answers.data) received.push(text);
        done(errorOf(answers.data));
      });
    },
  });
  // A client that goes away in the middle is part of what is tried.
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.server.address() as AddressInfo).port));
  });
  const goAway = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(goAway);
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    port,
    received,
    answers,
    async latestTo(address) {
      const mails = await Promise.all(received.map((mail) => PostalMime.parse(mail)));
      return mails.filter(({ to }) => to?.[0]?.address === address).at(-1);
    },
    goAway,
  };
}

function errorOf(refusal: Refusal | undefined): (Error & { responseCode: number }) | null {
  if (!refusal) return null;
  const [, code, words] = /^(\d{3}) (.*)$/.exec(refusal) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
