import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Pill } from '#ui/pill.tsx';
import styles from './packing.module.css';
import { WeighForm } from './weigh-form.tsx';
import { writeWeight } from './weight-text.ts';

/** One container: what goes into it, from which batch, and what was weighed. */
export function PortionEntry({ packing, portion }: { packing: PackingShown; portion: PortionShown }) {
  const t = useTranslations('deskPacking');
  const units = useTranslations('deskTools.units');
  const locale = useLocale() as 'de' | 'en';
  const amountWords = useAmountWords();
  const mayWeigh = useHasRight('weigh');
  const [isAgain, setAgain] = useState(false);
  const { weighing, batch, unit, setAside } = portion;
  const isOpen = packing.status === 'preparing' && packing.preparedAt === null && mayWeigh;
  const isBlocked = batch.state !== 'released';
  // Whole packs are counted, everything else is weighed.
  const weightWords = (thousandths: number) =>
    unit === 'pack'
      ? units(unit, { amount: thousandths / 1_000 })
      : units(unit, { amount: writeWeight(thousandths, locale) });
  return (
    <article
      className={styles.portion}
      aria-label={`${portion.product}, ${amountWords([{ unit, quantity: portion.units }])}`}
    >
      <header className={styles.portionHead}>
        <div>
          <h3>{portion.product}</h3>
          <small>
            {portion.pzn ? t('pzn', { pzn: portion.pzn }) : t('noPzn')} · {portion.manufacturer} ·{' '}
            {batch.number ? t('batchOf', { number: batch.number }) : t('noBatchNumber')}
          </small>
        </div>
        <span className={styles.amount}>{amountWords([{ unit, quantity: portion.units }])}</span>
      </header>
      {isBlocked && (
        <Note tone="danger" role="alert">
          {t('blocked')}
        </Note>
      )}
      {setAside && (
        <p>
          <Pill tone="info">
            {setAside.by === null
              ? t('setAsideByShop', { when: shortMoment(setAside.at, locale) })
              : t('setAside', { when: shortMoment(setAside.at, locale), name: setAside.by })}
          </Pill>
        </p>
      )}
      {weighing && (
        <p className={styles.weighed}>
          <Pill tone="ok">{t('weighed', { amount: weightWords(weighing.measuredMilli), who: weighing.by })}</Pill>{' '}
          {weighing.container}
          {isOpen && !isAgain && (
            <Button size="small" variant="ghost" onClick={() => setAgain(true)}>
              {t('weighAgain')}
            </Button>
          )}
        </p>
      )}
      {isOpen && !isBlocked && (!weighing || isAgain) && (
        <WeighForm packing={packing} portion={portion} weightWords={weightWords} onSaved={() => setAgain(false)} />
      )}
    </article>
  );
}
