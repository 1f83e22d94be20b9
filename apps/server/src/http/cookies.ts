import type { FastifyReply, FastifyRequest } from 'fastify';

interface CookieOptions {
  maxAgeSeconds: number;
  isSecure: boolean;
  /** Off for a marker that the shop's own script looks at; such a cookie holds no secret. */
  isHttpOnly?: boolean;
  /** `Strict` for the desk, to which no page elsewhere may lead with its session; links in mails need `Lax`. */
  sameSite?: 'Lax' | 'Strict';
}

/** Behind TLS the browser takes a `__Host-` cookie from this very host only, so no neighbour can plant one of its own. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

export function readCookie(request: FastifyRequest, name: string, isSecure: boolean): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === cookieName(name, isSecure) && value) return value;
  }
  return undefined;
}

/** Values are made by us and need no escaping: base64url and digits. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { maxAgeSeconds, isSecure, isHttpOnly = true, sameSite = 'Lax' }: CookieOptions,
): void {
  const parts = [
    `${cookieName(name, isSecure)}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    `SameSite=${sameSite}`,
  ];
  if (isHttpOnly) parts.push('HttpOnly');
  if (isSecure) parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}

export function clearCookie(reply: FastifyReply, name: string, options: Omit<CookieOptions, 'maxAgeSeconds'>): void {
  setCookie(reply, name, '', { ...options, maxAgeSeconds: 0 });
}
