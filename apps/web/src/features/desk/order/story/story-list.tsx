import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { storySteps } from '#domain/desk/order/story-steps.ts';
import { useStoryWords } from '#domain/desk/order/use-story-words.ts';
import styles from './story-list.module.css';

/** What happened to the order, by whom and when, oldest first. */
export function StoryList({ story }: Pick<DeskOrder, 'story'>) {
  const t = useTranslations('deskStory.story');
  const wordsOf = useStoryWords();
  return (
    <section aria-label={t('title')}>
      <ol className={styles.path}>
        {storySteps(story).map((step, index) => {
          const { what, by } = wordsOf(step);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end.
            <li key={index}>
              {what} <small>{by}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
