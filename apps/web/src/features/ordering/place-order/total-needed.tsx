import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import { RetryButton } from '../checkout-notices.tsx';
import styles from './total-needed.module.css';

interface TotalNeededProps {
  /** Of the words, for the button that they explain. */
  id: string;
  state: 'settled' | 'waiting' | 'failed';
  /** Null unless it is known. */
  totalCents: number | null;
  isRetrying: boolean;
  onRetry(): void;
}

/** Beside the order button: why it waits for the total, and the way to ask again for rates that could not be read. */
export function TotalNeeded({ id, state, totalCents, isRetrying, onRetry }: TotalNeededProps) {
  const t = useTranslations('prescription.order.total');
  const locale = useLocale();
  const words = useRef<HTMLParagraphElement>(null);
  const [hadFailed, setHadFailed] = useState(false);
  if (state === 'failed' && !hadFailed) setHadFailed(true);
  const isMended = hadFailed && state === 'settled' && totalCents !== null;

  useEffect(() => {
    // The retry button is gone; whoever pressed it goes on from here.
    if (isMended && document.activeElement === document.body) words.current?.focus();
  }, [isMended]);

  return (
    <Stack gap={0.6} align="start" className={joinClasses(styles.needed, state === 'failed' && styles.failed)}>
      {/* It is there from the beginning, so that its words are read out when they come. */}
      <p id={id} ref={words} role="status" tabIndex={-1} className={styles.words}>
        {state === 'waiting' && t('waiting')}
        {state === 'failed' && t('failed')}
        {isMended && t('known', { total: formatMoney(totalCents, locale) })}
      </p>
      {state === 'failed' && <RetryButton isBusy={isRetrying} onRetry={onRetry} />}
    </Stack>
  );
}
