import { pharmacyName } from '@shop/contract/shop-config';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import styles from './visit-us.module.css';

interface VisitUsProps {
  children?: ReactNode;
}

/** Where the pharmacy is and when it is open; nothing where the shop does not know it. */
export function VisitUs({ children }: VisitUsProps) {
  const t = useTranslations('home');
  const config = useShopConfig();
  const { street, postalCode, city, openingHours, openingHoursEn } = config.pharmacy;
  const headingId = useId();
  if (!street) return null;
  return (
    <section aria-labelledby={headingId} className={styles.visit}>
      <h3 id={headingId}>{t('visit')}</h3>
      <address>
        {pharmacyName(config)}
        <br />
        {street}
        <br />
        {postalCode} {city}
      </address>
      {openingHours && (
        <p className={styles.hours}>
          {t.rich('openingHours', {
            hours: () => <span lang={openingHoursEn ? undefined : 'de'}>{openingHours}</span>,
          })}
        </p>
      )}
      {children}
    </section>
  );
}
