import { readStored } from '#lib/storage.ts';

/** What the server sets beside its HttpOnly cookies: readable, and without a secret in them (wire.md, Cookies). */
const markers = { session: 'shop_signed_in', guestCart: 'shop_guest_cart' };

/**
 * How calls prove who is asking (AU-09): by cookie where a guest cart or a session has one, else by the token that a
 * backend without cookies gave at sign-in. Null when there is neither. Every call sends both, whatever there is.
 */
export function readAuthMode(): 'cookie' | 'token' | null {
  if (hasCookie(markers.session) || hasCookie(markers.guestCart)) return 'cookie';
  return readStored('auth_token') === null ? null : 'token';
}

/** Whether somebody may be signed in, before the server has been asked. */
export function mayBeSignedIn(): boolean {
  return hasCookie(markers.session) || readStored('auth_token') !== null;
}

/** Behind TLS their names begin with `__Host-`. */
function hasCookie(name: string): boolean {
  const spellings = [`${name}=`, `__Host-${name}=`];
  return document.cookie.split(/;\s*/).some((cookie) => spellings.some((spelling) => cookie.startsWith(spelling)));
}
