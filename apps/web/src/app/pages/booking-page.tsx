import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './page.module.css';

/** NA-04: leads on to the external calendar; the link is for a browser that blocks that. */
export default function BookingPage() {
  const t = useTranslations('pages');
  const { bookingUrl, phone } = useShopConfig();
  usePageTitle(t('titles.booking'));

  useEffect(() => {
    // Replaced, so that the back button does not lead here and forward again.
    window.location.replace(bookingUrl);
  }, [bookingUrl]);

  return (
    <div className={styles.page}>
      <h1>{t('titles.booking')}</h1>
      <Text size="lead" isMeasured className={styles.lead}>
        {t('booking.text', { host: URL.canParse(bookingUrl) ? new URL(bookingUrl).host : bookingUrl })}
      </Text>
      <Text isMeasured className={styles.lead}>
        {t.rich('booking.note', { phone: () => <a href={dialLink(phone)}>{phone}</a> })}
      </Text>
      <p className={styles.links}>
        <ButtonAnchor variant="primary" size="large" icon={<ExternalLink />} href={bookingUrl} rel="noreferrer">
          {t('booking.link')}
        </ButtonAnchor>
      </p>
    </div>
  );
}
