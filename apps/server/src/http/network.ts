import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that a client's address belongs to, for counting: an IPv4 address by itself, an IPv6 address by its /64,
 * because every household has a whole one to choose addresses from. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return ipv4Of(groups[6] ?? 0, groups[7] ?? 0);
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const lastPart = address.slice(address.lastIndexOf(':') + 1);
  const written = isIPv4(lastPart) ? address.slice(0, -lastPart.length) + hexOf(lastPart) : address;
  const [before = '', after] = written.split('::');
  const numbers = (text: string) => (text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const head = numbers(before);
  const tail = after === undefined ? [] : numbers(after);
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function hexOf(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
