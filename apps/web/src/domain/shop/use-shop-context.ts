import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { type Fields, fieldsOf, flagIn, numberIn, textIn } from '#lib/read-fields.ts';
import { forget, readStored, store } from '#lib/storage.ts';
import { useShopConfig } from './shop-config.ts';

/** What the pharmacy has settled for its shop. */
export interface ShopContext {
  showStock: boolean;
  showSimilarProducts: boolean;
}

const defaultContext: ShopContext = { showStock: true, showSimilarProducts: true };
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The context of the shop that this domain belongs to, remembered in the browser and asked for again after a day (WI-05).
 * Null until it is known; a failure gives the defaults and never stops a page.
 */
export function useShopContext(): ShopContext | null {
  // There is none yet where a server draws the page ahead.
  const domain = typeof window === 'undefined' ? '' : window.location.hostname;
  const shopId = useShopId(domain);
  const { data, isError } = useQuery(shopContextQuery(domain, shopId));
  return data ?? (isError ? defaultContext : null);
}

/** Null until it is known. A domain that the server does not know has the shop of the config. */
function useShopId(domain: string): string | null {
  const { shopId: configuredId } = useShopConfig();
  const { data, isError } = useQuery(shopIdQuery(domain, configuredId));
  return data ?? (isError ? configuredId : null);
}

/** As a text or in an object: servers differ (WI-05). */
function readShopId(answer: unknown): string {
  const fields = fieldsOf(answer);
  const shopId = textIn(answer) ?? textIn(fields?.shopId) ?? textIn(fields?.id);
  if (!shopId) throw new TypeError('The answer holds no shop id.');
  return shopId;
}

function readContext(answer: unknown): ShopContext {
  const fields = fieldsOf(answer);
  if (!fields) throw new TypeError('The answer is no shop context.');
  return {
    showStock: flagIn(fields.showStock) ?? defaultContext.showStock,
    showSimilarProducts: flagIn(fields.showSimilarProducts) ?? defaultContext.showSimilarProducts,
  };
}

type RememberedKey = 'shop_id_v1' | 'shop_context_v1';

/** What was stored for this domain. An entry of another domain, from the future or of another shape does not count. */
function recall(key: RememberedKey, domain: string): Fields | null {
  const entry = fieldsOf(readStored(key));
  const time = numberIn(entry?.storedAt);
  return entry?.domain === domain && time !== null && time <= Date.now() ? entry : null;
}

function storedAt(key: RememberedKey, domain: string): number | undefined {
  return numberIn(recall(key, domain)?.storedAt) ?? undefined;
}

function shopContextQuery(domain: string, shopId: string | null) {
  return queryOptions({
    queryKey: publicKeys.shopContext(domain, shopId),
    enabled: shopId !== null,
    queryFn: async ({ signal }) => {
      const context = readContext(await call('readShopContext', { params: { shopId: shopId ?? '' } }, { signal }));
      store('shop_context_v1', { domain, storedAt: Date.now(), shopId, context });
      return context;
    },
    staleTime: dayMs,
    initialData: () => {
      const entry = recall('shop_context_v1', domain);
      return entry?.shopId === shopId && fieldsOf(entry?.context) ? readContext(entry?.context) : undefined;
    },
    initialDataUpdatedAt: () => storedAt('shop_context_v1', domain),
  });
}

function shopIdQuery(domain: string, configuredId: string) {
  return queryOptions({
    queryKey: publicKeys.shopId(domain),
    queryFn: async ({ signal }) => {
      try {
        const shopId = readShopId(await call('findShopByDomain', { params: { domain } }, { signal }));
        store('shop_id_v1', { domain, storedAt: Date.now(), shopId });
        return shopId;
      } catch (error) {
        if (!(error instanceof ApiError && error.id === 'NotFound')) throw error;
        forget('shop_id_v1');
        return configuredId;
      }
    },
    staleTime: dayMs,
    initialData: () => textIn(recall('shop_id_v1', domain)?.shopId) ?? undefined,
    initialDataUpdatedAt: () => storedAt('shop_id_v1', domain),
  });
}
