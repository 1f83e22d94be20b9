import Truck from 'lucide-react/icons/truck';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoney, formatTime } from '#lib/format.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import styles from './next-action-callout.module.css';
import type { Order } from './order.ts';
import { reasonOf } from './timeline.ts';

export function OnItsWay({ order: { shipping } }: { order: Order }) {
  const t = useTranslations('orders.next');
  return (
    <>
      <p>{t(shipping.type === 'standard' ? 'parcelOnItsWay' : 'onItsWay')}</p>
      {shipping.trackingUrl && (
        <ButtonAnchor icon={<Truck />} href={shipping.trackingUrl} target="_blank" rel="noopener noreferrer">
          {t('track')}
        </ButtonAnchor>
      )}
    </>
  );
}

/** A withdrawal that the pharmacy has still to answer. */
export function Withdrawn({ declaredAt }: { declaredAt: string }) {
  const t = useTranslations('orders.next.withdrawn');
  const locale = useLocale();
  return (
    <>
      <Subheading isBold>{t('title')}</Subheading>
      <p>{t('text', { date: formatDate(declaredAt, locale), time: formatTime(declaredAt, locale) })}</p>
    </>
  );
}

export function PickUp({ order: { shipping, payment, totalCents } }: { order: Order }) {
  const t = useTranslations('orders.next');
  const locale = useLocale();
  const address = shipping.pharmacyAddress.join(', ');
  return (
    <>
      <p>{address ? t('pickUpAt', { address }) : t('pickUp')}</p>
      {payment.method === 'pickup' && !payment.paidAt && (
        <p>{t('payAtPickup', { amount: formatMoney(totalCents, locale) })}</p>
      )}
    </>
  );
}

/** What the pharmacy wrote when it ended the order. */
export function Reason({ order }: { order: Order }) {
  const t = useTranslations('orders.next');
  const reason = reasonOf(order);
  if (!reason) return null;
  return (
    <div>
      <Subheading isBold>{t('reason')}</Subheading>
      <p className={styles.written}>{reason}</p>
    </div>
  );
}

/** Until when the stock is kept. */
export function Hold({ order: { holdExpiresAt } }: { order: Order }) {
  const t = useTranslations('orders.next');
  const locale = useLocale();
  if (!holdExpiresAt) return null;
  const until = { date: formatDate(holdExpiresAt, locale), time: formatTime(holdExpiresAt, locale) };
  return <Text size="small">{t('hold', until)}</Text>;
}
