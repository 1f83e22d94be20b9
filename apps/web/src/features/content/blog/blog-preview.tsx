import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import styles from '../preview.module.css';
import { Preview } from '../preview.tsx';
import { useWarning } from '../use-warning.ts';
import { PostList } from './post-list.tsx';
import { useBlogIndex } from './use-blog-index.ts';

const postsShown = 3;

/** The first posts, for another page (HO-05). A failure is only logged: the page does without them. */
export function BlogPreview() {
  const t = useTranslations('home.previews');
  const { data, error } = useBlogIndex();
  useWarning('The blog preview could not be loaded.', error);

  if (error || data?.entries.length === 0) return null;
  return (
    <Preview heading={t('blog')} isLoading={!data} to={linkTo('Blog')} linkLabel={t('allPosts')}>
      <div className={styles.posts}>
        {data && <PostList entries={data.entries.slice(0, postsShown)} language={data.language} heading="h3" />}
      </div>
    </Preview>
  );
}
