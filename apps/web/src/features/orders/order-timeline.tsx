import { useLocale, useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { formatMoment } from './format-moment.ts';
import type { Order } from './order.ts';
import styles from './order-timeline.module.css';
import { type TimelineStep, timelineOf } from './timeline.ts';

/** How far the order has come, in the words that stand on every screen of the way. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders.timeline');
  const nameOf = useStageName(order);
  const noteOf = useStageNote(order);

  return (
    <ol className={styles.timeline} aria-label={t('label')}>
      {timelineOf(order).map((step) => {
        const note = noteOf(step);
        return (
          <li
            key={step.name}
            className={joinClasses(styles[step.state])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <b>{nameOf(step.name)}</b>
            {step.state === 'done' && <span className="visually-hidden"> ({t('done')})</span>}
            {note && <span className={styles.note}> {note}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function useStageName({ shipping, prescription, payment }: Order): (name: TimelineStep['name']) => string {
  const t = useTranslations('orders.timeline');
  const isPickup = shipping.type === 'selfPickUp';
  const isOriginalNeeded = prescription.format !== 'ePrescription' && prescription.format !== 'digital';
  const isPaidAhead = payment.method !== 'pickup';

  return (name) => {
    if (name === 'delivery') return t(isPickup ? 'pickup' : 'delivery');
    if (name !== 'complete') return t(name);
    if (isOriginalNeeded) return t(isPaidAhead ? 'originalAndPayment' : 'original');
    return t(isPaidAhead ? 'prescriptionAndPayment' : 'prescription');
  };
}

/** What is known about a step: when it was done, or what it waits for. */
function useStageNote(order: Order): (step: TimelineStep) => string | null {
  const t = useTranslations('orders.timeline.note');
  const tDelivery = useTranslations('orders.delivery');
  const locale = useLocale();
  const { status, missing, shipping } = order;

  function currentNote(step: TimelineStep): string | null {
    if (step.name === 'checked') {
      if (status === 'clarification') return t('clarification');
      return t(status === 'inReview' ? 'inReview' : 'requested');
    }
    if (step.name === 'complete') {
      const [original, paid] = [missing.includes('originalReceived'), missing.includes('paid')];
      if (original && paid) return t('bothMissing');
      if (original) return t('originalMissing');
      if (paid) return t('paymentMissing');
      return t(missing.includes('prescriptionVerified') ? 'prescriptionUnchecked' : 'nothingMissing');
    }
    if (step.name !== 'delivery') return null;
    if (status === 'preparing') return t('preparing');
    return step.at && t('shippedAt', { time: formatMoment(step.at, locale) });
  }

  return (step) => {
    if (step.state === 'current') return currentNote(step);
    if (step.state !== 'ahead') return step.at && formatMoment(step.at, locale);
    if (step.name !== 'delivery' || shipping.type === 'selfPickUp') return null;
    return shipping.type && tDelivery(shipping.type);
  };
}
