import type { RecallShown } from '@shop/contract/desk/recalls';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { Sums } from '#domain/desk/sums/sums.tsx';
import styles from './recall.module.css';

/** Which batch, why, and how far it is. */
export function RecallHead({ recall, onHand }: { recall: RecallShown; onHand: number }) {
  const t = useTranslations('deskRecall');
  const locale = useLocale();
  const amountWords = useAmountWords();
  const { batchNumber, startedAt, startedBy, ended, people, unit } = recall;
  const { all = 0, reached = 0 } = people ?? {};
  const sums = {
    onHand: amountWords([{ unit, quantity: onHand }]),
    people: t('people', { count: all }),
    reached: t('progress', { reached, all }),
  };
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title', { product: recall.productName })}</h1>
        <p>
          {batchNumber === null ? t('opening') : t('batch', { number: batchNumber })} ·{' '}
          {t('startedBy', { moment: shortMoment(startedAt, locale), name: startedBy })}
          {ended && ` · ${t('endedBy', { moment: shortMoment(ended.at, locale), name: ended.by })}`}
        </p>
      </header>
      <div className={styles.sums}>
        <Sums
          names={['onHand', 'people', 'reached']}
          wordsOf={(sum) => t(`sums.${sum}`)}
          figureOf={(sum) => sums[sum]}
        />
        <progress max={Math.max(all, 1)} value={reached} aria-label={t('sums.reached')} />
        <p>
          {t('reason')}: {recall.reason}
        </p>
        {ended?.reason && (
          <p>
            {t('endReason')}: {ended.reason}
          </p>
        )}
      </div>
    </>
  );
}
