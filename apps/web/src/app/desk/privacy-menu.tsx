import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Segments } from '#ui/segments.tsx';
import styles from './privacy-menu.module.css';

const parts = [
  { part: 'requests', route: 'DeskPrivacy' },
  { part: 'retention', route: 'DeskRetention' },
] as const;

/** The two parts of data protection: what people ask for, and what goes by itself. */
export function PrivacyMenu({ opened }: { opened: (typeof parts)[number]['part'] }) {
  const t = useTranslations('deskPrivacy.parts');
  return (
    <Segments as="nav" isSmall className={styles.menu} aria-label={t('label')}>
      {parts.map(({ part, route }) => (
        <Link key={part} to={linkTo(route)} aria-current={part === opened ? 'page' : undefined}>
          {t(part)}
        </Link>
      ))}
    </Segments>
  );
}
