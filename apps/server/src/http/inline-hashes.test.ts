import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();

const page = `<!doctype html><script>go()</script><style>p{}</style><script src="/a.js"></script>
<script type="application/json">{}</script>`;

function givenShop(html: string): string {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'shop-web-'));
  onTestFinished(() => rmSync(webFolder, { recursive: true }));
  writeFileSync(path.join(webFolder, 'index.html'), html);
  return webFolder;
}

async function policyOf(webFolder: string | null): Promise<string> {
  const { app } = await testApp(database, { webFolder });
  return String((await app.inject('/api/health')).headers['content-security-policy']);
}

test('the policy allows the very script and styles of the build, and nothing else inline', async () => {
  const policy = await policyOf(givenShop(page));
  // As `openssl dgst -sha256 -binary | base64` says.
  expect(policy).toContain("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';");
  expect(policy).toContain("style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';");
  expect(policy).not.toContain('unsafe');
});

test('without a built shop nothing inline is allowed', async () => {
  const policy = await policyOf(null);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
});
