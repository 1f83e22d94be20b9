import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#lib/shop-config.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './page.module.css';

/** NA-04: leads on to the external calendar; the link is for a browser that blocks that. */
export default function BookingPage() {
  const t = useTranslations('pages');
  const { bookingUrl } = useShopConfig();
  usePageTitle(t('titles.booking'));

  useEffect(() => {
    // Replaced, so that the back button does not lead here and forward again.
    window.location.replace(bookingUrl);
  }, [bookingUrl]);

  return (
    <div className={styles.page}>
      <h1>{t('titles.booking')}</h1>
      <p className={styles.lead}>{t('booking.text')}</p>
      <p className={styles.links}>
        <ButtonAnchor variant="primary" size="large" href={bookingUrl} rel="noreferrer">
          {t('booking.link')}
        </ButtonAnchor>
      </p>
    </div>
  );
}
