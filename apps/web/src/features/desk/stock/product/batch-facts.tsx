import type { BatchShown } from '@shop/contract/desk/stock';
import type { Unit } from '@shop/contract/quantity';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { writeDay } from '#domain/desk/day-text.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { formatDate } from '#lib/format.ts';
import styles from './product-stock.module.css';
import { useValueWords } from './use-value-words.ts';

/** What is known of a batch: what lies here, until when, from whom, with which analysis, released by whom. */
export function BatchFacts({ batch, unit }: { batch: BatchShown; unit: Unit }) {
  const t = useTranslations('deskStock');
  const locale = useLocale();
  const amountWords = useAmountWords();
  const valueWords = useValueWords();
  const { receivedBy, release, values } = batch;
  const isCertified = batch.certificates.some(({ replacedAt }) => replacedAt === null);
  const received = formatDate(batch.receivedAt, locale);
  return (
    <dl className={styles.facts}>
      <Fact name={t('batch.onHand')}>{amountWords([{ unit, quantity: batch.onHand }])}</Fact>
      <Fact name={t('batch.expiry')}>{batch.expiresOn && writeDay(batch.expiresOn)}</Fact>
      <Fact name={t(isCertified ? 'batch.values' : 'batch.typedValues')}>{valueWords(values)}</Fact>
      <Fact name={t('batch.carrier')}>{batch.carrier}</Fact>
      <Fact name={t('batch.inUse')}>{batch.inUseDays && t('batch.inUseDays', { days: batch.inUseDays })}</Fact>
      <Fact name={t('batch.terpenes')}>{values.terpenes?.join(', ')}</Fact>
      <Fact name={t('batch.received')}>
        {receivedBy ? t('batch.receivedBy', { day: received, name: receivedBy }) : received}
      </Fact>
      <Fact name={t('batch.supplier')}>{batch.supplier}</Fact>
      <Fact name={t('batch.deliveryNote')}>{batch.deliveryNote}</Fact>
      <Fact name={t('batch.release')}>
        {release &&
          t('batch.releasedBy', {
            test: t(`tests.${release.identityTest}`),
            number: release.testNumber,
            day: formatDate(release.at, locale),
            name: release.by,
          })}
      </Fact>
      <Fact name={t('batch.lockReason')}>{batch.lockReason}</Fact>
    </dl>
  );
}

/** What is not known is left out. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
