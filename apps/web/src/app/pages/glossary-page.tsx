import Languages from 'lucide-react/icons/languages';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Callout } from '#features/content/callout.tsx';
import { DrawnAhead } from '#features/content/drawn-ahead.tsx';
import { GlossaryTop } from '#features/content/glossary/glossary-top.tsx';
import { GlossaryView } from '#features/content/glossary/glossary-view.tsx';
import { useGlossary } from '#features/content/glossary/use-glossary.ts';
import { LoadingText } from '#features/content/loading-text.tsx';
import { foreignLanguage } from '#features/content/text-language.ts';
import { useLateAnchor } from '#features/content/use-late-anchor.ts';
import { PageHead } from '#ui/page-head.tsx';
import { usePageDescription } from '../use-page-description.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function GlossaryPage() {
  const title = useTranslations('pages.titles')('glossary');
  const t = useTranslations('content');
  const { data: glossary, isError, isFetching, refetch } = useGlossary();
  const [isLate] = useState(glossary === undefined);
  const locale = useLocale();
  usePageTitle(title);
  usePageDescription(t('glossary.description'));
  useLateAnchor(Boolean(glossary));

  const heading = <PageHead title={title} lead={t('glossary.lead')} />;
  if (glossary) {
    const foreign = foreignLanguage(glossary.language, locale);
    return (
      <div>
        <GlossaryView
          glossary={glossary}
          language={foreign}
          heading={heading}
          isLate={isLate}
          note={foreign && <Callout icon={<Languages />}>{t('glossary.onlyInGerman')}</Callout>}
        />
      </div>
    );
  }

  const message = isError ? t('glossary.failed') : t('glossary.missing');
  const hasFailed = isError || glossary === null;
  return (
    <div>
      <GlossaryTop heading={heading} />
      {!hasFailed && <DrawnAhead />}
      <div className="wrap">
        <LoadingText
          text={hasFailed ? '' : t('loading')}
          failure={
            hasFailed
              ? { message, retryLabel: t('retry'), isRetrying: isFetching, onRetry: () => void refetch() }
              : undefined
          }
        />
      </div>
    </div>
  );
}
