import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import fastify, { type FastifyReply } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { ShopError } from '../errors.ts';
import { answerInTime, connectionLimits } from './connection-limits.ts';
import { handleErrors } from './error-handler.ts';
import { PreparedAnswer } from './prepared-answer.ts';

/** Compressing takes for ever, as it seems on a machine under load. */
vi.mock('node:zlib', async (original) => ({
  ...(await original<typeof import('node:zlib')>()),
  brotliCompress: vi.fn(),
}));

test.each([
  ['the connection cannot be made in time', 'timeout exceeded when trying to connect'],
  ['the connection is lost while a statement runs', 'Connection terminated unexpectedly'],
  [
    'a rollback follows on a connection that was lost',
    'Client has encountered a connection error and is not queryable',
  ],
  ['a connection was closed meanwhile', 'Client was closed and is not queryable'],
])('503 with an id when %s', async (_what, message) => {
  const app = fastify();
  handleErrors(app);
  app.get('/', () => Promise.reject(new Error('Failed query', { cause: new Error(message) })));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().id]).toEqual([503, 'Unavailable']);
});

describe('an error says nothing about the answer that it replaces:', () => {
  const ofAnotherAnswer = {
    'content-encoding': 'br',
    'content-disposition': 'attachment; filename="rezept"',
    'content-range': 'bytes 0-1/2',
    'accept-ranges': 'bytes',
    'last-modified': 'Thu, 19 Nov 2026 10:00:00 GMT',
    etag: '"of-the-page"',
  };
  const begin = (reply: FastifyReply) =>
    reply.headers({ ...ofAnotherAnswer, 'cache-control': 'public, max-age=31536000, immutable' });

  test.each(['text/html', 'application/json'])('to who asks for %s', async (accept) => {
    const app = fastify();
    handleErrors(app);
    answerInTime(app, { ...connectionLimits, answerMs: 20 });
    app.get('/refused', async (_request, reply) => {
      begin(reply);
      throw new ShopError('Unavailable');
    });
    app.get('/unreadable', (_request, reply) =>
      begin(reply).send(
        new Readable({
          read: (): never => {
            throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
          },
        }),
      ),
    );
    // Nothing that compresses: it takes far longer than an answer may here.
    const page = randomBytes(300_000).toString('base64');
    app.get('/page', (request, reply) =>
      new PreparedAnswer(page, { type: 'text/html', isForEverybody: true }).send(request, reply),
    );
    for (const [url, status] of [
      ['/refused', 503],
      ['/unreadable', 500],
      ['/page', 503],
    ] as const) {
      const answer = await app.inject({ url, headers: { accept, 'accept-encoding': 'br' } });
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, status, 'no-store']);
      for (const name of Object.keys(ofAnotherAnswer))
        expect(answer.headers, `${url} ${name}`).not.toHaveProperty(name);
    }
  });
});
