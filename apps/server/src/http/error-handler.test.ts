import fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from './error-handler.ts';

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

test('an answer that fails on its way is sent as what it is, not as what it was to be', async () => {
  const app = fastify();
  handleErrors(app);
  app.get('/', async (_request, reply) => {
    reply.headers({ 'content-encoding': 'br', etag: '"1"', 'cache-control': 'no-cache' });
    throw new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') });
  });
  const { statusCode, headers, body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([statusCode, headers['content-encoding'], headers.etag]).toEqual([503, undefined, undefined]);
  expect(body).toContain('<h1>');
});
