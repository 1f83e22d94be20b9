import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../db/schema/identity.ts';
import { clearCookie, readCookie, setCookie } from '../../http/cookies.ts';
import { languageOf } from '../../http/language.ts';
import { networkOf } from '../../http/network.ts';
import { periods } from '../../retention.ts';

/** Where a request comes from, as far as the socket and our own cookie tell. */
export interface Visitor {
  network: string;
  language: Language;
  /** The browser's name, with a proof if it has signed in before (known-device.ts). */
  deviceToken: string | undefined;
}

const deviceCookie = 'shop_device';
/** Readable, without a secret: the shop's script only wants to know that there is a session (AU-09). */
const markerCookie = 'shop_signed_in';
const deviceSeconds = periods.knownDeviceDays * 24 * 60 * 60;
const browserSeconds = periods.newBrowserMinutes * 60;
const markerSeconds = periods.sessionMarkerDays * 24 * 60 * 60;

export function visitorOf(request: FastifyRequest, isSecure: boolean): Visitor {
  return {
    network: networkOf(request.ip),
    language: languageOf(request),
    deviceToken: readCookie(request, deviceCookie, isSecure),
  };
}

export function rememberBrowser(reply: FastifyReply, name: string, isSecure: boolean): void {
  setCookie(reply, deviceCookie, name, { maxAgeSeconds: browserSeconds, isSecure });
}

export function rememberDevice(reply: FastifyReply, token: string, isSecure: boolean): void {
  setCookie(reply, deviceCookie, token, { maxAgeSeconds: deviceSeconds, isSecure });
}

export function setMarker(reply: FastifyReply, isSecure: boolean): void {
  setCookie(reply, markerCookie, '1', { maxAgeSeconds: markerSeconds, isSecure, isHttpOnly: false });
}

export function hasMarker(request: FastifyRequest, isSecure: boolean): boolean {
  return readCookie(request, markerCookie, isSecure) !== undefined;
}

export function clearMarker(reply: FastifyReply, isSecure: boolean): void {
  clearCookie(reply, markerCookie, { isSecure, isHttpOnly: false });
}
