import { isInStock } from '@shop/contract/amount-steps';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { amountChoices } from '#domain/quantity/amount-choices.ts';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { Select } from '#ui/select.tsx';

interface QuantitySelectProps {
  line: ShownLine;
  label: string;
  takesFocus: boolean;
  /** 0 removes the line. */
  onChoose(quantity: number): void;
  className?: string | undefined;
}

/** The quantity dropdown of a line (CA-04). What is not in stock is there, but cannot be chosen. */
export function QuantitySelect({ line, label, takesFocus, onChoose, className }: QuantitySelectProps) {
  const t = useTranslations('cart.line');
  const amountText = useAmountText();
  const selectRef = useRef<HTMLSelectElement>(null);
  const { quantity, unit } = line;

  useEffect(() => {
    if (takesFocus) selectRef.current?.focus();
  }, [takesFocus]);

  return (
    <div className={className}>
      <Select
        ref={selectRef}
        aria-label={label}
        value={quantity}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        <option value={0}>{t('removeChoice', { amount: amountText(0, unit) })}</option>
        {amountChoices(line, quantity).map((choice) => (
          <option key={choice} value={choice} disabled={choice !== quantity && !isInStock(line, choice)}>
            {amountText(choice, unit)}
          </option>
        ))}
      </Select>
    </div>
  );
}
