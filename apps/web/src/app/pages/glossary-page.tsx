import { useTranslations } from 'use-intl';
import { UnfinishedPage } from './unfinished-page.tsx';

export default function GlossaryPage() {
  const t = useTranslations('pages.titles');
  return <UnfinishedPage title={t('glossary')} />;
}
