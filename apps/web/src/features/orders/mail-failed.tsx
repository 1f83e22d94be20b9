import MailX from 'lucide-react/icons/mail-x';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Notice } from '#ui/notice.tsx';
import { formatMoment } from './format-moment.ts';

/** Whoever waits for a mail that cannot come learns it where they look next. */
export function MailFailed({ at }: { at: string }) {
  const t = useTranslations('orders.mailFailed');
  const locale = useLocale();
  return (
    <Notice tone="warn" icon={<MailX aria-hidden="true" />}>
      <p>
        <b>{t('title')}</b>{' '}
        {t.rich('text', {
          moment: formatMoment(at, locale),
          profile: (words) => <Link to={linkTo('Profile')}>{words}</Link>,
        })}
      </p>
    </Notice>
  );
}
