import { germanTime } from '@shop/contract/desk/german-time';
import type { DeskOrder } from '@shop/contract/desk/orders';
import type { OrderStatus } from '@shop/contract/order-status';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslations } from 'use-intl';
import { DeadlineClock } from '#domain/desk/deadline/deadline-clock.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Tone } from '#ui/part.ts';
import { Pill } from '#ui/pill.tsx';
import styles from './order-head.module.css';
import { OrderHolder } from './order-holder.tsx';
import { PatientLine } from './patient-line.tsx';
import type { useOrderInList } from './use-order-in-list.ts';

interface OrderHeadProps {
  code: string;
  order: DeskOrder | undefined;
  place: ReturnType<typeof useOrderInList>;
  myId: string | undefined;
  onBack: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Which order it is, whose, until when, who works on it, and the way to the next one. */
export function OrderHead({ code, order, place, myId, onBack, onNext, onPrevious }: OrderHeadProps) {
  const t = useTranslations('deskOrder');
  const statusName = useTranslations('deskStory.story.status');
  const { row, now, position, count } = place;
  const status = order?.status ?? row?.status;
  return (
    <div className={styles.head}>
      <IconButton isOutlined label={t('back')} icon={<ChevronLeft />} onClick={onBack} />
      <h1>{code}</h1>
      {status && <Pill tone={toneOf(status)}>{statusName(status)}</Pill>}
      {order?.facts.healthConsentAt === null && <Pill tone="warn">{t('noConsent')}</Pill>}
      {order && <PatientLine order={order} now={now} />}
      <div className={styles.end}>
        {row && order && !order.isOwn && <OrderHolder row={row} isMine={row.takenBy?.staffId === myId} />}
        {row && <DeadlineClock order={row} now={now} today={germanTime(now).day} />}
        {count > 0 && (
          <span className={styles.place}>
            <IconButton
              isOutlined
              label={t('previous')}
              icon={<ChevronUp />}
              disabled={!onPrevious}
              onClick={onPrevious}
            />
            {position > 0 && <span>{t('position', { position, count })}</span>}
            <IconButton isOutlined label={t('next')} icon={<ChevronDown />} disabled={!onNext} onClick={onNext} />
          </span>
        )}
      </div>
    </div>
  );
}

function toneOf(status: OrderStatus): Tone {
  if (status === 'clarification') return 'warn';
  if (status === 'rejected' || status === 'cancelled' || status === 'expired') return 'danger';
  return status === 'requested' || status === 'inReview' ? 'info' : 'ok';
}
