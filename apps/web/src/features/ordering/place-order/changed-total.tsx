import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './order-failure.module.css';
import type { Order } from './reservation.ts';
import type { TotalChange } from './total-change.ts';

interface ChangedTotalProps {
  change: TotalChange;
  /** The order that failed, as the person saw it. */
  sent: Order | null;
  nameOf: (itemId: string) => string;
  isBusy: boolean;
  /** Whether nothing else stands in the way of an order. */
  isPossible: boolean;
  onAcceptTotal: (totalCents: number) => void;
}

/** Reading 10: shown, and accepted with one click, which is an order like the first (§312j BGB). */
export function ChangedTotal({ change, sent, nameOf, isBusy, isPossible, onAcceptTotal }: ChangedTotalProps) {
  const t = useTranslations('prescription.failure');
  const locale = useLocale();
  const money = (cents: number | null) => formatMoney(cents, locale);
  const after = money(change.totalCents);
  const now = (words: ReactNode) => <b>{words}</b>;
  const tell = ({ itemId, beforeCents, afterCents }: TotalChange['lines'][number]) => {
    const name = nameOf(itemId);
    if (afterCents === null) return t('lineGone', { name, before: money(beforeCents) });
    if (beforeCents === null) return t('lineNew', { name, after: money(afterCents) });
    return t('line', { name, before: money(beforeCents), after: money(afterCents) });
  };

  return (
    <>
      <p>
        <b>{t('totalTitle')}</b>
      </p>
      <p>{t.rich('totalFrom', { before: money(sent?.totalCents ?? null), after, now })}</p>
      {change.lines.length > 0 && (
        <Stack as="ul" gap={0.3} className={styles.lines}>
          {change.lines.map((line) => (
            <li key={line.itemId}>{tell(line)}</li>
          ))}
        </Stack>
      )}
      <Button
        variant="primary"
        disabled={!isPossible && !isBusy}
        isBusy={isBusy}
        onClick={() => onAcceptTotal(change.totalCents)}
      >
        {t('accept', { total: after })}
      </Button>
    </>
  );
}
