import type { FilledShown } from '@shop/contract/desk/filled-goods';
import { isFinal } from '@shop/contract/order-status';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Pill } from '#ui/pill.tsx';
import { Text } from '#ui/text.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './filled.module.css';
import { useFilledGoods } from './filled-queries.ts';

interface FilledListProps {
  /** Of one product alone. */
  productId?: string;
  /** Left out for who may not see orders. */
  orderAddressOf: ((code: string) => string) | undefined;
}

/** Filled goods that lie apart, above the stock: what waits for an answer first. Nothing where nothing does. */
export function FilledList({ productId, orderAddressOf }: FilledListProps) {
  const t = useTranslations('deskFilled');
  const { data, isError, refetch } = useFilledGoods();
  const shown = data?.goods.filter((good) => productId === undefined || good.productId === productId) ?? [];
  const goods = shown.toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)));
  if (isError && !data) return <ReadFailure words={t('failed')} onRetry={refetch} />;
  if (goods.length === 0) return null;
  return (
    <Card as="section" gap={0.75} aria-labelledby="filled">
      <h2 id="filled">{t('title')}</h2>
      <Text size="small">{t('lead')}</Text>
      <ul className={styles.list} aria-labelledby="filled">
        {goods.map((good) => (
          <li key={good.id}>
            <FilledEntry good={good} orderAddressOf={orderAddressOf} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function isWaiting({ orderStatus }: FilledShown): boolean {
  return isFinal(orderStatus);
}

function FilledEntry({ good, orderAddressOf }: { good: FilledShown } & Pick<FilledListProps, 'orderAddressOf'>) {
  const t = useTranslations('deskFilled');
  const locale = useLocale() as 'de' | 'en';
  const amountWords = useAmountWords();
  const mayAnswer = useHasRight('reviewPrescription');
  const [isOpen, setOpen] = useState(false);
  const { product, unit, units, orderCode, batchNumber, filled, setAside } = good;
  const amount = amountWords([{ unit, quantity: units }]);
  const code = t('order', { code: orderCode });
  return (
    <article className={styles.entry} aria-label={`${amount} ${product}, ${code}`}>
      <div>
        <b>
          {amount} {product}
        </b>{' '}
        <Pill tone={isWaiting(good) ? 'warn' : 'info'}>{t(isWaiting(good) ? 'waitingShort' : 'setAsideShort')}</Pill>
        <Text size="small">
          {orderAddressOf ? <Link to={orderAddressOf(orderCode)}>{code}</Link> : code} ·{' '}
          {batchNumber === null ? t('noBatch') : t('ofBatch', { number: batchNumber })}
        </Text>
        <Text size="small">
          {t(isWaiting(good) ? 'waiting' : 'setAside')} {setAside && sinceWords(setAside)}
        </Text>
        {filled && (
          <Text size="small">
            {t('filledBy', { when: shortMoment(filled.at, locale), name: filled.by, container: filled.container })}
          </Text>
        )}
      </div>
      {mayAnswer && !isOpen && good.fates.length > 0 && (
        <Button
          size="small"
          aria-label={t('answerOf', { amount, product, code: orderCode })}
          onClick={() => setOpen(true)}
        >
          {t('answer')}
        </Button>
      )}
      {isOpen && <AnswerForm good={good} onClose={() => setOpen(false)} />}
    </article>
  );

  function sinceWords({ at, by }: { at: string; by: string | null }): string {
    const when = shortMoment(at, locale);
    return by === null ? t('sinceShop', { when }) : t('since', { when, name: by });
  }
}
