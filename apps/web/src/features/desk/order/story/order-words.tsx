import type { DeskOrder } from '@shop/contract/desk/orders';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useWhoWords } from '#domain/desk/order/use-story-words.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './order-words.module.css';

interface Words {
  at: string;
  from: 'patient' | 'pharmacy' | 'house';
  head: string;
  text: string;
}

/** What patient and pharmacy wrote to each other, and what stays in the house: notes and calls. Oldest first. */
export function OrderWords({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskStory.words');
  const words = useWords(order);
  return (
    <section aria-label={t('title')}>
      {words.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      <ol className={styles.words}>
        {words.map(({ at, from, head, text }) => (
          <li key={`${at} ${head} ${text}`} className={joinClasses(styles.said, styles[from])}>
            <small>{head}</small>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useWords({ story, notes }: DeskOrder): Words[] {
  const t = useTranslations('deskStory.words');
  const locale = useLocale();
  const whoWords = useWhoWords();
  const messages = story.flatMap((entry): Words[] => {
    const { at, by, message } = entry;
    if (!message) return [];
    const from = by === 'patient' ? 'patient' : 'pharmacy';
    return [{ at, from, head: t(from, { who: whoWords(entry), moment: shortMoment(at, locale) }), text: message }];
  });
  const kept = notes.map(({ at, by, call, text }): Words => {
    const who = { who: by, moment: shortMoment(at, locale) };
    return { at, from: 'house', head: call ? t('call', { ...call, ...who }) : t('internal', who), text };
  });
  return [...messages, ...kept].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
