import { useTranslations } from 'use-intl';
import { FirstPicture } from '#ui/first-picture.tsx';
import { FirstText } from '#ui/first-text.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Text } from '#ui/text.tsx';
import facts from './post-facts.module.css';
import styles from './post-view.module.css';

interface PostSkeletonProps {
  unnamed: string;
  /** In the place of the date, where nothing pushes it down. */
  loading: string;
}

/** A post before it is there: title, lead and picture come first, to where the post itself has them. */
export function PostSkeleton({ unnamed, loading }: PostSkeletonProps) {
  const t = useTranslations('content.blog');
  return (
    <>
      <header className={joinClasses('wrap', styles.head)}>
        <p className={facts.facts} role="status">
          {loading}
        </p>
        <h1>
          <FirstText name="title">{unnamed}</FirstText>
        </h1>
        <Text size="lead" isHyphenated className={joinClasses(styles.excerpt, styles.first)}>
          <FirstText name="excerpt" />
        </Text>
        <Text size="small" className={joinClasses(styles.author, styles.first)}>
          <FirstText name="author" pattern={t('by', { author: '{}' })} />
        </Text>
      </header>
      <figure className={joinClasses('wrap', styles.figure, styles.first)}>
        <div className={styles.cover}>
          <FirstPicture />
        </div>
        <Text as="figcaption" size="small" tone="faint">
          {t('illustration')}
        </Text>
      </figure>
    </>
  );
}
