import { useTranslations } from 'use-intl';
import { LegalBody, type LegalBodyProps, useLegalVersion } from '#features/content/legal/legal-body.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { usePageDescription } from '../use-page-description.ts';
import { usePageTitle } from '../use-page-title.ts';

/** A page that shows a legal text and nothing else. */
export function LegalPage(props: LegalBodyProps) {
  const { name, language } = props;
  const title = useTranslations('pages.titles')(name);
  usePageTitle(title);
  usePageDescription(useTranslations('legal.descriptions')(name));

  return (
    <div className="wrap">
      <PageHead title={title} lead={useLegalVersion(name, language)} />
      <LegalBody {...props} />
    </div>
  );
}
