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
