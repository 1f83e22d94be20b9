import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import { CoverSheetButton } from './cover-sheet-button.tsx';
import type { NextAction } from './next-action.ts';
import styles from './next-action-callout.module.css';
import type { Order } from './order.ts';
import { TransferDetails } from './transfer-details.tsx';

interface OpenPointsProps {
  order: Order;
  code: string;
  action: Extract<NextAction, { kind: 'open' }>;
}

/** The prescription, the payment, or both: numbered then, because they can be done in any order but both must be. */
export function OpenPoints({ order, code, action: { prescription, originalTo, transfer } }: OpenPointsProps) {
  const t = useTranslations('orders.next');
  const { email, practiceSends } = useShopConfig();
  const way = prescription === 'digital' && practiceSends ? 'digitalByPractice' : prescription;
  const original = originalTo && (
    <>
      <p>{t('original.text', { address: originalTo })}</p>
      <CoverSheetButton orderId={order.id} code={code} />
    </>
  );
  const handIn = way && <p>{t(`prescription.${way}`, { email, code })}</p>;
  const payment = transfer && (
    <>
      <TransferDetails transfer={transfer} amountCents={order.totalCents} />
      <Text size="small">{t('payment.text')}</Text>
    </>
  );
  const first = original ? 'original' : 'prescription';

  if ((original || handIn) && payment) {
    return (
      <>
        <Subheading isBold>{t('open.both')}</Subheading>
        <Stack as="ol" gap={1.25} className={styles.points}>
          <Point title={t(`${first}.step`)}>{original || handIn}</Point>
          <Point title={t('payment.step')}>{payment}</Point>
        </Stack>
      </>
    );
  }
  return (
    <>
      <Subheading isBold>{t(payment ? 'open.payment' : `open.${first}`)}</Subheading>
      {original || handIn || payment}
    </>
  );
}

/** While a question is open the original can be on its way: the sheet and the address stay in sight. */
export function OriginalMeanwhile({ order, code }: Omit<OpenPointsProps, 'action'>) {
  const t = useTranslations('orders.next');
  const { originalTo } = order.prescription;
  if (!originalTo || !order.missing.includes('originalReceived')) return null;
  return (
    <>
      <Subheading isBold>{t('original.meanwhile')}</Subheading>
      <p>{t('original.text', { address: originalTo })}</p>
      <CoverSheetButton orderId={order.id} code={code} />
    </>
  );
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="li" gap={0.6} align="start">
      <Subheading as="h4" isBold>
        {title}
      </Subheading>
      {children}
    </Stack>
  );
}
