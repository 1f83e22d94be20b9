import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from '../../http/cookies.ts';
import { periods } from '../../retention.ts';

/** Readable, without a secret: the shop's script only wants to know that there is a guest cart (AU-09). */
const markerCookie = 'shop_guest_cart';

const tokenCookie = 'shop.cart_token';

export function makeGuestToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Null for anything that cannot be one of ours; whether it really is one, its hash in the database tells. */
export function readGuestToken(request: FastifyRequest, isHttps: boolean): string | null {
  const token = readCookie(request, tokenCookie, isHttps);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null;
}

export function setGuestCartCookies(reply: FastifyReply, token: string, isHttps: boolean): void {
  const options = { maxAgeSeconds: periods.guestCartDays * 24 * 60 * 60, isSecure: isHttps };
  setCookie(reply, tokenCookie, token, options);
  setCookie(reply, markerCookie, '1', { ...options, isHttpOnly: false });
}

export function clearGuestCartCookies(reply: FastifyReply, isHttps: boolean): void {
  clearCookie(reply, tokenCookie, { isSecure: isHttps });
  clearCookie(reply, markerCookie, { isSecure: isHttps, isHttpOnly: false });
}

export function hasGuestCartCookies(request: FastifyRequest, isHttps: boolean): boolean {
  return [tokenCookie, markerCookie].some((name) => readCookie(request, name, isHttps) !== undefined);
}
