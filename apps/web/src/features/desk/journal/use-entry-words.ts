import type { JournalEntry } from '@shop/contract/desk/journal';
import { useTranslations } from 'use-intl';

/** What an entry says, in words; a kind of entry that is newer than these words is named as it is recorded. */
export function useEntryWords(): (entry: JournalEntry) => string {
  const t = useTranslations('deskJournal');
  const story = useTranslations('deskStory.story');

  return ({ isRemoved, subject, what, detail }) => {
    if (isRemoved || what === null) return t('removed');
    if (subject !== 'order') {
      const key = `what.${what}` as 'what.changed';
      return t.has(key) ? t(key) : what;
    }
    const check = `check.${what}` as 'check.checksTicked';
    if (t.has(check)) return t(check);
    const key = (what === 'status' ? `status.${detail?.status}` : `events.${what}`) as 'events.paid';
    return story.has(key) ? story(key) : what;
  };
}
