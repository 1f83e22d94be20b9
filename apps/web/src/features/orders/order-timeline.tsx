import { type TimelineStep, timelineOf } from '@shop/contract/order-timeline';
import { useLocale, useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { formatMoment } from './format-moment.ts';
import type { Order } from './order.ts';
import styles from './order-timeline.module.css';
import { timelineFacts } from './timeline.ts';

/** How far the order has come, in the words that stand on every screen of the way. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders.timeline');
  const noteOf = useStageNote(order);

  return (
    <ol className={styles.timeline} aria-label={t('label')}>
      {timelineOf(timelineFacts(order)).map((step) => {
        const note = noteOf(step);
        return (
          <li
            key={step.name}
            className={joinClasses(styles[step.state])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <b>{t(step.name)}</b>
            {step.state === 'done' && <span className="visually-hidden"> ({t('done')})</span>}
            {note && <span className={styles.note}> {note}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** What is known about a step: when it was done, how far it has come, or how it will be. */
function useStageNote({ shipping }: Order): (step: TimelineStep) => string | null {
  const t = useTranslations('orders.timeline.note');
  const tDelivery = useTranslations('orders.delivery');
  const locale = useLocale();

  return ({ name, state, at, note }) => {
    const time = at && formatMoment(at, locale);
    if (note === 'sent') return time && t('sent', { time });
    if (note) return [t(note), time].filter(Boolean).join(' · ');
    if (state === 'ahead' && name === 'delivery') return shipping.type && tDelivery(shipping.type);
    return time;
  };
}
