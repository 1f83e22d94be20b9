import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './order-failure.module.css';

interface DeliveryNotPossibleProps {
  /** The shop no longer offers it at all; otherwise it does not go with this prescription. */
  isGone: boolean;
  /** In the interface's language; null when the server gives none. */
  reason: string | null;
  /** What can be chosen instead, named with its price. */
  alternatives: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

/** The law ties some deliveries to the kind of prescription: told before the order and when it is refused (reading 30). */
export function DeliveryNotPossible({ isGone, reason, alternatives, onChoose }: DeliveryNotPossibleProps) {
  const t = useTranslations('prescription');
  return (
    <Notice tone="warn" icon={<TriangleAlert aria-hidden="true" />} isAlert className={styles.failure}>
      <Stack gap={0.6} align="start" className={styles.words}>
        <p>
          <b>{t(isGone ? 'failure.deliveryGone' : 'failure.deliveryTitle')}</b>
        </p>
        {reason && <p>{reason}</p>}
        {alternatives.length > 0 ? (
          <>
            <p>{t('failure.alternatives')}</p>
            <Stack gap={0.5} className={styles.choices}>
              {alternatives.map(({ id, label }) => (
                <Button key={id} onClick={() => onChoose(id)}>
                  {label}
                </Button>
              ))}
            </Stack>
          </>
        ) : (
          <>
            <p>{t('failure.noAlternatives')}</p>
            <ButtonLink to={linkTo('Checkout')}>{t('facts.toCheckout')}</ButtonLink>
          </>
        )}
      </Stack>
    </Notice>
  );
}
