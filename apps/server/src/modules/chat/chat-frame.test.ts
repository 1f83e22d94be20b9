import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { defaultShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

async function frameWith(chat: Partial<ShopConfig['chat']>) {
  const config = { ...defaultShopConfig, chat: { ...defaultShopConfig.chat, ...chat } };
  const { app } = await testApp(database, { shopConfig: { config, complaint: null } });
  return app.inject('/chat-frame');
}

/** What a widget uses of a browser's storage. */
interface MemoryStorage {
  length: number;
  key(at: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Those that the page brings along, in their order. */
function ownScripts(body: string): string[] {
  return [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
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

  const hashes = ownScripts(body).map((script) => createHash('sha256').update(script).digest('base64'));
  expect(directives.get('script-src')).toBe(
    `${hashes.map((hash) => `'sha256-${hash}'`).join(' ')} https://chat.example`,
  );
});

test('more hosts of the config may be fetched from, and still no others', async () => {
  const { headers } = await frameWith({
    scriptUrl: 'https://chat.example/widget.js',
    moreHosts: ['https://cdn.example:8443', 'http://*.chat.example'],
  });
  const directives = directivesOf(headers['content-security-policy']);
  const hosts = 'https://chat.example https://cdn.example:8443 http://*.chat.example';
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'frame-src', 'form-action']) {
    expect(directives.get(name), name).toContain(hosts);
  }
  expect(directives.get('connect-src')).toBe(`${hosts} wss://chat.example wss://cdn.example:8443 ws://*.chat.example`);
  expect(directives.get('sandbox')).toBe('allow-scripts allow-popups allow-forms');
});

describe('the scripts of the frame', () => {
  async function scripts() {
    const { body } = await frameWith({ scriptUrl: 'https://chat.example/widget.js' });
    const [storage = '', watcher = ''] = ownScripts(body);
    return { storage, watcher };
  }

  test('[CK-05] the widget is looked for every 120 ms, and told when it is there or has moved', async () => {
    const { watcher } = await scripts();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const told: unknown[] = [];
    const looks: number[] = [];
    let box = { top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0 };
    const widget = { tagName: 'BUTTON', getBoundingClientRect: () => box };
    runInNewContext(watcher, {
      document: {
        querySelectorAll: () => {
          looks.push(Date.now());
          return [widget];
        },
      },
      getComputedStyle: () => ({ visibility: 'visible' }),
      innerWidth: 1000,
      innerHeight: 800,
      location: { href: 'https://shop.example/chat-frame' },
      URL,
      parent: { postMessage: (message: unknown, origin: string) => void told.push([message, origin]) },
      setInterval: (look: () => void, pause: number) => setInterval(look, pause),
    });

    const from = Date.now();
    vi.advanceTimersByTime(119);
    expect(looks).toEqual([]);
    vi.advanceTimersByTime(241);
    expect(looks.map((at) => at - from)).toEqual([120, 240, 360]);
    expect(told).toEqual([]);

    box = { top: 740, right: 980, bottom: 780, left: 900, width: 80, height: 40 };
    vi.advanceTimersByTime(240);
    // From another JavaScript realm, so compared as text.
    expect(JSON.parse(JSON.stringify(told))).toEqual([
      [{ chatArea: { top: 740, right: 20, bottom: 20, left: 900 } }, 'https://shop.example'],
    ]);
    box = { ...box, top: 300, height: 480 };
    vi.advanceTimersByTime(120);
    expect(told).toHaveLength(2);
  });

  test('a widget that needs storage and cookies gets some of its own, in memory', async () => {
    const { storage } = await scripts();
    const refusing = {
      configurable: true,
      get() {
        throw new Error('SecurityError');
      },
    };
    const window = Object.defineProperties({}, { localStorage: refusing, sessionStorage: refusing });
    const document = Object.defineProperty({}, 'cookie', refusing) as { cookie: string };
    runInNewContext(storage, { window, document });

    const { localStorage, sessionStorage } = window as Record<'localStorage' | 'sessionStorage', MemoryStorage>;
    localStorage.setItem('visitor', '7');
    expect([localStorage.length, localStorage.key(0), localStorage.getItem('visitor')]).toEqual([1, 'visitor', '7']);
    expect(sessionStorage.getItem('visitor')).toBeNull();
    localStorage.removeItem('visitor');
    expect(localStorage.getItem('visitor')).toBeNull();

    document.cookie = 'a=1; path=/; secure';
    document.cookie = ' b = 2=3';
    document.cookie = 'a=4';
    expect(document.cookie).toBe('a=4; b= 2=3');
  });
});

test('without a chat in the config there is no such page', async () => {
  const { statusCode } = await frameWith({ scriptUrl: '', applicationKey: '' });
  expect(statusCode).toBe(404);
});
