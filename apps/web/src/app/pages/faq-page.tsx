import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { DrawnAhead } from '#features/content/drawn-ahead.tsx';
import { FaqAccordion } from '#features/content/faq/faq-accordion.tsx';
import { useFaq } from '#features/content/faq/use-faq.ts';
import { LoadingText } from '#features/content/loading-text.tsx';
import { useLateAnchor } from '#features/content/use-late-anchor.ts';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Text } from '#ui/text.tsx';
import { usePageDescription } from '../use-page-description.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './text-page.module.css';

export default function FaqPage() {
  const title = useTranslations('pages.titles')('faq');
  const t = useTranslations('content');
  const locale = useLocale();
  const { data: sections, error, isFetching, refetch } = useFaq();
  usePageTitle(title);
  usePageDescription(t('faq.description'));
  useLateAnchor(sections !== undefined);

  return (
    <div className={joinClasses('wrap', styles.narrow)}>
      <PageHead
        title={title}
        lead={t.rich('faq.lead', { contact: (words) => <Link to={linkTo('Contact')}>{words}</Link> })}
      />
      {!sections && !error && <DrawnAhead />}
      {!sections && (
        <LoadingText
          text={t('loading')}
          failure={
            error
              ? {
                  message: t('faq.failed'),
                  retryLabel: t('retry'),
                  isRetrying: isFetching,
                  onRetry: () => void refetch(),
                }
              : undefined
          }
        />
      )}
      {sections?.length === 0 && <Text>{t('faq.empty')}</Text>}
      {/* In another language they are other questions: the first is open again. */}
      {sections && <FaqAccordion key={locale} sections={sections} />}
    </div>
  );
}
