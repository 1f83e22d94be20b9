import { defaultShopConfig } from '@shop/contract/shop-config';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { loadShopConfig } from './shop-config.ts';

let warning: MockInstance<typeof console.warn>;

beforeEach(() => {
  warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  delete window.__SHOP_CONFIG__;
});

function serve(files: Record<string, string>): void {
  vi.stubGlobal('fetch', async (path: string) =>
    path in files ? new Response(files[path]) : new Response('<!doctype html>', { status: 404 }),
  );
}

describe('[WI-02] the config comes from', () => {
  test('config.json first', async () => {
    serve({ '/config.json': '{"shopName":"Löwe"}', '/config.dev.json': '{"shopName":"Dev"}' });
    window.__SHOP_CONFIG__ = { shopName: 'Global' };
    expect(await loadShopConfig()).toEqual({ ...defaultShopConfig, shopName: 'Löwe' });
    expect(warning).not.toHaveBeenCalled();
  });

  test('config.dev.json when there is no config.json', async () => {
    serve({ '/config.dev.json': '{"shopName":"Dev"}' });
    expect((await loadShopConfig()).shopName).toBe('Dev');
  });

  test('the global when there is no file', async () => {
    serve({});
    window.__SHOP_CONFIG__ = { shopName: 'Global', cmsApiBase: '/cms-api' };
    expect(await loadShopConfig()).toMatchObject({ shopName: 'Global', cmsApiBase: '/cms-api' });
  });
});

describe('[WI-02] the shop starts on its defaults and says so when the config', () => {
  test.each([
    ['is missing', {}],
    ['is cut off', { '/config.json': '{"shopName":"Lö' }],
    ["is the shop's own page", { '/config.json': '<!doctype html><title>shop</title>' }],
    ['is no object', { '/config.json': '["Löwe"]' }],
    ['is null', { '/config.json': 'null' }],
  ])('%s', async (_case, files) => {
    serve(files);
    expect(await loadShopConfig()).toEqual(defaultShopConfig);
    expect(defaultShopConfig.cmsApiBase).toBe('/api/cms');
    expect(warning).toHaveBeenCalledOnce();
  });

  test('cannot be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadShopConfig()).toEqual(defaultShopConfig);
    expect(warning).toHaveBeenCalledOnce();
  });

  test('has a slip in one line: the other lines hold', async () => {
    serve({ '/config.json': '{"shopName":"Löwe","bookingUrl":"javascript:alert(1)","social":"none"}' });
    expect(await loadShopConfig()).toEqual({ ...defaultShopConfig, shopName: 'Löwe' });
    expect(warning.mock.calls.join()).toMatch(/bookingUrl.*social|social.*bookingUrl/);
  });
});
