import type { ShopConfig } from '@shop/contract/shop-config';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Messages } from '#i18n/de.ts';
import { LocaleProvider } from '#i18n/locale.tsx';
import { type Locale, loadMessages } from '#i18n/messages.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { ShopConfigContext } from '#lib/shop-config.ts';
import { store } from '#lib/storage.ts';

interface ProvidersProps {
  config: ShopConfig;
  language: { locale: Locale; messages: Messages };
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every screen may ask for: the config, the language and the server's data. */
export function Providers({ config, language, queryClient, children }: ProvidersProps) {
  return (
    <ShopConfigContext value={config}>
      <LocaleProvider initial={language} remember={rememberLocale} load={loadLanguage}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </LocaleProvider>
    </ShopConfigContext>
  );
}

export function loadLanguage(locale: Locale): Promise<Messages> {
  return importOrReload(() => loadMessages(locale));
}

function rememberLocale(locale: Locale): void {
  store('locale', locale);
}
