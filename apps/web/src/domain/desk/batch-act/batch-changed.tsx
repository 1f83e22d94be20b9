import type { BatchShown } from '@shop/contract/desk/stock';
import type { Unit } from '@shop/contract/quantity';
import { useTranslations } from 'use-intl';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { MeanwhileNotice } from '#domain/desk/writing/meanwhile-notice.tsx';

interface BatchChangedProps {
  changes: { before: BatchShown; now: BatchShown };
  unit: Unit;
  onKeep: () => void;
  onDrop: () => void;
}

/** A colleague was faster: what is different now, and whether what was typed still counts. */
export function BatchChanged({ changes: { before, now }, unit, onKeep, onDrop }: BatchChangedProps) {
  const t = useTranslations('deskStock');
  const amountWords = useAmountWords();
  const amount = (quantity: number) => amountWords([{ unit, quantity }]);
  const told = [
    before.state !== now.state && t('changed.state', { state: t(`batch.states.${now.state}`) }),
    before.onHand !== now.onHand && t('changed.onHand', { now: amount(now.onHand), before: amount(before.onHand) }),
  ].filter((words) => words !== false);
  return (
    <MeanwhileNotice
      keepLabel={t('changed.keep')}
      onKeep={onKeep}
      dropLabel={t('changed.drop')}
      onDrop={onDrop}
      changes={told.length > 0 ? told : [t('changed.other')]}
    >
      <b>{t('changed.title')}</b>
    </MeanwhileNotice>
  );
}
