import type { DeskOrder } from '@shop/contract/desk/orders';
import Printer from 'lucide-react/icons/printer';
import { useLocale, useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import styles from './returned-goods.module.css';
import { usePrintReturn } from './use-print-return.ts';

/** What was taken back of the order, why, and the paper that lies with the goods until somebody destroys them. */
export function ReturnedGoods({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskReturns.list');
  const locale = useLocale();
  const mayPrint = useHasRight('handOver') && !order.isOwn;
  const print = usePrintReturn(order.id);
  if (order.returns.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <ul className={styles.returns}>
        {order.returns.map(({ id, at, by, reason, lines, withDelivery, creditedCent, isHere }) => (
          <li key={id}>
            <b>
              {[
                ...order.lines.filter(({ position }) => lines.includes(position)).map(({ name }) => name),
                ...(withDelivery ? [t('delivery')] : []),
              ].join(', ')}
            </b>
            <span className={styles.amount}>{formatMoney(-creditedCent, locale)}</span>
            {reason && <p lang={order.language}>{reason}</p>}
            <small>
              {t('by', { moment: shortMoment(at, locale), who: by })}, {t(isHere ? 'here' : 'stays')}
            </small>
            {isHere && mayPrint && (
              <Button
                size="small"
                icon={<Printer aria-hidden="true" />}
                isBusy={print.isPending && print.variables === id}
                onClick={() => print.mutate(id)}
              >
                {t('print')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
