import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serverChecks } from './server-config.ts';
import { defaultShopConfig, pharmacyName, readShopConfig, type ShopConfig, shopConfigIn } from './shop-config.ts';

const keys = Object.keys(defaultShopConfig) as (keyof ShopConfig)[];

/** The same shape as the defaults, all the way down. */
function kind(value: unknown): unknown {
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

test('nothing given is the default, without a complaint', () => {
  expect(readShopConfig({})).toEqual({ config: defaultShopConfig, complaints: [] });
});

test('a value of the right kind is taken', () => {
  const { config, complaints } = readShopConfig({
    shopName: 'Rosenapotheke',
    allowedApiBases: ['https://api.example'],
  });
  expect(config).toEqual({ ...defaultShopConfig, shopName: 'Rosenapotheke', allowedApiBases: ['https://api.example'] });
  expect(complaints).toEqual([]);
});

test('a slip costs its own line only, and is named', () => {
  const { config, complaints } = readShopConfig({ shopName: 7, phone: '+49 931 1' });
  expect(config).toEqual({ ...defaultShopConfig, phone: '+49 931 1' });
  expect(complaints).toEqual(['shopName']);
});

test.each([null, undefined, 'text', 7, [], true])('%j is the default, with a complaint', (raw) => {
  expect(readShopConfig(raw)).toEqual({ config: defaultShopConfig, complaints: ['config is not an object'] });
});

describe('addresses that would run as code or lead out of a link', () => {
  const refused = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    'https://shop.example/"onclick="alert(1)',
    'https://shop.example\njavascript:alert(1)',
  ];

  test.each(refused)('%j is no booking address', (bookingUrl) => {
    expect(readShopConfig({ bookingUrl })).toEqual({ config: defaultShopConfig, complaints: ['bookingUrl'] });
  });

  test.each(refused)('%j is no social address', (url) => {
    const { config, complaints } = readShopConfig({ social: [{ label: 'Instagram', url }] });
    expect(config.social).toEqual(defaultShopConfig.social);
    expect(complaints).toEqual(['social']);
  });

  test.each([...refused, 'https://api.example/path', 'https://api.example; script-src *', '*'])(
    '%j is no API origin',
    (base) => {
      const { config, complaints } = readShopConfig({ allowedApiBases: [base] });
      expect(config.allowedApiBases).toEqual([]);
      expect(complaints).toEqual(['allowedApiBases']);
    },
  );
});

describe('the hosts of a chat', () => {
  const chat = { scriptUrl: 'https://chat.example/widget.js', applicationKey: 'k' };

  test('are none but the script’s own unless more are named', () => {
    expect(readShopConfig({ chat }).config.chat).toEqual({ ...chat, moreHosts: [] });
    const moreHosts = ['https://cdn.chat.example', 'https://*.chat.example', 'https://api.example:8443'];
    expect(readShopConfig({ chat: { ...chat, moreHosts } })).toMatchObject({
      config: { chat: { moreHosts } },
      complaints: [],
    });
  });

  test.each([
    '*',
    'https://*',
    'https:',
    "'unsafe-eval'",
    'https://a.example; script-src *',
    'https://a.example/path',
    'https://a.*.example',
    'https://a.example https://b.example',
    'data:',
  ])('%j is none', (host) => {
    const { config, complaints } = readShopConfig({ chat: { ...chat, moreHosts: [host] } });
    expect(config.chat).toEqual(defaultShopConfig.chat);
    expect(complaints).toEqual(['chat']);
  });
});

const anyConfig = fc.oneof(
  fc.jsonValue(),
  fc.record(Object.fromEntries(keys.map((key) => [key, fc.jsonValue()])), { requiredKeys: [] }),
  fc.record({
    social: fc.array(fc.oneof(fc.jsonValue(), fc.record({ label: fc.jsonValue(), url: fc.jsonValue() }))),
    allowedApiBases: fc.array(fc.jsonValue()),
  }),
);

test('whatever JSON a file holds, the shop gets a complete config and defaults stay untouched', () => {
  const before = structuredClone(defaultShopConfig);
  fc.assert(
    fc.property(anyConfig, (raw) => {
      const { config } = readShopConfig(raw, serverChecks);
      expect(Object.keys(config).sort()).toEqual([...keys].sort());
      for (const key of keys) expect(kind(config[key])).toBe(kind(defaultShopConfig[key]));
    }),
    { numRuns: 500 },
  );
  expect(defaultShopConfig).toEqual(before);
});

test('limits of ordering may be set one by one; nonsense keeps the defaults and is named', () => {
  const { config } = readShopConfig({ ordering: { mostGrams: 100 } }, serverChecks);
  expect(config.ordering).toEqual({ ...defaultShopConfig.ordering, mostGrams: 100 });
  for (const ordering of [
    { mostGrams: 0 },
    { mostGrams: -1 },
    { mostGrams: 1.5 },
    { mostGrams: '9' },
    { most: 1 },
    null,
  ]) {
    expect(readShopConfig({ ordering }, serverChecks)).toEqual({ config: defaultShopConfig, complaints: ['ordering'] });
  }
});

test('what only the server asks for is nothing to a browser: neither taken nor complained about', () => {
  const raw = { ordering: { mostGrams: 100 }, checklist: 'nonsense' };
  expect(readShopConfig(raw)).toEqual({ config: defaultShopConfig, complaints: [] });
  expect(readShopConfig(raw, serverChecks).complaints).toEqual(['checklist']);
});

test.each([
  ['Mainblüte', 'Mainblüte Apotheke'],
  ['Löwen-Apotheke', 'Löwen-Apotheke'],
])('%s is called %s', (shopName, name) => {
  expect(pharmacyName({ shopName })).toBe(name);
});

test.each(['advisoryHours', 'openingHours'] as const)(
  '%s are told in English where the pharmacy has put them into English, else as they are',
  (hours) => {
    const hoursIn = (language: 'de' | 'en', pharmacy: object) =>
      shopConfigIn(readShopConfig({ pharmacy }).config, language).pharmacy[hours];
    const both = { [hours]: 'werktags', [`${hours}En`]: 'on working days' };
    expect(hoursIn('de', both)).toBe('werktags');
    expect(hoursIn('en', both)).toBe('on working days');
    expect(hoursIn('en', { [hours]: 'werktags' })).toBe('werktags');
  },
);
