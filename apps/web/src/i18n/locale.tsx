import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { messageLoader } from './message-loader.ts';
import type { GermanMessages, Locale } from './messages.ts';

interface LocaleChoice {
  locale: Locale;
  /** Speaks the other language as soon as it is loaded; the page and its state stay. */
  chooseLocale(locale: Locale): void;
}

const LocaleContext = createContext<LocaleChoice | null>(null);

export function useLocaleChoice(): LocaleChoice {
  const choice = use(LocaleContext);
  if (!choice) throw new Error('useLocaleChoice needs a LocaleProvider around it.');
  return choice;
}

interface LocaleProviderProps {
  /** Called with every choice: remembers it and has it loaded. */
  onChoose(locale: Locale): void;
  children: ReactNode;
}

export function LocaleProvider({ onChoose, children }: LocaleProviderProps) {
  const { locale, messages } = useSyncExternalStore(messageLoader.subscribe, messageLoader.read, messageLoader.read);
  const choice = useMemo(() => ({ locale, chooseLocale: onChoose }), [locale, onChoose]);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <LocaleContext value={choice}>
      {/* The German sentences are literal types, so that their placeholders are checked; the English ones differ. */}
      <IntlProvider locale={locale} messages={messages as GermanMessages} timeZone="Europe/Berlin">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
