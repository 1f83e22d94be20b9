import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { currentCartSession } from '#domain/cart/cart-events.ts';
import { readStored, store } from '#lib/storage.ts';
import { fakeServer, refuse } from '#testing/fake-server.ts';
import { loginDialogStore, openLogin } from './login-dialog.ts';
import { sessionQuery } from './session-query.ts';
import { leaveRegistration, signOut, signOutHere } from './sign-out.ts';
import { listSteps } from './steps-for-tests.ts';

const clara = {
  userId: 'u1',
  email: 'clara@post.example',
  firstName: 'Clara',
  name: 'Clara Vogelsang',
  onboardingCompleted: true,
};
const unreachable = () => Promise.reject(new TypeError('fetch failed'));

const steps = listSteps();
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, clara);
});

describe('[AU-06] logout', () => {
  test('bumps the cart session, signs out at the marketplace, forgets the person, tells the cart, hides the login', async () => {
    const before = currentCartSession();
    const received = fakeServer({
      signOut: () => {
        steps.push(`sign-out in session ${currentCartSession()}`);
        return { success: true };
      },
    });
    store('auth_token', 'secret');
    openLogin();

    expect(await signOut(queryClient)).toBe(true);

    expect(steps).toEqual([`sign-out in session ${before + 1}`, `cart:logout in session ${before + 1}`]);
    expect(received.signOut).toHaveLength(1);
    expect(readStored('auth_token')).toBeNull();
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
    expect(loginDialogStore.read()).toBe(false);
  });

  test.each([
    ['refuses', refuse('Internal')],
    ['does not exist', refuse('NotFound')],
    ['cannot be reached', unreachable],
  ])('falls back to the shop logout when the marketplace %s', async (_case, marketplace) => {
    const received = fakeServer({ signOut: marketplace, legacyLogout: () => ({ success: true }) });
    expect(await signOut(queryClient)).toBe(true);
    expect(received.legacyLogout).toHaveLength(1);
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
  });

  test('a session that is over already needs no second call', async () => {
    const received = fakeServer({ signOut: refuse('Unauthorized') });
    expect(await signOut(queryClient)).toBe(true);
    expect(received.legacyLogout).toBeUndefined();
  });

  test('leaves nothing for the next person at this device', async () => {
    fakeServer({ signOut: () => ({ success: true }) });
    store('checkout_addresses_v1', { billing: 'Sanderglacis 14' });
    store('guest_cart_v1', [{ itemId: 'x' }]);
    store('cart_item_meta_v1', { x: {} });
    store('shortlist_v1', ['kaeppele-25-1']);
    store('supply_v1', { x: 0.5 });
    store('auth:otpLastSent', 1);
    store('theme', 'light');
    queryClient.setQueryData(['patient', 'personal-data'], { firstName: 'Clara' });
    queryClient.setQueryData(['whatever-comes-later'], { order: 1 });
    queryClient.setQueryData(['products', 'bud'], ['public']);

    await signOut(queryClient);

    const personal = [
      'checkout_addresses_v1',
      'guest_cart_v1',
      'cart_item_meta_v1',
      'shortlist_v1',
      'supply_v1',
      'auth:otpLastSent',
    ];
    for (const key of personal) expect(localStorage.getItem(key), key).toBeNull();
    expect(localStorage.getItem('auth:changed')).toBeNull();
    expect(readStored('theme')).toBe('light');
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['session'], ['products', 'bud']]);
  });

  test('an answer still on its way does not bring the person back', async () => {
    let answer = (_session: unknown) => {};
    fakeServer({
      signOut: () => ({ success: true }),
      readSession: () => new Promise((resolve) => (answer = (session) => resolve(Response.json(session)))),
    });
    const fetching = queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null);
    await signOut(queryClient);
    answer({ user: clara, onboardingCompleted: true });
    await fetching;
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
  });
});

test('nobody is told to be signed out while no server has heard of it, but this device forgets', async () => {
  fakeServer({ signOut: unreachable, legacyLogout: unreachable });
  store('auth_token', 'secret');
  queryClient.setQueryData(['patient', 'personal-data'], { firstName: 'Clara' });
  expect(await signOut(queryClient)).toBe(false);
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(clara);
  expect(readStored('auth_token')).toBeNull();
  expect(queryClient.getQueryData(['patient', 'personal-data'])).toBeUndefined();
});

test('who leaves the registration keeps the shortlist of before', async () => {
  fakeServer({ signOut: () => ({ success: true }) });
  store('shortlist_v1', ['kaeppele-25-1']);
  await leaveRegistration(queryClient);
  expect(readStored('shortlist_v1')).toEqual(['kaeppele-25-1']);
});

test('a session that the server has ended itself is left without a call', async () => {
  const received = fakeServer({});
  await signOutHere(queryClient);
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(received).toEqual({});
  expect(steps).toHaveLength(1);
});
