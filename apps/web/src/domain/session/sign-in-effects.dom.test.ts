import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentCartSession } from '#domain/cart/cart-events.ts';
import { readStored, store } from '#lib/storage.ts';
import { fakeServer, refuse } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';
import { loginDialogStore, openLogin } from './login-dialog.ts';
import type { Session } from './read-session.ts';
import { sessionQuery } from './session-query.ts';
import { afterSignIn, followOtherTabs } from './sign-in-effects.ts';
import { listSteps } from './steps-for-tests.ts';

const sessionOf = (email: string) => ({
  session: { userId: 'u1', expiresAt: '2030-01-01T00:00:00.000Z' },
  user: { email, firstName: null, name: null, onboardingCompleted: true },
  onboardingCompleted: true,
});

function aSession(email: string): Session {
  return { userId: 'u1', email, firstName: null, name: null, onboardingCompleted: true };
}

const steps = listSteps();
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

describe('after sign-in', () => {
  test('the session is fetched, the cart session bumped, the cart told', async () => {
    const before = currentCartSession();
    fakeServer({
      readSession: () => {
        steps.push(`session read in session ${currentCartSession()}`);
        return sessionOf('clara@post.example');
      },
    });
    store('auth:otpLastSent', Date.now());

    expect(await afterSignIn(queryClient)).toMatchObject({ email: 'clara@post.example' });

    expect(steps).toEqual([`session read in session ${before}`, `cart:signin in session ${before + 1}`]);
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({ email: 'clara@post.example' });
    expect(readStored('auth:otpLastSent')).toBeNull();
  });

  test('[AU-03] what never reached the server follows in the new cart session, before the cart is told', async () => {
    const before = currentCartSession();
    store('guest_cart_v1', [{ itemId: 'p', quantityGrams: 10, addedAt: '', meta: { image: null } }]);
    fakeServer({
      readSession: () => sessionOf('clara@post.example'),
      addCartItem: ({ body }) => {
        steps.push(`added ${JSON.stringify(body)} in session ${currentCartSession()}`);
        return { items: [], totalCent: 0, version: 1 };
      },
    });

    await afterSignIn(queryClient);

    expect(steps).toEqual([
      `added {"itemId":"p","quantity":10} in session ${before + 1}`,
      `cart:signin in session ${before + 1}`,
    ]);
    expect(readStored('guest_cart_v1')).toEqual([]);
  });

  test('what a patient has left on this device is not given to the next one', async () => {
    store('guest_cart_v1', [{ itemId: 'p', quantityGrams: 10, addedAt: '', meta: { image: null } }]);
    const received = fakeServer({ readSession: () => sessionOf('clara@post.example') });
    queryClient.setQueryData(sessionQuery.queryKey, aSession('otto@post.example'));
    await afterSignIn(queryClient);
    expect(received.addCartItem).toBeUndefined();
    expect(readStored('guest_cart_v1')).toBeNull();
  });

  test('addresses that somebody has left whose session ran out are not shown to the next one', async () => {
    store('checkout_addresses_v1', { shipping: { fullName: 'Otto' } });
    fakeServer({ readSession: () => sessionOf('clara@post.example') });
    queryClient.setQueryData(sessionQuery.queryKey, null);
    await afterSignIn(queryClient);
    expect(readStored('checkout_addresses_v1')).toBeNull();

    store('checkout_addresses_v1', { shipping: { fullName: 'Clara' } });
    await afterSignIn(queryClient);
    expect(readStored('checkout_addresses_v1')).not.toBeNull();
  });

  test('a session that cannot be read changes nothing about the rest', async () => {
    const before = currentCartSession();
    fakeServer({ readSession: refuse('Unavailable'), readLegacySession: refuse('Unavailable') });
    await expect(afterSignIn(queryClient)).rejects.toMatchObject({ id: 'Unavailable' });
    expect(steps).toEqual([`cart:signin in session ${before + 1}`]);
  });

  test('nothing of another person stays in the cache, but what is one’s own does', async () => {
    fakeServer({ readSession: () => sessionOf('clara@post.example') });
    const given = (email: string) => {
      queryClient.setQueryData(sessionQuery.queryKey, aSession(email));
      queryClient.setQueryData(['patient', 'orders'], ['an order']);
    };
    given('clara@post.example');
    await afterSignIn(queryClient);
    expect(queryClient.getQueryData(['patient', 'orders'])).toEqual(['an order']);
    given('otto@post.example');
    await afterSignIn(queryClient);
    expect(queryClient.getQueryData(['patient', 'orders'])).toBeUndefined();
  });
});

describe('what another tab does', () => {
  /** As the browser tells it to every tab but the one that wrote. */
  function hearOfOtherTab(change: string) {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'auth:changed', newValue: JSON.stringify({ change, at: Date.now() }) }),
    );
  }

  test('a sign-out there is one here too, and nothing of the person is left', () => {
    fakeServer({});
    const before = currentCartSession();
    queryClient.setQueryData(sessionQuery.queryKey, aSession('c@x.de'));
    queryClient.setQueryData(['patient', 'orders'], ['an order']);
    const stop = followOtherTabs(queryClient);

    hearOfOtherTab('logout');

    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
    expect(queryClient.getQueryData(['patient', 'orders'])).toBeUndefined();
    expect(steps).toEqual([`cart:logout in session ${before + 1}`]);
    stop();
  });

  test('a sign-in there is one here too, and this tab stops asking for it', async () => {
    fakeServer({ readSession: () => sessionOf('clara@post.example') });
    queryClient.setQueryData(sessionQuery.queryKey, null);
    openLogin();
    const stop = followOtherTabs(queryClient);

    hearOfOtherTab('signin');

    expect(loginDialogStore.read()).toBe(false);
    await vi.waitFor(() => expect(steps).toEqual([`cart:signin in session ${currentCartSession()}`]), patience);
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toMatchObject({ email: 'clara@post.example' });
    stop();
  });

  test('garbage and other keys are not heard', () => {
    const stop = followOtherTabs(queryClient);
    hearOfOtherTab('party');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth:changed', newValue: '{' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth:changed', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: '{"change":"logout"}' }));
    expect(steps).toEqual([]);
    stop();
  });
});
