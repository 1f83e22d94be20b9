import { createHash } from 'node:crypto';
import { defaultShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

async function frameWith(chat: ShopConfig['chat']) {
  const config = { ...defaultShopConfig, chat };
  const { app } = await testApp(database, { shopConfig: { config, complaint: null } });
  return app.inject('/chat-frame');
}

function directivesOf(policy: unknown): Map<string, string> {
  return new Map(
    String(policy)
      .split('; ')
      .map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
  );
}

test('[CK-05] the script and its key come from the config', async () => {
  const { statusCode, body, headers } = await frameWith({
    scriptUrl: 'https://chat.example/widget.js?a=1&b=2',
    applicationKey: 'key-"1"',
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(
    '<script src="https://chat.example/widget.js?a=1&amp;b=2" data-application-key="key-&quot;1&quot;" async></script>',
  );
});

test('the frame has no origin, may fetch from the host of the script alone, and only the shop may frame it', async () => {
  const { headers, body } = await frameWith({ scriptUrl: 'https://chat.example/widget.js', applicationKey: 'k' });
  const directives = directivesOf(headers['content-security-policy']);
  expect(directives.get('sandbox')).toBe('allow-scripts allow-popups allow-forms');
  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('frame-ancestors')).toBe("'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');

  const hosts = [...directives.values()].join(' ').match(/\S+:\/\/\S+/g) ?? [];
  expect(new Set(hosts)).toEqual(new Set(['https://chat.example', 'wss://chat.example']));

  const [, ownScript = ''] = /<script>([\s\S]*?)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(ownScript).digest('base64');
  expect(directives.get('script-src')).toBe(`'sha256-${hash}' https://chat.example`);
});

test('without a chat in the config there is no such page', async () => {
  const { statusCode } = await frameWith({ scriptUrl: '', applicationKey: '' });
  expect(statusCode).toBe(404);
});
