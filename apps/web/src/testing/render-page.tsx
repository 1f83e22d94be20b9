import { defaultShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import type { QueryClient } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { fetchOverlays } from '#app/frame/overlays.ts';
import { loadLanguage, Providers } from '#app/providers.tsx';
import { createShopRouter, whenReady } from '#app/router.tsx';
import type { Locale } from '#i18n/messages.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { connectApi } from '#lib/request.ts';
import { store } from '#lib/storage.ts';
import { fakeServerUnlessGiven } from './fake-server.ts';

interface RenderOptions {
  locale?: Locale;
  config?: Partial<ShopConfig>;
  /** Whether the question about cookies is answered already; it stands over every page otherwise. */
  hasChosenCookies?: boolean;
}

export interface RenderedPage extends RenderResult {
  router: DataRouter;
  queryClient: QueryClient;
  user: UserEvent;
}

/** The whole shop at an address, as `main.tsx` starts it: `await renderPage('/shop?type=extract')`. */
export async function renderPage(
  address: string,
  { locale = 'de', config, hasChosenCookies = true }: RenderOptions = {},
): Promise<RenderedPage> {
  const shopConfig = { ...defaultShopConfig, ...config };
  connectApi(shopConfig);
  fakeServerUnlessGiven();
  if (hasChosenCookies) store('cm_consent_v1', { preferences: false, statistics: false, marketing: false });

  const queryClient = createQueryClient();
  // A failure is shown at once: no test waits for the pauses between retries.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });

  window.location.hash = address;
  const words = loadLanguage(locale);
  const router = createShopRouter();
  onTestFinished(() => router.dispose());
  await Promise.all([words, whenReady(router), fetchOverlays()]);

  const rendered = render(
    <Providers config={shopConfig} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...rendered, router, queryClient, user: userEvent.setup() };
}
