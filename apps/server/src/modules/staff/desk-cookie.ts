import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from '../../http/cookies.ts';
import { deskPeriods, periods } from '../../retention.ts';

/** Apart from the patients' cookie: whoever is both has two sessions that know nothing of each other. */
export const deskCookie = 'shop_desk';
const lifeSeconds = deskPeriods.sessionHours * 60 * 60;

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

/** By it a browser is known again at the next sign-in, so that strangers cannot use up its budgets. It opens nothing. */
const deviceCookie = 'shop_desk_device';
const deviceSeconds = periods.knownDeviceDays * 24 * 60 * 60;
const newBrowserSeconds = periods.newBrowserMinutes * 60;

export function readDeskDevice(request: FastifyRequest, isSecure: boolean): string | undefined {
  return readCookie(request, deviceCookie, isSecure);
}

export function rememberDeskDevice(reply: FastifyReply, token: string, isSecure: boolean): void {
  // A name without a proof is only good for the code it has asked for.
  const maxAgeSeconds = token.includes('.') ? deviceSeconds : newBrowserSeconds;
  setCookie(reply, deviceCookie, token, { maxAgeSeconds, isSecure, sameSite: 'Strict' });
}
