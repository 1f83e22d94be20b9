import { germanTime } from '@shop/contract/desk/german-time';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { ageOn } from './age-on.ts';
import styles from './order-head.module.css';

/** Whose order it is, and how it reaches them. */
export function PatientLine({ order, now }: { order: DeskOrder; now: Date }) {
  const t = useTranslations('deskOrder');
  const wayName = useTranslations('deskTools.ways');
  const { name, birthDate, deliveryAddress } = order.person;
  return (
    <p className={styles.patient}>
      <b>{t('patient', { name, age: ageOn(birthDate, germanTime(now).day) })}</b>
      <span>
        {wayName(order.shipping.type)} · {deliveryAddress.postalCode} {deliveryAddress.city}
      </span>
    </p>
  );
}
