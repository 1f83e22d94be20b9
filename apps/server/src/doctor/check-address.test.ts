import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testCertificate } from '../testing/test-certificate.ts';
import { checkAddress, judgeCertificate } from './check-address.ts';

async function listening(server: Server): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
}

test('a certificate that browsers do not trust is told', async () => {
  const address = await listening(createServer(testCertificate));
  const { findings } = await checkAddress(address);
  expect(findings).toMatchObject([{ state: 'wrong', says: expect.stringContaining('do not trust') }]);
});

test('a certificate for another name is told', async () => {
  const address = await listening(createServer(testCertificate));
  address.hostname = '127.0.0.2';
  const other = await checkAddress(address, testCertificate.cert);
  expect(other.findings[0]?.state).toBe('wrong');
});

test('one that is trusted is fine, and soon over is remarked', async () => {
  const address = await listening(createServer(testCertificate));
  const { findings } = await checkAddress(address, testCertificate.cert);
  expect(findings[0]).toMatchObject({ state: 'fine', says: expect.stringContaining('is good for') });
  const now = new Date('2026-03-01T00:00:00Z');
  expect(judgeCertificate('shop.example', new Date('2026-03-08T00:00:00Z'), now)).toMatchObject({ state: 'remark' });
});

test('an address without TLS is remarked, one where nobody answers is told', async () => {
  expect((await checkAddress(new URL('http://shop.example'))).findings[0]?.state).toBe('remark');
  const { findings } = await checkAddress(new URL('https://127.0.0.1:1'));
  expect(findings).toMatchObject([{ state: 'wrong', says: expect.stringContaining('Nobody answers') }]);
});
