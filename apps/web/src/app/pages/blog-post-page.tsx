import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { FurtherPosts } from '#features/content/blog/further-posts.tsx';
import { PostSkeleton } from '#features/content/blog/post-skeleton.tsx';
import { PostView } from '#features/content/blog/post-view.tsx';
import { PostNotFound, usePost } from '#features/content/blog/use-post.ts';
import { LoadingText } from '#features/content/loading-text.tsx';
import { useLateAnchor } from '#features/content/use-late-anchor.ts';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageDescription } from '../use-page-description.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './text-page.module.css';

export default function BlogPostPage() {
  const unnamed = useTranslations('pages.titles')('blogPost');
  const t = useTranslations('content');
  const errorText = useErrorText();
  const { slug = '' } = useParams();
  const { data: post, error, isFetching, refetch } = usePost(slug);
  usePageTitle(post?.title ?? unnamed);
  usePageDescription(post?.excerpt ?? '');
  useLateAnchor(post !== undefined);

  const failure = error && {
    message:
      error instanceof PostNotFound ? t('blog.postNotFound') : t('blog.postFailed', { message: errorText(error) }),
    retryLabel: t('retry'),
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };

  return (
    <div>
      <div className={joinClasses('wrap', 'screen-only', styles.back)}>
        <ButtonLink variant="ghost" icon={<ArrowLeft />} to={linkTo('Blog')}>
          {t('blog.back')}
        </ButtonLink>
      </div>
      {post ? (
        <PostView post={post} />
      ) : (
        <div className={styles.waiting}>
          <PostSkeleton unnamed={unnamed} loading={t('loading')} />
          {failure && (
            <div className={joinClasses('wrap', styles.failure)}>
              <LoadingText text="" failure={failure} />
            </div>
          )}
        </div>
      )}
      {post && <FurtherPosts slug={slug} />}
    </div>
  );
}
