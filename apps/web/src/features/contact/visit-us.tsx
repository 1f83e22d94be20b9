import { pharmacyName } from '@shop/contract/shop-config';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';

/** Where the pharmacy is and when it is open; nothing where the shop does not know it. */
export function VisitUs() {
  const t = useTranslations('home');
  const config = useShopConfig();
  const { street, postalCode, city, openingHours, openingHoursEn } = config.pharmacy;
  const headingId = useId();
  if (!street) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('visit')}</h2>
      <address>
        {pharmacyName(config)}
        <br />
        {street}
        <br />
        {postalCode} {city}
      </address>
      {openingHours && (
        <p>
          {t.rich('openingHours', {
            hours: () => <span lang={openingHoursEn ? undefined : 'de'}>{openingHours}</span>,
          })}
        </p>
      )}
    </section>
  );
}
