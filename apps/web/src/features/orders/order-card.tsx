import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Text } from '#ui/text.tsx';
import type { OrderSummary } from './order.ts';
import styles from './order-card.module.css';
import { OrderCode } from './order-code.tsx';
import { OrderDetail } from './order-detail.tsx';
import type { OrderTools } from './order-tools.ts';
import { StatusPill } from './status-pill.tsx';

interface OrderCardProps {
  summary: OrderSummary;
  isOpen: boolean;
  /** Whether a mail led here for this very order. */
  isAsked: boolean;
  onToggle: () => void;
  tools: OrderTools;
}

/** One order: what it is at a glance (OR-02), and below it all the rest when it is opened. */
export function OrderCard({ summary, isOpen, isAsked, onToggle, tools }: OrderCardProps) {
  const t = useTranslations('orders.card');
  const locale = useLocale();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { code, date, type, totalCents } = summary;
  const day = formatDate(date, locale);

  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);

  return (
    <Card as="article" isFlush aria-labelledby={`${id}-code`}>
      <Columns
        columns="minmax(0, 10rem) minmax(0, 16rem) minmax(0, 1fr) auto var(--target)"
        gap={[0.25, 1]}
        align="center"
        className={styles.head}
      >
        <h2 id={`${id}-code`} ref={heading} tabIndex={-1}>
          {code ? <OrderCode code={code} /> : t('noCode')}
        </h2>
        <Text size="small" className={styles.date}>
          {dateText()}
        </Text>
        <p className={styles.status}>
          <StatusPill order={summary} />
        </p>
        <p className={styles.total}>{formatMoney(totalCents, locale)}</p>
        <IconButton
          className={styles.toggle}
          label={t('toggle', { name: code ?? dateText() })}
          icon={<ChevronDown />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-detail` : undefined}
          onClick={onToggle}
        />
      </Columns>
      {isOpen && (
        <div id={`${id}-detail`}>
          <OrderDetail summary={summary} tools={tools} onDone={() => heading.current?.focus()} />
        </div>
      )}
    </Card>
  );

  function dateText(): string {
    return t(type === null ? 'of' : 'orderOf', { date: day });
  }
}
