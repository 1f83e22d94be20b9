import { useTranslations } from 'use-intl';

/** What is printed on the containers, to be compared with what lies there. */
export function Labels({ order: { labels } }: { order: { labels: string[] } }) {
  const t = useTranslations('deskHandover');
  return (
    labels.length > 0 && <small lang="de">{t('labels', { count: labels.length, labels: labels.join('; ') })}</small>
  );
}
