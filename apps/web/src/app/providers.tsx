import type { ShopConfig } from '@shop/contract/shop-config';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LocaleProvider } from '#i18n/locale.tsx';
import type { Locale } from '#i18n/messages.ts';
import { speech } from '#i18n/speech.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { warn } from '#lib/log.ts';
import { ShopConfigContext } from '#lib/shop-config.ts';
import { store } from '#lib/storage.ts';

interface ProvidersProps {
  config: ShopConfig;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every screen may ask for: the config, the language and the server's data. */
export function Providers({ config, queryClient, children }: ProvidersProps) {
  return (
    <ShopConfigContext value={config}>
      <LocaleProvider onChoose={chooseLocale}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </LocaleProvider>
    </ShopConfigContext>
  );
}

export function speakLanguage(locale: Locale): Promise<void> {
  return importOrReload(() => speech.speak(locale));
}

function chooseLocale(locale: Locale): void {
  store('locale', locale);
  speakLanguage(locale).catch((error: unknown) => warn('The language could not be loaded.', error));
}
