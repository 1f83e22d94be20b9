import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatTime } from '#lib/format.ts';
import { Columns } from '#ui/columns.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import type { Order } from './order.ts';
import styles from './order-facts.module.css';

/** What the pharmacy and the patient wrote to each other about the order. */
export function OrderMessages({ order: { messages } }: { order: Order }) {
  const t = useTranslations('orders.messages');
  const locale = useLocale();
  const id = useId();
  if (messages.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.messages}>
      <Subheading isBold id={id} className={styles.title}>
        {t('title')}
      </Subheading>
      <Stack as="ol" gap={0.9}>
        {messages.map(({ from, at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end.
          <Columns as="li" key={index} until="narrow" columns="auto minmax(0, 1fr)" gap={[0.15, 0.75]} align="baseline">
            <b>{t(from)}</b>
            {at && (
              <Text as="time" size="small" dateTime={at}>
                {t('at', { date: formatDate(at, locale), time: formatTime(at, locale) })}
              </Text>
            )}
            <p>{text}</p>
          </Columns>
        ))}
      </Stack>
    </section>
  );
}
