import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { isOpening, type StoryEntry, type StoryStep } from './story-steps.ts';

interface StoryWords {
  what: string;
  /** When and by whom. */
  by: string;
}

/** A step of an order in words; never the names that the server has for it. */
export function useStoryWords(): (step: StoryStep) => StoryWords {
  const t = useTranslations('deskStory.story');
  const locale = useLocale();
  const whoWords = useWhoWords();

  return useCallback(
    ({ entry, count }) => ({
      what: whatWords(t, entry, count),
      by: t('by', { moment: shortMoment(entry.at, locale), who: whoWords(entry) }),
    }),
    [t, locale, whoWords],
  );
}

function whatWords(t: ReturnType<typeof useTranslations<'deskStory.story'>>, entry: StoryEntry, count: number): string {
  const { what, status } = entry;
  if (isOpening(entry)) return t('opened', { count });
  if (what === 'status' && status) return t(`status.${status}`);
  const known = `events.${what}` as 'events.other';
  return t(t.has(known) ? known : 'events.other');
}

/** Who did it, by name where it was a colleague. */
export function useWhoWords(): (entry: Pick<StoryEntry, 'by' | 'name'>) => string {
  const t = useTranslations('deskStory.story');
  return useCallback(({ by, name }) => name ?? t(by), [t]);
}
