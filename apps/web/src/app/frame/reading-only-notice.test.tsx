import { databaseHeader } from '@shop/contract/database-header';
import { errors as german } from '@shop/texts/messages/de/screens/errors';
import { onboarding } from '@shop/texts/messages/de/screens/onboarding';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#lib/api.ts';
import * as at from '#testing/at-registration.ts';
import { type FakeAnswers, fakeServer, refuse } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';

const notice = () => screen.queryByText(/^(Im Moment können Sie hier nur lesen|At the moment you can only read here)/);

/** A server that says with each answer whether it has its database. */
function givenServer(session: () => unknown = () => null) {
  const server = { isAway: false };
  const tell = (answer: unknown) => {
    const response = answer instanceof Response ? answer : Response.json(answer);
    response.headers.set(databaseHeader, server.isAway ? 'away' : 'ready');
    return response;
  };
  const answers: FakeAnswers = {
    health: () => tell({ status: 'up' }),
    readSession: () => tell(server.isAway ? refuse('Unavailable')() : session()),
    readLegacySession: () => tell(refuse('Unavailable')()),
    readCart: () => tell(server.isAway ? refuse('Unavailable')() : { items: [], totalCent: 0, version: 0 }),
    completeOnboarding: () => tell(server.isAway ? refuse('Unavailable')() : { success: true }),
  };
  return { server, answers };
}

// The next test begins with a server that has its database.
afterEach(async () => {
  cleanup();
  const { answers } = givenServer();
  fakeServer(answers);
  await call('health', {});
});

/** What happens every so many milliseconds happens when the test says so. */
function holdTicks(everyMs: number) {
  const real = globalThis.setInterval;
  const held = new Map<unknown, () => void>();
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((act: () => void, ms?: number) => {
    const timer = ms === everyMs ? real(() => {}, 2 ** 30) : real(act, ms);
    if (ms === everyMs) held.set(timer, act);
    return timer;
  }) as typeof setInterval);
  const realClear = globalThis.clearInterval;
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    held.delete(timer);
    realClear(timer);
  });
  return {
    next: () => {
      for (const act of held.values()) act();
    },
    areStopped: () => held.size === 0,
  };
}

test.each([
  ['de', '/faq'],
  ['en', '/about'],
] as const)('while the database is away a line above every screen says so (%s, %s)', async (locale, address) => {
  const { server, answers } = givenServer();
  fakeServer(answers);
  server.isAway = true;
  await renderPage(address, { locale, config: { phone: '0931 555-12' } });
  await waitFor(() => expect(notice()).toBeVisible());
  expect(notice()?.closest('[role=alert]')).toHaveTextContent('0931 555-12');
  expect(screen.getByRole('main')).toBeVisible();
});

test('the line goes by itself, and what could not be read is asked for again', async () => {
  const ticks = holdTicks(5_000);
  const { server, answers } = givenServer();
  const received = fakeServer(answers);
  server.isAway = true;
  await renderPage('/faq');
  await waitFor(() => expect(notice()).toBeVisible());
  await waitFor(() => expect(received.readSession).toHaveLength(1));

  ticks.next();
  await waitFor(() => expect(received.health).toHaveLength(1));
  expect(notice()).toBeVisible();

  server.isAway = false;
  ticks.next();
  await waitFor(() => expect(notice()).toBeNull());
  await waitFor(() => expect(received.readSession).toHaveLength(2));
  expect(ticks.areStopped()).toBe(true);
});

test('a form that cannot be sent meanwhile keeps what was typed, and is sent afterwards', async () => {
  const { server, answers } = givenServer(() => at.signedIn());
  const { user } = await at.openForm(answers);
  await screen.findByText('Angemeldet als clara@post.example');
  await at.fill(user);
  server.isAway = true;
  await at.submit(user);
  expect(await at.summaryText()).toBe(german.Unavailable);
  at.expectValues();
  expect(notice()).toBeVisible();

  server.isAway = false;
  await at.submit(user);
  expect(await screen.findByRole('heading', { name: onboarding.complete })).toBeVisible();
  await waitFor(() => expect(notice()).toBeNull());
});
