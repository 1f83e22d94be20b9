import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { WhenNear } from '#ui/when-near.tsx';
import styles from './further-posts.module.css';
import { PostList } from './post-list.tsx';
import { useBlogIndex } from './use-blog-index.ts';

/** How many other posts stand below this one. */
const furtherPosts = 3;

/** The newest other posts, asked for when somebody has read so far. */
export function FurtherPosts({ slug }: { slug: string }) {
  return (
    <WhenNear key={slug} name={`posts beside ${slug}`}>
      <OtherPosts slug={slug} />
    </WhenNear>
  );
}

/** Nothing when the list cannot be loaded. */
function OtherPosts({ slug }: { slug: string }) {
  const t = useTranslations('content.blog');
  const { data } = useBlogIndex();
  const others = data?.entries.filter((entry) => entry.slug !== slug).slice(0, furtherPosts) ?? [];
  if (!data || others.length === 0) return null;

  return (
    <section className={joinClasses('wrap', 'screen-only', styles.further)} aria-labelledby="further-posts">
      <h2 id="further-posts">{t('further')}</h2>
      <PostList entries={others} language={data.language} heading="h3" />
    </section>
  );
}
