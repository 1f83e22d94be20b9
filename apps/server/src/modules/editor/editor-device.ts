import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../../http/cookies.ts';
import type { Keys } from '../../keys.ts';
import { periods } from '../../retention.ts';

const rememberedSeconds = periods.editorDeviceDays * 24 * 60 * 60;

/**
 * A browser in which an editor has logged in before carries a cookie saying so, one for each editor. Its tries are counted
 * apart: strangers who use up theirs do not keep the editor out. The cookie alone opens nothing.
 */
function nameFor(keys: Keys, username: string): string {
  return `shop_editor_device_${keys.hash('editor devices', `name ${username}`).slice(0, 16)}`;
}

/** The device's name if this editor has logged in there before, else null. */
export function readDevice(keys: Keys, request: FastifyRequest, username: string, isHttps: boolean): string | null {
  const [device = '', proof = ''] = (readCookie(request, nameFor(keys, username), isHttps) ?? '').split('.');
  const expected = Buffer.from(proofOf(keys, device, username));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

/** After a login. A device that is known keeps its name. */
export function rememberDevice(
  { keys, reply, isHttps }: { keys: Keys; reply: FastifyReply; isHttps: boolean },
  username: string,
  device: string = randomBytes(16).toString('base64url'),
): void {
  setCookie(reply, nameFor(keys, username), `${device}.${proofOf(keys, device, username)}`, {
    maxAgeSeconds: rememberedSeconds,
    isSecure: isHttps,
  });
}

function proofOf(keys: Keys, device: string, username: string): string {
  return keys.hash('editor devices', `device ${device} of ${username}`);
}
