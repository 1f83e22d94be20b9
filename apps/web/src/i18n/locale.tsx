import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useRef, useState } from 'react';
import { IntlProvider } from 'use-intl';
import type de from './de.ts';
import type { Messages } from './de.ts';
import type { Locale } from './messages.ts';

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
  initial: { locale: Locale; messages: Messages };
  /** Called with every choice, before its language is loaded. */
  remember(locale: Locale): void;
  load(locale: Locale): Promise<Messages>;
  children: ReactNode;
}

export function LocaleProvider({ initial, remember, load, children }: LocaleProviderProps) {
  const [{ locale, messages }, setSpoken] = useState(initial);
  const wanted = useRef(initial.locale);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const choice = useMemo<LocaleChoice>(() => {
    async function speak(next: Locale) {
      const loaded = await load(next);
      // Somebody who changes their mind meanwhile gets the last choice, not the slowest.
      if (wanted.current === next) startTransition(() => setSpoken({ locale: next, messages: loaded }));
    }

    return {
      locale,
      chooseLocale(next) {
        wanted.current = next;
        remember(next);
        void speak(next);
      },
    };
  }, [locale, remember, load]);

  return (
    <LocaleContext value={choice}>
      {/* The German sentences are literal types, so that their placeholders are checked; the English ones differ. */}
      <IntlProvider locale={locale} messages={messages as typeof de} timeZone="Europe/Berlin">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
