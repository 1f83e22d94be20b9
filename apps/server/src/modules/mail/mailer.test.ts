import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { testClock } from '../../testing/clock.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createMailer, type Mail } from './mailer.ts';

const database = testDatabase();

const mail: Mail = {
  to: 'clara@post.example',
  subject: 'Ihre Bestellung',
  text: 'Guten Tag, Käppele',
  html: '<p>Guten Tag</p>',
};

test('without an SMTP server a mail becomes a file that a mail program can read', async () => {
  const { mailFolder } = await testApp(database);
  const mailer = createMailer({
    smtpUrl: null,
    from: 'Shop <shop@shop.example>',
    folder: mailFolder,
    clock: testClock(),
  });
  await mailer.send({ ...mail, id: '1' });
  const [read] = await readMails(mailFolder);
  expect(read).toMatchObject({
    subject: 'Ihre Bestellung',
    to: [{ address: 'clara@post.example' }],
    from: { address: 'shop@shop.example' },
  });
  expect(read?.text?.trim()).toBe('Guten Tag, Käppele');
});

test('the mailbox page shows the mails of this machine, as text', async () => {
  const { app, mailFolder } = await testApp(database);
  const mailer = createMailer({
    smtpUrl: null,
    from: 'Shop <shop@shop.example>',
    folder: mailFolder,
    clock: testClock(),
  });
  await mailer.send({ ...mail, id: '1', text: '<script>alert(1)</script>' });
  const headers = { host: 'localhost' };
  const list = await app.inject({ url: '/dev/mailbox', headers });
  const link = /href="(\/dev\/mailbox\/[^"]+)"/.exec(list.body)?.[1] ?? '';
  const page = await app.inject({ url: link, headers });
  expect(page.body).toContain('clara@post.example');
  expect(page.body).not.toContain('<script>');
});

test.each(['..%2f..%2fapp-secret', '%2e%2e%2fapp-secret.eml', '.hidden.eml%00'])(
  'the mailbox page reads nothing else: %s',
  async (name) => {
    const { app } = await testApp(database);
    const response = await app.inject({ url: `/dev/mailbox/${name}`, headers: { host: 'localhost' } });
    expect([400, 404]).toContain(response.statusCode);
  },
);

test('with one it goes out by SMTP, and there is no mailbox page', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;

  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'shop@shop.example',
    folder: '',
    clock: testClock(),
  });
  onTestFinished(() => mailer.close());
  await mailer.send({ ...mail, id: '1' });
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: Ihre Bestellung');

  const { app } = await testApp(database, { mailer, mailFolder: null });
  expect((await app.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } })).statusCode).toBe(404);
});
