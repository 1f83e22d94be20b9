import MessageSquare from 'lucide-react/icons/message-square';
import { useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import type { Order } from './order.ts';
import styles from './order-facts.module.css';
import type { AnswerDrafts } from './order-tools.ts';
import { WordsForm } from './words-form.tsx';

interface OrderMessagesProps {
  order: Order;
  code: string;
  drafts: AnswerDrafts;
}

/** What the pharmacy and the patient wrote to each other about the order, and a way to write more. */
export function OrderMessages({ order, code, drafts }: OrderMessagesProps) {
  const t = useTranslations('orders.messages');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isSilent = order.messages.length === 0 && !order.canWrite;
  if (isSilent && !order.canAnswer && order.status !== 'completed') return null;
  return (
    <section aria-labelledby={id} className={styles.messages}>
      <Subheading isBold id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </Subheading>
      <Stack gap={1} align="start">
        <Said messages={order.messages} />
        {order.canWrite && (
          <Writing orderId={order.id} code={code} drafts={drafts} onSent={() => heading.current?.focus()} />
        )}
        {order.status === 'completed' && <Over />}
      </Stack>
    </section>
  );
}

function Said({ messages }: Pick<Order, 'messages'>) {
  const t = useTranslations('orders.messages');
  const locale = useLocale();
  if (messages.length === 0) return null;
  return (
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
  );
}

interface WritingProps extends Omit<OrderMessagesProps, 'order'> {
  orderId: string;
  onSent: () => void;
}

/** The field comes when it is asked for; one with words in it stays in sight. */
function Writing({ orderId, code, drafts, onSent }: WritingProps) {
  const t = useTranslations('orders.messages');
  const [isOpen, setIsOpen] = useState(() => drafts.read(`writeAboutOrder ${orderId}`) !== '');

  function close() {
    setIsOpen(false);
    onSent();
  }

  if (!isOpen) {
    return (
      <Button size="small" icon={<MessageSquare />} onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
    );
  }
  return <WordsForm sends="writeAboutOrder" orderId={orderId} code={code} drafts={drafts} onSent={close} takesFocus />;
}

function Over() {
  const t = useTranslations('orders.messages');
  const { phone } = useShopConfig();
  return <Text size="small">{t.rich('over', { phone: () => <a href={dialLink(phone)}>{phone}</a> })}</Text>;
}
