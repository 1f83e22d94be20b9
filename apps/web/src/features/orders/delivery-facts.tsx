import { useLocale, useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { formatDate } from '#lib/format.ts';
import { Fact } from '#ui/facts.tsx';
import { FactGroup, FactLines } from './fact-group.tsx';
import { formatMoment } from './format-moment.ts';
import type { Order } from './order.ts';

export function DeliveryFacts({ order: { shipping } }: { order: Order }) {
  const t = useTranslations('orders.delivery');
  const locale = useLocale();
  const { pharmacy } = useShopConfig();
  const type = shipping.type && t(shipping.type);
  const isPickup = shipping.type === 'selfPickUp';
  // A pickup's name is the pharmacy. That of a delivery repeats its kind, in German whatever the reader's language.
  const name = isPickup || !type ? shipping.name : null;

  return (
    <FactGroup title={t('title')}>
      {(type || name) && (
        <Fact name={t('type')}>
          <FactLines lines={[type, name].filter((line) => line !== null)} />
        </Fact>
      )}
      {shipping.pharmacyAddress.length > 0 && (
        <Fact name={t('pharmacy')}>
          <FactLines lines={shipping.pharmacyAddress} />
        </Fact>
      )}
      {isPickup && pharmacy.openingHours && (
        <Fact name={t('hours')}>
          <span lang={pharmacy.openingHoursEn ? undefined : 'de'}>{pharmacy.openingHours}</span>
        </Fact>
      )}
      {!isPickup && shipping.deliveryAddress.length > 0 && (
        <Fact name={t('address')}>
          <FactLines lines={shipping.deliveryAddress} />
        </Fact>
      )}
      {!isPickup && shipping.isExternal !== null && (
        <Fact name={t('by')}>{t(shipping.isExternal ? 'carrier' : 'ourselves')}</Fact>
      )}
      {shipping.trackingUrl && (
        <Fact name={t('tracking')}>
          <a href={shipping.trackingUrl} target="_blank" rel="noopener noreferrer">
            {t('track')}
          </a>
        </Fact>
      )}
      {shipping.estimatedDeliveryDate && (
        <Fact name={t('estimated')}>{formatDate(shipping.estimatedDeliveryDate, locale)}</Fact>
      )}
      {shipping.deadline && (
        <Fact name={t('deadline')}>
          <DeadlineWords {...shipping.deadline} />
        </Fact>
      )}
      {shipping.readyForPickupAt && <Fact name={t('ready')}>{formatDate(shipping.readyForPickupAt, locale)}</Fact>}
    </FactGroup>
  );
}

/** What the terms agree: so many working days from when we wait for nothing any more. */
function DeadlineWords({ workingDays: days, since, dueAt }: NonNullable<Order['shipping']['deadline']>) {
  const t = useTranslations('orders.delivery');
  const locale = useLocale();
  if (!since || !dueAt) return t('deadlineRests', { days });
  return t('deadlineRuns', { days, since: formatMoment(since, locale), due: formatMoment(dueAt, locale) });
}
