import { describe, expect, test } from 'vitest';
import { fakeServer, refuse } from '#testing/fake-server.ts';
import { fetchSession } from './session-query.ts';

const signedIn = { email: 'clara@post.example', firstName: null, name: null, onboardingCompleted: false };
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

describe('[AU-08] the legacy endpoint is asked', () => {
  test('when the marketplace has none', async () => {
    fakeServer({ readSession: refuse('NotFound'), readLegacySession: () => signedIn });
    expect(await fetchSession()).toMatchObject(signedIn);
  });

  test('not when the marketplace has answered', async () => {
    const received = fakeServer({ readSession: () => Response.json({ sessionId: 's1' }) });
    expect(await fetchSession({ isThorough: true })).not.toBeNull();
    expect(received.readLegacySession).toBeUndefined();
  });

  test('about nobody only before a person is turned away', async () => {
    const received = fakeServer({ readSession: () => null, readLegacySession: () => signedIn });
    expect(await fetchSession()).toBeNull();
    expect(received.readLegacySession).toBeUndefined();
    expect(await fetchSession({ isThorough: true })).toMatchObject(signedIn);
  });
});

test.each([
  ['both refuse', refuse('Unauthorized'), refuse('Unauthorized')],
  ['neither endpoint exists', refuse('NotFound'), refuse('NotFound')],
  ['the marketplace breaks and the legacy one refuses', refuse('Internal'), refuse('Unauthorized')],
])('nobody is signed in when %s', async (_case, readSession, readLegacySession) => {
  fakeServer({ readSession, readLegacySession });
  expect(await fetchSession()).toBeNull();
});

test.each([
  ['neither can be reached', unreachable, unreachable, 'Unreachable'],
  ['the marketplace cannot be reached and the legacy one refuses', unreachable, refuse('Unauthorized'), 'Unreachable'],
  ['the server is busy', refuse('Unavailable'), refuse('Unavailable'), 'Unavailable'],
])('nobody knows when %s', async (_case, readSession, readLegacySession, id) => {
  fakeServer({ readSession, readLegacySession });
  await expect(fetchSession()).rejects.toMatchObject({ id });
});
