import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { Secret } from '../../secret.ts';
import { testClock } from '../../testing/clock.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type Attachment, createMailer, type ReadyMail } from './mailer.ts';

const database = testDatabase();

const mail: ReadyMail = {
  id: '1',
  to: 'clara@post.example',
  subject: 'Ihre Bestellung',
  text: 'Guten Tag, Käppele',
  html: '<p>Guten Tag</p>',
  attachments: [],
};

const sheet: Attachment = {
  filename: 'deckblatt-7KQX-M29F.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.7 a sheet'),
};
const code: Attachment = {
  filename: 'girocode.png',
  contentType: 'image/png',
  content: Buffer.from('a picture'),
  cid: 'girocode',
};
const withAttachments: ReadyMail = {
  ...mail,
  html: '<p><img src="cid:girocode" alt="GiroCode"></p>',
  attachments: [sheet, code],
};

/** The sheet is kept as a file, the code is shown where the html names it. */
function expectBoth(read: Email | undefined) {
  expect(read?.attachments).toMatchObject([
    { filename: 'girocode.png', mimeType: 'image/png', disposition: 'inline', contentId: '<girocode>' },
    { filename: 'deckblatt-7KQX-M29F.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ]);
  const contents = read?.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(contents).toEqual([code.content, sheet.content]);
}

function fileMailer(folder: string) {
  return createMailer({ smtpUrl: null, from: 'Shop <shop@shop.example>', folder, clock: testClock() });
}

test('without an SMTP server a mail becomes a file that a mail program can read', async () => {
  const { mailFolder } = await testApp(database);
  await fileMailer(mailFolder).send(mail);
  const [read] = await readMails(mailFolder);
  expect(read).toMatchObject({
    subject: 'Ihre Bestellung',
    to: [{ address: 'clara@post.example' }],
    from: { address: 'shop@shop.example' },
  });
  expect(read?.text?.trim()).toBe('Guten Tag, Käppele');
});

test('the mailbox page shows the mails of this machine, as text', async () => {
  const { ops, mailFolder } = await testApp(database);
  await fileMailer(mailFolder).send({ ...mail, text: '<script>alert(1)</script>' });
  const headers = { host: 'localhost' };
  const list = await ops.inject({ url: '/dev/mailbox', headers });
  const link = /href="(\/dev\/mailbox\/[^"]+)"/.exec(list.body)?.[1] ?? '';
  const page = await ops.inject({ url: link, headers });
  expect(page.body).toContain('clara@post.example');
  expect(page.body).not.toContain('<script>');
});

test('what goes along with a mail is in its file, and the mailbox page hands it out', async () => {
  const { ops, mailFolder } = await testApp(database);
  const unsafe = { ...sheet, filename: 'a"; x="\r\n<b>.html', contentType: 'text/html' };
  await fileMailer(mailFolder).send({ ...withAttachments, attachments: [sheet, code, unsafe] });
  const [read] = await readMails(mailFolder);
  expectBoth(read && { ...read, attachments: read.attachments.slice(0, 2) });

  const headers = { host: 'localhost' };
  const link = /href="(\/dev\/mailbox\/[^"]+)"/.exec((await ops.inject({ url: '/dev/mailbox', headers })).body)?.[1];
  const page = await ops.inject({ url: link ?? '', headers });
  expect(page.body).not.toContain('<b>');
  const [png, pdf, html] = [...page.body.matchAll(/href="([^"]+\/attachments\/\d)"/g)].map(([, href]) => href ?? '');

  const sheetAnswer = await ops.inject({ url: pdf ?? '', headers });
  expect(sheetAnswer.rawPayload).toEqual(sheet.content);
  expect(sheetAnswer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="deckblatt-7KQX-M29F.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await ops.inject({ url: png ?? '', headers })).headers['content-type']).toBe('image/png');

  const unsafeAnswer = await ops.inject({ url: html ?? '', headers });
  expect(unsafeAnswer.headers['content-type']).toBe('application/octet-stream');
  expect(unsafeAnswer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);

  for (const number of ['3', '-1', 'x', 'length', '0.5']) {
    const nothing = await ops.inject({ url: `${link}/attachments/${number}`, headers });
    expect(nothing.statusCode, number).toBe(404);
  }
});

test.each(['..%2f..%2fapp-secret', '%2e%2e%2fapp-secret.eml', '.hidden.eml%00'])(
  'the mailbox page reads nothing else: %s',
  async (name) => {
    const { ops } = await testApp(database);
    const response = await ops.inject({ url: `/dev/mailbox/${name}`, headers: { host: 'localhost' } });
    expect([400, 404]).toContain(response.statusCode);
  },
);

test('with one it goes out by SMTP', async () => {
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
    smtpUrl: new Secret(`smtp://127.0.0.1:${port}`),
    from: 'shop@shop.example',
    folder: '',
    clock: testClock(),
  });
  onTestFinished(() => mailer.close());
  await mailer.send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: Ihre Bestellung');
  await mailer.send(withAttachments);
  expectBoth(await PostalMime.parse(received[1] ?? ''));
});
