import { defaultShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { loadLanguage, Providers } from '#app/providers.tsx';
import { createShopRouter, whenReady } from '#app/router.tsx';
import type { Locale } from '#i18n/messages.ts';
import { connectApi } from '#lib/api.ts';
import { createQueryClient } from '#lib/query-client.ts';

interface RenderOptions {
  locale?: Locale;
  config?: Partial<ShopConfig>;
}

interface RenderedPage extends RenderResult {
  router: DataRouter;
  user: UserEvent;
}

/** The whole shop at an address, as `main.tsx` starts it: `await renderPage('/shop?type=extract')`. */
export async function renderPage(
  address: string,
  { locale = 'de', config }: RenderOptions = {},
): Promise<RenderedPage> {
  const shopConfig = { ...defaultShopConfig, ...config };
  connectApi(shopConfig);

  const queryClient = createQueryClient();
  // A failure is shown at once: no test waits for the pauses between retries.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });

  window.location.hash = address;
  const router = createShopRouter();
  onTestFinished(() => router.dispose());
  const [messages] = await Promise.all([loadLanguage(locale), whenReady(router)]);

  const rendered = render(
    <Providers config={shopConfig} language={{ locale, messages }} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...rendered, router, user: userEvent.setup() };
}
