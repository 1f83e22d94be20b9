import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useTranslations } from 'use-intl';
import { IconLine } from '#ui/icon-line.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './order-checklist.module.css';

export interface OrderNeeds {
  cart: boolean;
  /** Null where the format takes no file (reading 1). */
  file: boolean | null;
  terms: boolean;
  healthData: boolean;
  /** Whether the chosen delivery goes with the chosen format; told only when it does not (reading 30). */
  delivery: boolean;
  /** Whether it is known what the order costs. Null without a delivery that could cost something. */
  total: boolean | null;
}

/** RX-05. */
export function isOrderPossible(needs: OrderNeeds): boolean {
  return Object.values(needs).every((isMet) => isMet !== false);
}

/** What the order button waits for, and what it no longer waits for. */
export function OrderChecklist({ id, needs }: { id: string; needs: OrderNeeds }) {
  const t = useTranslations('prescription.order');
  return (
    <Stack as="ul" gap={0.45} id={id} className={styles.checklist} aria-label={t('checklist')}>
      {!needs.delivery && <OpenItem text={t('open.delivery')} />}
      {(['cart', 'file', 'total', 'terms', 'healthData'] as const).map((need) => {
        if (needs[need] === null) return null;
        return needs[need] ? (
          <IconLine
            as="li"
            key={need}
            gap={0.6}
            tone="ok"
            icon={<CircleCheck aria-hidden="true" />}
            className={styles.done}
          >
            <span>
              <span className="visually-hidden">{t('isDone')} </span>
              {t(`done.${need}`)}
            </span>
          </IconLine>
        ) : (
          <OpenItem key={need} text={t(`open.${need}`)} />
        );
      })}
    </Stack>
  );
}

function OpenItem({ text }: { text: string }) {
  const t = useTranslations('prescription.order');
  return (
    <IconLine as="li" gap={0.6} tone="warn" icon={<CircleDashed aria-hidden="true" />}>
      <span>
        <span className="visually-hidden">{t('isOpen')} </span>
        <span>{text}</span>
      </span>
    </IconLine>
  );
}
