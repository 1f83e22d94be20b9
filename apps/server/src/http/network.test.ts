import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', 'no address'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of one /64 count as one, and no two /64 do', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (a, b) => {
      expect(networkOf(addressIn('2001:db8:0:7', a))).toBe(networkOf(addressIn('2001:db8:0:7', b)));
      expect(networkOf(addressIn('2001:db8:0:7', a))).not.toBe(networkOf(addressIn('2001:db8:0:8', a)));
    }),
  );
});

test('a network is its own network, however the address was written', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const network = networkOf(address);
      expect(networkOf(network.replace('/64', ''))).toBe(network);
      expect(networkOf(address.toUpperCase())).toBe(network);
    }),
  );
});

function addressIn(prefix: string, rest: bigint): string {
  return `${prefix}:${rest.toString(16).padStart(16, '0').match(/.{4}/g)?.join(':')}`;
}
