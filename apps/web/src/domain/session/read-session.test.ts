import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSession } from './read-session.ts';

const nobodyKnown = { userId: null, email: null, firstName: null, name: null, onboardingCompleted: null };
const clara = { email: 'clara@post.example', firstName: 'Clara', name: 'Clara Vogelsang' };

describe('[AU-08] onboardingCompleted is read from', () => {
  test.each([
    ['the top level', { onboardingCompleted: true }],
    ['json.data', { json: { data: { onboardingCompleted: true } } }],
    ['json.data.custom.payload', { json: { data: { custom: { payload: { onboardingCompleted: true } } } } }],
    ['the user, as the legacy endpoint answers', { ...clara, onboardingCompleted: true }],
    ['the user beside the session', { session: { userId: 'u1' }, user: { ...clara, onboardingCompleted: true } }],
    ['the top level first', { onboardingCompleted: true, json: { data: { onboardingCompleted: false } } }],
    [
      'json.data before its payload',
      { json: { data: { onboardingCompleted: true, custom: { payload: { onboardingCompleted: false } } } } },
    ],
  ])('%s', (_place, answer) => {
    expect(readSession(answer)?.onboardingCompleted).toBe(true);
  });

  test('its refusal is told apart from silence', () => {
    expect(readSession({ onboardingCompleted: false })?.onboardingCompleted).toBe(false);
    expect(readSession({ userId: 'u1' })?.onboardingCompleted).toBeNull();
    expect(readSession({ userId: 'u1', onboardingCompleted: 'true' })?.onboardingCompleted).toBeNull();
  });
});

describe('[AU-08] a session is meant by', () => {
  test.each([
    ['a userId', { userId: 'u1' }],
    ['a sessionId', { sessionId: 's1' }],
    ['a userId that is a number', { userId: 7 }],
    ['a userId in the session', { session: { userId: 'u1' } }],
    ['a userId in json.data', { json: { data: { userId: 'u1' } } }],
    ['a sessionId in json.data', { json: { data: { sessionId: 's1' } } }],
    ['a userId in the payload', { json: { data: { custom: { payload: { userId: 'u1' } } } } }],
  ])('%s', (_sign, answer) => {
    expect(readSession(answer)).toEqual({ ...nobodyKnown, userId: expect.toBeOneOf([null, 'u1', '7']) });
  });

  test('its userId is told, a sessionId is none', () => {
    expect(readSession({ session: { userId: 'u1' } })?.userId).toBe('u1');
    expect(readSession({ userId: 7 })?.userId).toBe('7');
    expect(readSession({ sessionId: 's1' })?.userId).toBeNull();
  });

  test('the user that the legacy endpoint answers with', () => {
    expect(readSession(clara)).toEqual({ ...clara, userId: null, onboardingCompleted: null });
  });
});

test("our own server's answer", () => {
  const answer = {
    session: { userId: 'u1', expiresAt: '2026-01-01T00:00:00.000Z' },
    user: { ...clara, onboardingCompleted: false },
    onboardingCompleted: false,
  };
  expect(readSession(answer)).toEqual({ ...clara, userId: 'u1', onboardingCompleted: false });
});

test.each([
  null,
  undefined,
  '',
  'userId',
  [],
  [{ userId: 'u1' }],
  {},
  { session: null, user: null },
  { userId: '', sessionId: ' ' },
  { json: null },
  { json: { data: { custom: { payload: null } } } },
  { message: 'Unauthorized' },
])('nobody is signed in: %j', (answer) => {
  expect(readSession(answer)).toBeNull();
});

test('no answer makes it throw', () => {
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      const session = readSession(answer);
      expect(session === null || 'onboardingCompleted' in session).toBe(true);
    }),
  );
});
