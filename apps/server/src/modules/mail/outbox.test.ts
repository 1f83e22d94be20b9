import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { Secret } from '../../secret.ts';
import { testClock } from '../../testing/clock.ts';
import { smtpStandIn } from '../../testing/smtp-stand-in.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { createMailer } from './mailer.ts';
import {
  areMailsLate,
  checkOutbox,
  forgetOldMails,
  type OutboxParts,
  queueMail,
  runOutbox,
  sendDueMails,
} from './outbox-service.ts';

const { db } = testDatabase();
const keys = testKeys;
let clock: ReturnType<typeof testClock>;
let logged: unknown[];
beforeEach(() => {
  clock = testClock();
  logged = [];
});

const mail = { to: 'lena@patient.example', subject: 'Ihr Code', text: '123456', html: '<p>123456</p>', kind: 'code' };

/** A mail server, and the outbox before it. */
async function mailServer() {
  const { url, received, answers } = await smtpStandIn();
  const mailer = createMailer({ smtpUrl: new Secret(url), from: 'Shop <shop@shop.example>', folder: '', clock });
  onTestFinished(() => mailer.close());
  const log = {
    info: () => {},
    warn: (...entry: unknown[]) => void logged.push(entry),
    error: (...entry: unknown[]) => void logged.push(entry),
  };
  const drawDocument = async () => null;
  const parts: OutboxParts = { db, mailer, keys, clock, drawDocument, log: log as OutboxParts['log'] };
  return { received, answers, parts };
}

test('a mail goes out once, with the same id at every attempt', async () => {
  const { received, parts } = await mailServer();
  await queueMail(db, parts, mail);
  const [{ id } = { id: '' }] = await db.select({ id: outbox.id }).from(outbox);
  expect(await sendDueMails(parts)).toBe(1);
  expect(await sendDueMails(parts)).toBe(0);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <${id}@shop.example>`);
});

test('eight processes that look at once send it once', async () => {
  const { received, parts } = await mailServer();
  for (let queued = 0; queued < 5; queued++) await queueMail(db, parts, mail);
  await Promise.all(Array.from({ length: 8 }, () => sendDueMails(parts)));
  expect(received).toHaveLength(5);
});

test('a mail of a transaction that fails is never sent', async () => {
  const { received, parts } = await mailServer();
  await db
    .transaction(async (tx) => {
      await queueMail(tx, parts, mail);
      throw new Error('no order after all');
    })
    .catch(() => {});
  expect(await sendDueMails(parts)).toBe(0);
  expect(received).toEqual([]);
});

describe('while the mail server does not take it', () => {
  test('it is tried again with pauses, and is out within two minutes after that ends', async () => {
    const { received, answers, parts } = await mailServer();
    answers.sender = '451 4.3.0 try again later';
    await queueMail(db, parts, mail);
    for (let seconds = 0; seconds < 590; seconds += 5) {
      await sendDueMails(parts);
      clock.advance({ seconds: 5 });
    }
    const [{ attempts } = { attempts: 0 }] = await db.select().from(outbox);
    expect(attempts).toBeGreaterThan(8);
    expect(attempts).toBeLessThan(20);
    expect(await areMailsLate(db, clock)).toBe(true);
    await checkOutbox(db, clock);
    clock.advance({ seconds: 15 });
    await expect(checkOutbox(db, clock)).rejects.toThrow('more than ten minutes');

    answers.sender = undefined;
    for (let seconds = 0; seconds < 120; seconds += 5) {
      clock.advance({ seconds: 5 });
      await sendDueMails(parts);
    }
    expect(received).toHaveLength(1);
    expect(await areMailsLate(db, clock)).toBe(false);
    expect(JSON.stringify(logged)).not.toContain('lena@');
  });

  test('a code that has expired is not sent any more', async () => {
    const { received, answers, parts } = await mailServer();
    answers.sender = '451 4.3.0 try again later';
    await queueMail(db, parts, { ...mail, expiresAt: new Date(clock.now().getTime() + 300_000) });
    await sendDueMails(parts);
    answers.sender = undefined;
    clock.advance({ minutes: 5 });
    expect(await sendDueMails(parts)).toBe(0);
    expect(received).toEqual([]);
    const [dropped] = await db.select().from(outbox);
    expect(dropped).toMatchObject({ droppedAt: clock.now(), sealedMail: null });
  });

  test('one process that dies over a mail leaves it to the others, a minute later', async () => {
    const { received, parts } = await mailServer();
    await queueMail(db, parts, mail);
    const dying = { ...parts, mailer: { ...parts.mailer, send: () => new Promise<void>(() => {}) } };
    void sendDueMails(dying);
    await expect.poll(async () => (await db.select().from(outbox))[0]?.attempts).toBe(1);
    expect(await sendDueMails(parts)).toBe(0);
    clock.advance({ seconds: 61 });
    expect(await sendDueMails(parts)).toBe(1);
    expect(received).toHaveLength(1);
  });
});

describe('what a mail names is drawn when it is sent', () => {
  const coverSheet = { kind: 'coverSheet' as const, orderId: '7b6f0d2e-0000-4000-8000-000000000001' };
  const attachment = { filename: 'deckblatt.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') };

  test('and goes along', async () => {
    const { received, parts } = await mailServer();
    const asked: unknown[] = [];
    await queueMail(db, parts, { ...mail, documents: [coverSheet] });
    const [queued] = await db.select().from(outbox);
    expect(queued?.sealedMail?.includes(coverSheet.orderId)).toBe(false);
    expect(asked).toEqual([]);

    const drawing: OutboxParts = {
      ...parts,
      async drawDocument(document) {
        asked.push(document);
        return attachment;
      },
    };
    expect(await sendDueMails(drawing)).toBe(1);
    expect(asked).toEqual([coverSheet]);
    const sent = await PostalMime.parse(received[0] ?? '');
    expect(sent.attachments).toMatchObject([{ filename: 'deckblatt.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from(sent.attachments[0]?.content as ArrayBuffer)).toEqual(attachment.content);
  });

  test('without what is no longer there', async () => {
    const { received, parts } = await mailServer();
    await queueMail(db, parts, { ...mail, documents: [coverSheet] });
    expect(await sendDueMails(parts)).toBe(1);
    expect((await PostalMime.parse(received[0] ?? '')).attachments).toEqual([]);
  });

  test('or, when that fails, a little later', async () => {
    const { received, parts } = await mailServer();
    await queueMail(db, parts, { ...mail, documents: [coverSheet] });
    const failing: OutboxParts = { ...parts, drawDocument: () => Promise.reject(new Error('no paper for Lena')) };
    expect(await sendDueMails(failing)).toBe(0);
    expect(await sendDueMails({ ...parts, drawDocument: async () => attachment })).toBe(0);
    expect(received).toEqual([]);
    expect(JSON.stringify(logged)).toContain('could not be sent yet');
    expect(JSON.stringify(logged)).not.toContain('Lena');

    clock.advance({ seconds: 3 });
    expect(await sendDueMails({ ...parts, drawDocument: async () => attachment })).toBe(1);
    expect(received[0]).toContain('deckblatt.pdf');
  });
});

test('what is done with is forgotten after 30 days, what waits is not', async () => {
  const { parts } = await mailServer();
  await queueMail(db, parts, mail);
  await sendDueMails(parts);
  clock.advance({ days: 31 });
  await queueMail(db, parts, mail);
  await forgetOldMails(db, clock.now());
  expect(await db.select().from(outbox)).toHaveLength(1);
});

test('the worker sends by itself and finishes what it has begun before it stops', async () => {
  const { received, parts } = await mailServer();
  const worker = runOutbox(parts);
  await queueMail(db, parts, mail);
  await expect.poll(() => received.length).toBe(1);
  await worker.stop();
});
