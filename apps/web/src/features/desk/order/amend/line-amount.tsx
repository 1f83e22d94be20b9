import { stepDown, stepUp } from '@shop/contract/amount-steps';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { readAmount } from '#domain/quantity/read-amount.ts';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { Stepper } from '#ui/stepper.tsx';
import styles from './amend.module.css';
import { lowerTo, stepsOf } from './wanted-lines.ts';

interface LineAmountProps {
  line: DeskOrder['lines'][number];
  /** How much of it is to stay. */
  amount: number;
  onChange: (amount: number) => void;
}

/** How much of a line is to stay; at zero it is dropped. */
export function LineAmount({ line, amount, onChange }: LineAmountProps) {
  const t = useTranslations('deskDecision.amend');
  const unitName = useTranslations('deskDecision.amend.units');
  const amountText = useAmountText();
  const { name, unit, quantity } = line;
  const steps = stepsOf(line);

  function type(text: string): void {
    const typed = readAmount(text);
    if (typed !== null) onChange(lowerTo(line, typed));
  }

  return (
    <li className={styles.line}>
      <span>{t('line', { name, amount: amountText(quantity, unit) })}</span>
      <Stepper
        label={name}
        value={amount}
        valueText={amount === 0 ? t('dropped') : amountText(amount, unit)}
        unit={unitName(unit)}
        maximum={quantity}
        lessLabel={t('less', { name })}
        moreLabel={t('more', { name })}
        onLess={() => onChange(stepDown(steps, amount))}
        onMore={() => onChange(Math.min(quantity, stepUp(steps, amount)))}
        onType={type}
      />
      {amount === 0 && <b>{t('dropped')}</b>}
    </li>
  );
}
