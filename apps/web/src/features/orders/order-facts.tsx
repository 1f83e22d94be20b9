import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatTime } from '#lib/format.ts';
import { Columns } from '#ui/columns.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import { OrderCode } from './order-code.tsx';
import styles from './order-facts.module.css';
import type { Order } from './read-orders.ts';

/** How it comes, what is known of the prescription and the payment, and what was written (OR-06). */
export function OrderFacts({ order, code }: { order: Order; code: string }) {
  return (
    <Columns until={1180} gap={[1.5, 2]} className={styles.groups}>
      <DeliveryFacts order={order} />
      <PrescriptionFacts order={order} />
      <PaymentFacts order={order} />
      <NumberToCopy code={code} />
      <Messages order={order} />
    </Columns>
  );
}

function DeliveryFacts({ order: { shipping } }: { order: Order }) {
  const t = useTranslations('orders.delivery');
  const locale = useLocale();
  const type = shipping.type && t(shipping.type);
  // A pickup's name is the pharmacy with its address; one that only repeats the kind says nothing more.
  const name = shipping.name && shipping.name !== type ? shipping.name : null;
  const isPickup = shipping.type === 'selfPickUp';

  return (
    <Group title={t('title')}>
      {(type || name) && (
        <Fact name={t('type')}>
          <Lines lines={[type, name].filter((line) => line !== null)} />
        </Fact>
      )}
      {shipping.pharmacyAddress.length > 0 && (
        <Fact name={t('pharmacy')}>
          <Lines lines={shipping.pharmacyAddress} />
        </Fact>
      )}
      {!isPickup && shipping.deliveryAddress.length > 0 && (
        <Fact name={t('address')}>
          <Lines lines={shipping.deliveryAddress} />
        </Fact>
      )}
      {!isPickup && shipping.isExternal !== null && (
        <Fact name={t('by')}>{t(shipping.isExternal ? 'carrier' : 'ourselves')}</Fact>
      )}
      {shipping.trackingUrl && (
        <Fact name={t('tracking')}>
          <a href={shipping.trackingUrl} target="_blank" rel="noopener noreferrer">
            {t('track')}
          </a>
        </Fact>
      )}
      {shipping.estimatedDeliveryDate && (
        <Fact name={t('estimated')}>{formatDate(shipping.estimatedDeliveryDate, locale)}</Fact>
      )}
      {shipping.readyForPickupAt && <Fact name={t('ready')}>{formatDate(shipping.readyForPickupAt, locale)}</Fact>}
    </Group>
  );
}

function PrescriptionFacts({ order: { prescription } }: { order: Order }) {
  const t = useTranslations('orders.prescription');
  const locale = useLocale();
  const { format, hasFile, fileName, verifiedAt, originalReceivedAt } = prescription;

  return (
    <Group title={t('title')}>
      {format && <Fact name={t('format')}>{t(format)}</Fact>}
      {(hasFile || format !== null) && (
        <Fact name={t('file')}>{hasFile ? (fileName ?? t('fileHandedIn')) : t('noFile')}</Fact>
      )}
      <Fact name={t('verified')}>
        {verifiedAt ? t('verifiedAt', { date: formatDate(verifiedAt, locale) }) : t('notVerified')}
      </Fact>
      {(format === 'physical' || originalReceivedAt) && (
        <Fact name={t('original')}>
          {originalReceivedAt
            ? t('receivedAt', { date: formatDate(originalReceivedAt, locale) })
            : t('originalAwaited')}
        </Fact>
      )}
    </Group>
  );
}

function PaymentFacts({ order: { payment } }: { order: Order }) {
  const t = useTranslations('orders.payment');
  const locale = useLocale();
  const { method, paidAt } = payment;
  if (!method && !paidAt) return null;
  return (
    <Group title={t('title')}>
      {method && <Fact name={t('method')}>{t(method)}</Fact>}
      {(paidAt || method === 'transfer') && (
        <Fact name={t('paid')}>{paidAt ? t('paidAt', { date: formatDate(paidAt, locale) }) : t('notPaid')}</Fact>
      )}
    </Group>
  );
}

/** Once more in large, to be read out or copied. */
function NumberToCopy({ code }: { code: string }) {
  const t = useTranslations('orders.card');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.number}>
      <Subheading isBold id={id} className={styles.title}>
        {t('number')}
      </Subheading>
      <p>
        <OrderCode code={code} />
      </p>
      <CopyButton
        size="small"
        text={code}
        label={t('copyCode')}
        copiedText={t('copied')}
        failedText={t('copyFailed')}
      />
    </section>
  );
}

function Messages({ order: { messages } }: { order: Order }) {
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
          <li key={index}>
            <b>{t(from)}</b>
            {at && (
              <Text as="time" size="small" dateTime={at}>
                {t('at', { date: formatDate(at, locale), time: formatTime(at, locale) })}
              </Text>
            )}
            <p>{text}</p>
          </li>
        ))}
      </Stack>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Subheading isBold id={id} className={styles.title}>
        {title}
      </Subheading>
      <Facts className={styles.facts}>{children}</Facts>
    </section>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
