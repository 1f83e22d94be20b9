import { defaultShopConfig, readShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { createContext, use } from 'react';
import { warn } from '#lib/log.ts';

declare global {
  interface Window {
    /** A page that embeds the shop may hand the config over instead of serving a file (WI-02). */
    __SHOP_CONFIG__?: unknown;
  }
}

export const ShopConfigContext = createContext<ShopConfig>(defaultShopConfig);

/** As the pharmacy tells it in the language of the screen. */
export function useShopConfig(): ShopConfig {
  return use(ShopConfigContext);
}

/** config.json, else config.dev.json, else the global, else the defaults; it never fails (WI-02). */
export async function loadShopConfig(): Promise<ShopConfig> {
  const raw = (await fetchJson('/config.json')) ?? (await fetchJson('/config.dev.json')) ?? window.__SHOP_CONFIG__;
  if (raw === undefined || raw === null) {
    warn('config.json could not be read: the shop runs on its defaults.');
    return defaultShopConfig;
  }
  const { config, complaints } = readShopConfig(raw);
  if (complaints.length > 0) warn(`config.json: defaults are used for ${complaints.join(', ')}.`);
  return config;
}

async function fetchJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
