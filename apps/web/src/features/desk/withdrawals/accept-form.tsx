import type { WithdrawalCase } from '@shop/contract/desk/withdrawals';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { formatMoney } from '#lib/format.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { useCaseAct } from './use-withdrawals.ts';

interface AcceptFormProps {
  id: string;
  order: NonNullable<WithdrawalCase['order']>;
  scope: WithdrawalCase['scope'];
  onClose: () => void;
}

/** What of the order is accepted, and whether goods are to come back first. */
export function AcceptForm({ id, order, scope, onClose }: AcceptFormProps) {
  const t = useTranslations('deskWithdrawals.acts.acceptWithdrawal');
  const locale = useLocale();
  const field = useId();
  const free = order.lines.filter(({ isWithdrawn, isTakenBack }) => !isWithdrawn && !isTakenBack);
  const canChoose = order.hasLeft && free.length > 0;
  const [isWhole, setWhole] = useState(scope === 'whole' || !canChoose);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [goods, setGoods] = useState<'nothing' | 'awaited'>('nothing');
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useCaseAct('acceptWithdrawal', id, onClose);
  const isMissing = !isWhole && chosen.length === 0;
  const sum = free
    .filter(({ position }) => chosen.includes(position))
    .reduce((cents, { totalCent }) => cents + totalCent, 0);

  function send(): void {
    setChecked(true);
    if (isMissing) document.getElementById(`${field}-lines`)?.querySelector('input')?.focus();
    else write({ lines: isWhole ? null : [...chosen], goods });
  }

  return (
    <DeskForm
      title={t('title')}
      about={order.hasLeft ? t('about') : t('aboutInHouse')}
      sendLabel={t('title')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setChosen([])}
    >
      {canChoose && (
        <FieldGroup id={`${field}-scope`} label={t('scope')}>
          <Choice type="radio" name={`${field}-scope`} checked={isWhole} onChange={() => setWhole(true)}>
            {t('whole')}
          </Choice>
          <Choice type="radio" name={`${field}-scope`} checked={!isWhole} onChange={() => setWhole(false)}>
            {t('lines')}
          </Choice>
        </FieldGroup>
      )}
      {!isWhole && (
        <FieldGroup id={`${field}-lines`} label={t('which')} error={isChecked && isMissing && t('missing')}>
          {free.map(({ position, name, totalCent }) => (
            <Choice
              key={position}
              checked={chosen.includes(position)}
              trailing={formatMoney(totalCent, locale)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, position] : chosen.filter((one) => one !== position))
              }
            >
              {name}
            </Choice>
          ))}
        </FieldGroup>
      )}
      {order.hasLeft && (
        <FieldGroup id={`${field}-goods`} label={t('goods')}>
          {(['nothing', 'awaited'] as const).map((one) => (
            <Choice
              key={one}
              type="radio"
              name={`${field}-goods`}
              checked={goods === one}
              onChange={() => setGoods(one)}
            >
              {t(one)}
            </Choice>
          ))}
        </FieldGroup>
      )}
      {!isWhole && <p role="status">{t('sum', { amount: formatMoney(sum, locale) })}</p>}
    </DeskForm>
  );
}
