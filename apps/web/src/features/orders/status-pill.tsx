import type { OrderStatus } from '@shop/contract/order-status';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import PackageOpen from 'lucide-react/icons/package-open';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { useTranslations } from 'use-intl';
import type { Tone } from '#ui/part.ts';
import { Pill } from '#ui/pill.tsx';
import { isKnownStatus, type OrderHead } from './order.ts';

type Standing = OrderStatus | 'originalMissing' | 'paymentMissing' | 'bothMissing';

const looks: Record<Standing, [icon: typeof Clock, tone?: Tone]> = {
  requested: [Clock, 'info'],
  inReview: [Clock, 'info'],
  clarification: [CircleQuestionMark, 'warn'],
  confirmed: [ClipboardCheck, 'info'],
  originalMissing: [Mail, 'warn'],
  paymentMissing: [Landmark, 'warn'],
  bothMissing: [Mail, 'warn'],
  preparing: [PackageOpen, 'info'],
  shipped: [Truck, 'info'],
  readyForPickup: [Store, 'info'],
  completed: [CircleCheck, 'ok'],
  rejected: [CircleX, 'danger'],
  cancelled: [CircleX],
  expired: [Clock],
};

/** Where an order stands, in the patient's words. */
export function StatusPill({ order }: { order: Pick<OrderHead, 'status' | 'missing'> }) {
  const t = useTranslations('orders.status');
  const { status } = order;
  if (!isKnownStatus(status)) {
    return <Pill>{status ? t('other', { status }) : t('unknown')}</Pill>;
  }

  const standing = standingOf(status, order.missing);
  const [Icon, tone] = looks[standing];
  return (
    <Pill tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(standing)}
    </Pill>
  );
}

/** A confirmed order says what it is waiting for. */
function standingOf(status: OrderStatus, missing: OrderHead['missing']): Standing {
  if (status !== 'confirmed') return status;
  const [original, paid] = [missing.includes('originalReceived'), missing.includes('paid')];
  if (original && paid) return 'bothMissing';
  if (original) return 'originalMissing';
  return paid ? 'paymentMissing' : status;
}
