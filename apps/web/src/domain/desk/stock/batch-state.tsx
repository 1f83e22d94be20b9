import type { BatchState as State } from '@shop/contract/desk/stock-words';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClockAlert from 'lucide-react/icons/clock-alert';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Lock from 'lucide-react/icons/lock';
import { useTranslations } from 'use-intl';
import { Pill } from '#ui/pill.tsx';

const looks = {
  quarantine: { tone: 'warn', icon: <FlaskConical aria-hidden="true" /> },
  released: { tone: 'ok', icon: <CircleCheck aria-hidden="true" /> },
  locked: { tone: 'danger', icon: <Lock aria-hidden="true" /> },
  expired: { tone: 'danger', icon: <ClockAlert aria-hidden="true" /> },
} as const;

export function BatchState({ state }: { state: State }) {
  const t = useTranslations('deskStock.batch.states');
  return <Pill {...looks[state]}>{t(state)}</Pill>;
}
