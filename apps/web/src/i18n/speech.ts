import type { AreaName } from './areas.ts';
import { type Locale, loadPart, type Messages, type Part } from './messages.ts';

/** What the interface can say right now: a language, as far as it was needed. */
export interface Spoken {
  locale: Locale;
  messages: Partial<Messages>;
}

/** Keeps the language that is spoken and loads what is missing of it; `load` fetches one part. */
export function createSpeech(load: (part: Part, locale: Locale) => Promise<Partial<Messages>>) {
  const known: Record<Locale, { parts: Set<Part>; messages: Partial<Messages> }> = {
    de: { parts: new Set(), messages: {} },
    en: { parts: new Set(), messages: {} },
  };
  const needed = new Set<Part>(['everyScreen']);
  const listeners = new Set<() => void>();
  let wanted: Locale = 'de';
  let spoken: Spoken = { locale: wanted, messages: {} };

  /** Changes what is spoken once all of it is there. Whoever changes their mind meanwhile gets the last choice. */
  async function catchUp(areas: readonly AreaName[]): Promise<void> {
    for (;;) {
      const locale = wanted;
      const { parts } = known[locale];
      const missing = [...needed, ...areas].filter((part) => !parts.has(part));
      if (missing.length === 0) break;
      await Promise.all(missing.map((part) => learn(part, locale)));
    }
    for (const area of areas) needed.add(area);
    speakWhatIsKnown();
  }

  async function learn(part: Part, locale: Locale): Promise<void> {
    const messages = await load(part, locale);
    known[locale].messages = { ...known[locale].messages, ...messages };
    known[locale].parts.add(part);
  }

  function speakWhatIsKnown(): void {
    const { messages } = known[wanted];
    if (spoken.locale === wanted && spoken.messages === messages) return;
    spoken = { locale: wanted, messages };
    for (const listener of listeners) listener();
  }

  return {
    /** Speaks another language, in every area that was needed so far. Rejects when it cannot be loaded. */
    async speak(locale: Locale): Promise<void> {
      wanted = locale;
      try {
        await catchUp([]);
      } catch (error) {
        if (wanted === locale) wanted = spoken.locale;
        throw error;
      }
    },

    /** Settles when these areas can be spoken; from then on every change of the language brings them along. */
    need: (areas: readonly AreaName[]): Promise<void> => catchUp(areas),

    // For `useSyncExternalStore`.
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (): Spoken => spoken,
  };
}

/** The shop's one voice: screens are loaded outside of React, and their words with them. */
export const speech = createSpeech(loadPart);

/** Loads a part of the shop together with its words: `lazy(() => withAreas(['signIn'], () => import('…')))`. */
export async function withAreas<Module>(areas: readonly AreaName[], load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), speech.need(areas)]);
  return module;
}
