import { afterEach, describe, expect, test, vi } from 'vitest';
import { store } from '#lib/storage.ts';
import { mayBeSignedIn, readAuthMode } from './auth-mode.ts';

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's header would.
  document.cookie = cookie;
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['shop_signed_in', 'shop_guest_cart', 'x'])
    setCookie(`${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
});

describe('[AU-09] the mode is', () => {
  test('none before anything is known', () => {
    setCookie('x=shop_signed_in=1');
    expect(readAuthMode()).toBeNull();
    expect(mayBeSignedIn()).toBe(false);
  });

  test.each(['shop_signed_in', 'shop_guest_cart'])('cookie when there is %s, also beside a token', (name) => {
    setCookie(`${name}=1`);
    expect(readAuthMode()).toBe('cookie');
    store('auth_token', 't');
    expect(readAuthMode()).toBe('cookie');
  });

  test.each(['__Host-shop_signed_in', '__Host-shop_guest_cart'])('cookie behind TLS, where there is %s', (name) => {
    // The stand-in for a browser takes such a cookie over TLS only.
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`x=1; ${name}=1`);
    expect(readAuthMode()).toBe('cookie');
    expect(mayBeSignedIn()).toBe(name.includes('signed_in'));
  });

  test('token when there is nothing else', () => {
    store('auth_token', 't');
    expect(readAuthMode()).toBe('token');
  });
});

test('a guest with a cart is not taken for somebody who is signed in', () => {
  setCookie('shop_guest_cart=1');
  expect(mayBeSignedIn()).toBe(false);
  setCookie('shop_signed_in=1');
  expect(mayBeSignedIn()).toBe(true);
});
