import type { AreaName } from './areas.ts';
import { type Locale, loadPart, type Messages, type Part } from './messages.ts';

/** The messages on the screen: one language, as far as its areas were needed. */
export interface ActiveMessages {
  locale: Locale;
  messages: Partial<Messages>;
}

/** Holds the active language and loads the messages that are missing; `load` fetches one part. */
export function createMessageLoader(load: (part: Part, locale: Locale) => Promise<Partial<Messages>>) {
  const loaded: Record<Locale, { parts: Set<Part>; messages: Partial<Messages> }> = {
    de: { parts: new Set(), messages: {} },
    en: { parts: new Set(), messages: {} },
  };
  const needed = new Set<Part>(['everyScreen']);
  const listeners = new Set<() => void>();
  let wanted: Locale = 'de';
  let active: ActiveMessages = { locale: wanted, messages: {} };

  /** Switches once everything needed is loaded. If the language is chosen again meanwhile, the last choice wins. */
  async function loadMissing(areas: readonly AreaName[]): Promise<void> {
    for (;;) {
      const locale = wanted;
      const { parts } = loaded[locale];
      const missing = [...needed, ...areas].filter((part) => !parts.has(part));
      if (missing.length === 0) break;
      await Promise.all(missing.map((part) => loadOne(part, locale)));
    }
    for (const area of areas) needed.add(area);
    activate();
  }

  async function loadOne(part: Part, locale: Locale): Promise<void> {
    const messages = await load(part, locale);
    // Into the same object: an area that comes later is told to nobody, or everything on the screen would be drawn anew for it.
    Object.assign(loaded[locale].messages, messages);
    loaded[locale].parts.add(part);
  }

  function activate(): void {
    const { messages } = loaded[wanted];
    if (active.locale === wanted && active.messages === messages) return;
    active = { locale: wanted, messages };
    for (const listener of listeners) listener();
  }

  return {
    /** Switches the language, with every area that was needed so far. Rejects when it cannot be loaded. */
    async setLocale(locale: Locale): Promise<void> {
      wanted = locale;
      try {
        await loadMissing([]);
      } catch (error) {
        if (wanted === locale) wanted = active.locale;
        throw error;
      }
    },

    /** Settles when these areas are loaded; from then on every change of the language loads them too. */
    loadAreas: (areas: readonly AreaName[]): Promise<void> => loadMissing(areas),

    // For `useSyncExternalStore`.
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (): ActiveMessages => active,
  };
}

/** One for the whole shop, outside of React: the router loads screens and their messages together. */
export const messageLoader = createMessageLoader(loadPart);

/** Loads a part of the shop together with its messages: `lazy(() => withAreas(['signIn'], () => import('…')))`. */
export async function withAreas<Module>(areas: readonly AreaName[], load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), messageLoader.loadAreas(areas)]);
  return module;
}
