import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Segments } from '#ui/segments.tsx';

/** The two parts of data protection: what people ask for, and what goes by itself. */
export function PrivacyMenu({ opened }: { opened: 'requests' | 'retention' }) {
  const t = useTranslations('deskPrivacy.parts');
  return (
    <Segments as="nav" isSmall aria-label={t('label')}>
      <Link to={linkTo('DeskPrivacy')} aria-current={opened === 'requests' && 'page'}>
        {t('requests')}
      </Link>
      <Link to={linkTo('DeskRetention')} aria-current={opened === 'retention' && 'page'}>
        {t('retention')}
      </Link>
    </Segments>
  );
}
