import { warn } from './log.ts';
import { readStored } from './storage.ts';

declare global {
  interface Window {
    /** A page that embeds the shop may name another API base (WI-01). */
    __API_BASE__?: unknown;
  }
}

export const defaultApiBase = '/api';

// Every segment starts with a harmless character:
const pathPattern = /^(?:\/[a-z0-9_~-][a-z0-9._~-]*)*\/?$/i;
const originPattern = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?/i;

/**
 * Where the API answers. Session and cart travel there, so an override counts only when it is a path of this origin or
 * lies on an origin that the config allows (reading 6). Never ends with a slash.
 */
export function readApiBase(allowedOrigins: readonly string[]): string {
  const overrides = { 'window.__API_BASE__': window.__API_BASE__, cm_api_base: readStored('cm_api_base') };
  for (const [source, override] of Object.entries(overrides)) {
    if (override === undefined || override === null) continue;
    const base = acceptApiBase(override, allowedOrigins);
    if (base !== null) return base;
    warn(`${source} is neither a path of this shop nor an allowed origin and is ignored.`);
  }
  return defaultApiBase;
}

/** The base without its closing slash, or null when it must not be used. */
export function acceptApiBase(value: unknown, allowedOrigins: readonly string[]): string | null {
  if (typeof value !== 'string' || value === '') return null;
  const origin = originPattern.exec(value)?.[0] ?? '';
  if (!pathPattern.test(value.slice(origin.length))) return null;
  if (origin !== '' && !allowedOrigins.some((allowed) => isSameOrigin(allowed, origin))) return null;
  return value.replace(/\/$/, '');
}

function isSameOrigin(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}
