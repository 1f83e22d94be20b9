import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from '../preview.module.css';
import { useWarning } from '../use-warning.ts';
import { PostList } from './post-list.tsx';
import { useBlogIndex } from './use-blog-index.ts';

const postsShown = 3;

/** The first posts, for another page (HO-05). A failure is only logged: the page does without them. */
export function BlogPreview() {
  const t = useTranslations('home.previews');
  const headingId = useId();
  const { data, error } = useBlogIndex();
  useWarning('The blog preview could not be loaded.', error);

  if (error || data?.entries.length === 0) return null;
  return (
    <Stack
      as="section"
      gap={1.5}
      align="start"
      className={styles.preview}
      aria-labelledby={headingId}
      aria-busy={!data}
    >
      <h2 id={headingId}>{t('blog')}</h2>
      <div className={styles.posts}>
        {data && <PostList entries={data.entries.slice(0, postsShown)} language={data.language} heading="h3" />}
      </div>
      <ButtonLink to={linkTo('Blog')}>{t('allPosts')}</ButtonLink>
    </Stack>
  );
}
