import ArrowRight from 'lucide-react/icons/arrow-right';
import CalendarCheck2 from 'lucide-react/icons/calendar-check-2';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { Text } from '#ui/text.tsx';
import styles from './contact-rows.module.css';

/** The three ways to the team: an appointment, the telephone, a mail (HO-04, CT-09). */
const row = { until: 'narrow', columns: 'auto minmax(0, 1fr) auto', gap: 1, align: 'center' } as const;

export function ContactRows({ hours }: { hours: string }) {
  const t = useTranslations('home.contact.left');
  const { phone, email } = useShopConfig();

  return (
    <div>
      <h3>{t('title')}</h3>
      {hours && <Text className={styles.hours}>{hours}</Text>}
      <ul className={styles.ways}>
        <li>
          <Columns as={Link} {...row} to={linkTo('Booking')} className={styles.row}>
            <Row icon={<CalendarCheck2 />} label={t('booking.label')} actionText={t('booking.actionText')} />
          </Columns>
        </li>
        <li>
          <Columns as="a" {...row} href={dialLink(phone)} className={styles.row}>
            <Row icon={<Phone />} label={t('phone.label')} actionText={phone} />
          </Columns>
        </li>
        <li>
          <Columns as="a" {...row} href={`mailto:${email}`} className={styles.row}>
            <Row icon={<Mail />} label={t('email.label')} actionText={email} />
          </Columns>
        </li>
      </ul>
    </div>
  );
}

function Row({ icon, label, actionText }: { icon: ReactNode; label: string; actionText: string }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b>{label}</b>{' '}
        <Text as="span" size="small">
          {actionText}
        </Text>
      </span>
      <ArrowRight />
    </>
  );
}
