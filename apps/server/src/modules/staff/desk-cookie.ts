import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from '../../http/cookies.ts';
import { periods } from '../../retention.ts';

/** Apart from the patients' cookie: whoever is both has two sessions that know nothing of each other. */
export const deskCookie = 'shop_desk';
const lifeSeconds = periods.deskSessionHours * 60 * 60;

export function readDeskToken(request: FastifyRequest, isSecure: boolean): string | null {
  const token = readCookie(request, deskCookie, isSecure);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

export function setDeskCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  setCookie(reply, deskCookie, token, { maxAgeSeconds: lifeSeconds, isSecure, sameSite: 'Strict' });
}

export function clearDeskCookie(reply: FastifyReply, isSecure: boolean): void {
  clearCookie(reply, deskCookie, { isSecure, sameSite: 'Strict' });
}
