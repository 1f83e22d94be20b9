import type { Clock } from '../../clock.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { shopAddress } from '../mail/letter-service.ts';

/** Mails and pages name it. */
export const deviceLinkHours = 24;

/**
 * A link that makes the device on which it is opened a known one of this address. It goes to the mailbox while strangers use up
 * the budgets of new devices: nobody can guess it, so nothing needs to be counted. Null where the shop's own address is
 * not known. It lies behind the hash, which no server sees.
 */
export function makeDeviceLink(
  { keys, clock, shopUrl }: { keys: Keys; clock: Clock; shopUrl: string | null },
  email: string,
): string | null {
  const content = JSON.stringify({ email, expiresAtMs: clock.now().getTime() + deviceLinkHours * 60 * 60 * 1_000 });
  const token = keys.seal('device links', Buffer.from(content)).toString('base64url');
  return shopAddress(shopUrl, `/this-device/${token}`);
}

/** The address whose mailbox the link was sent to; throws `LinkNotValid`. */
export function openDeviceLink({ keys, clock }: { keys: Keys; clock: Clock }, token: string): string {
  const { email, expiresAtMs } = unseal(keys, token);
  if (expiresAtMs <= clock.now().getTime()) throw new ShopError('LinkNotValid');
  return email;
}

function unseal(keys: Keys, token: string): { email: string; expiresAtMs: number } {
  try {
    const sealed = Buffer.from(token, 'base64url');
    // Node ignores what is left over at the end: a longer token would be as good as ours.
    if (sealed.toString('base64url') !== token) throw new ShopError('LinkNotValid');
    return JSON.parse(keys.open('device links', sealed).toString());
  } catch {
    throw new ShopError('LinkNotValid');
  }
}
