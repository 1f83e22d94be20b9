import type { FoundOrder } from '@shop/contract/desk/queue';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import styles from './find-field.module.css';

interface FoundOrdersProps {
  found: readonly FoundOrder[] | undefined;
  isFailed: boolean;
  isSearching: boolean;
  addressOf: (code: string) => string;
  onLeave: () => void;
}

export function FoundOrders({ found = [], isFailed, isSearching, addressOf, onLeave }: FoundOrdersProps) {
  const t = useTranslations('deskTools.find');
  const lane = useTranslations('deskTools.lanes');
  const locale = useLocale();

  const told = noteOn({ isFailed, isSearching, isEmpty: found.length === 0 });

  return (
    <>
      <p role="status" className={told ? undefined : 'visually-hidden'}>
        {told ? t(told) : t('count', { count: found.length })}
      </p>
      <ul aria-label={t('results')}>
        {found.map((order) => (
          <li key={order.id}>
            <Link to={addressOf(order.code)} onClick={onLeave} className={styles.hit}>
              <b>{order.code}</b> <span>{order.patientName}</span>
              <small>
                {order.lane ? lane(order.lane) : t('over')}, {formatDate(order.createdAt, locale)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function noteOn({ isFailed, isSearching, isEmpty }: Record<'isFailed' | 'isSearching' | 'isEmpty', boolean>) {
  if (isFailed) return 'failed';
  if (isSearching) return 'searching';
  return isEmpty ? 'nothing' : null;
}
