import { isIP } from 'node:net';

/** Whom passkeys are made for: they work at this origin alone. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** From the address that people know, never from a header. */
export function relyingPartyAt(origin: string): RelyingParty {
  return { id: new URL(origin).hostname, origin };
}

/** An IP address cannot be one: browsers refuse. */
export function canHavePasskeys(publicUrl: URL | null): boolean {
  return publicUrl === null || isIP(publicUrl.hostname.replace(/^\[|\]$/g, '')) === 0;
}
