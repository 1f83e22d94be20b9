import { type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { type DrawnFor, DrawnForContext } from '#domain/session/drawn-for.ts';
import { ShopConfigContext } from '#domain/shop/shop-config.ts';
import { LocaleProvider } from '#i18n/locale.tsx';
import { messageLoader } from '#i18n/message-loader.ts';
import type { Locale } from '#i18n/messages.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { warn } from '#lib/log.ts';
import { store } from '#lib/storage.ts';

interface ProvidersProps {
  config: ShopConfig;
  queryClient: QueryClient;
  /** Where the screen stands already, whom it was drawn for. */
  drawnFor?: DrawnFor | undefined;
  children: ReactNode;
}

/** What every screen may ask for: the config, the language and the server's data. */
export function Providers({ config, queryClient, drawnFor = 'everybody', children }: ProvidersProps) {
  return (
    <LocaleProvider onChoose={chooseLocale}>
      <ConfigProvider config={config}>
        <DrawnForContext value={drawnFor}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </DrawnForContext>
      </ConfigProvider>
    </LocaleProvider>
  );
}

function ConfigProvider({ config, children }: Pick<ProvidersProps, 'config' | 'children'>) {
  const locale = useLocale();
  const told = useMemo(() => shopConfigIn(config, locale), [config, locale]);
  return <ShopConfigContext value={told}>{children}</ShopConfigContext>;
}

let lastAsked: Locale | null = null;

/** One that waits for a connection does not come after another one has been chosen. */
export function loadLanguage(locale: Locale): Promise<void> {
  lastAsked = locale;
  return importOrReload(async () => {
    if (lastAsked === locale) await messageLoader.setLocale(locale);
  });
}

function chooseLocale(locale: Locale): void {
  store('locale', locale);
  loadLanguage(locale).catch((error: unknown) => warn('The language could not be loaded.', error));
}
