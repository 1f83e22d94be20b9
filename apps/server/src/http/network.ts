import { isIPv4, isIPv6 } from 'node:net';

/** Prefixes whose addresses carry an IPv4 address in their last 32 bits: mapped ones, and those of a NAT64 gateway. */
const carriesIpv4 = ['0:0:0:0:0:ffff:', '64:ff9b:0:0:0:0:'];

/**
 * What rate limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address. Every connection gets a whole
 * /64, so a limit by single IPv6 addresses would limit nothing.
 */
export function networkOf(address: string): string {
  const withoutZone = address.replace(/%.*$/, '');
  if (isIPv4(withoutZone) || !isIPv6(withoutZone)) return withoutZone;

  const groups = groupsOf(withoutZone);
  const written = groups.join(':');
  if (carriesIpv4.some((prefix) => written.startsWith(prefix))) return ipv4Of(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups in their shortest spelling. `URL` already writes every address in one way. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = new Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

function ipv4Of(lastGroups: string[]): string {
  return lastGroups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}
