import Languages from 'lucide-react/icons/languages';
import { useLocale, useTranslations } from 'use-intl';
import { PostList } from '#features/content/blog/post-list.tsx';
import { useBlogIndex } from '#features/content/blog/use-blog-index.ts';
import { Callout } from '#features/content/callout.tsx';
import { DrawnAhead } from '#features/content/drawn-ahead.tsx';
import { LoadingText } from '#features/content/loading-text.tsx';
import { foreignLanguage } from '#features/content/text-language.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Text } from '#ui/text.tsx';
import { usePageDescription } from '../use-page-description.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './text-page.module.css';

export default function BlogPage() {
  const title = useTranslations('pages.titles')('blog');
  const t = useTranslations('content');
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useBlogIndex();
  usePageTitle(title);
  usePageDescription(t('blog.description'));

  return (
    <div className="wrap">
      <PageHead title={title} lead={t('blog.lead')} />
      {!data && !error && <DrawnAhead />}
      {!data && (
        <LoadingText
          text={t('loading')}
          failure={
            error
              ? {
                  message: t('blog.failed'),
                  retryLabel: t('retry'),
                  isRetrying: isFetching,
                  onRetry: () => void refetch(),
                }
              : undefined
          }
        />
      )}
      {data && foreignLanguage(data.language, locale) && data.entries.length > 0 && (
        <div className={styles.note}>
          <Callout icon={<Languages />}>{t('blog.germanList')}</Callout>
        </div>
      )}
      {data?.entries.length === 0 && <Text>{t('blog.empty')}</Text>}
      {data && <PostList entries={data.entries} language={data.language} hasLead />}
    </div>
  );
}
