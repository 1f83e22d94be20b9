import type { ReturnChoice } from '@shop/contract/desk/returns';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ReadFailure } from '#domain/desk/reading/read-states.tsx';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { formatMoney } from '#lib/format.ts';
import { linkTo } from '#lib/routes.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Pill } from '#ui/pill.tsx';
import { Text } from '#ui/text.tsx';
import styles from './returns.module.css';
import { useReturnChoice } from './use-return.ts';

interface ReturnLinesProps {
  id: string;
  orderId: string;
  isWhole: boolean;
  chosen: readonly number[];
  error: string | undefined;
  onScope: (isWhole: boolean) => void;
  onChoose: (positions: number[]) => void;
}

/** All that is left, or single lines; those that were credited before stand there and cannot be chosen. */
export function ReturnLines({ id, orderId, isWhole, chosen, error, onScope, onChoose }: ReturnLinesProps) {
  const t = useTranslations('deskReturns');
  const locale = useLocale();
  const amountText = useAmountText();
  const { data, isError, refetch } = useReturnChoice(orderId);
  if (!data) return isError ? <ReadFailure words={t('failed')} onRetry={refetch} /> : <Text>{t('loading')}</Text>;
  const delivery = data.deliveryCent > 0 && formatMoney(data.deliveryCent, locale);

  return (
    <>
      <OpenCase cases={data.cases} />
      <div id={id} tabIndex={-1} className={styles.lines}>
        <FieldGroup id={`${id}-scope`} label={t('scope')}>
          <Choice type="radio" name={`${id}-scope`} checked={isWhole} onChange={() => onScope(true)}>
            {delivery ? t('wholeWithDelivery', { amount: delivery }) : t('whole')}
          </Choice>
          <Choice type="radio" name={`${id}-scope`} checked={!isWhole} onChange={() => onScope(false)}>
            {t('single')}
          </Choice>
        </FieldGroup>
        {!isWhole && (
          <FieldGroup id={`${id}-which`} label={t('which')} error={error}>
            {data.lines.map(({ position, name, quantity, unit, totalCent, credited }) => (
              <Choice
                key={position}
                checked={chosen.includes(position) && credited === null}
                disabled={credited !== null}
                trailing={formatMoney(totalCent, locale)}
                onChange={({ currentTarget: { checked } }) =>
                  onChoose(checked ? [...chosen, position] : chosen.filter((one) => one !== position))
                }
              >
                <span lang="de">{name}</span>, {amountText(quantity, unit)}{' '}
                {credited && <Pill>{t(`credited.${credited}`)}</Pill>}
              </Choice>
            ))}
          </FieldGroup>
        )}
      </div>
    </>
  );
}

/** A withdrawal that is undecided keeps goods from being taken back, so it comes first. */
function OpenCase({ cases: [first] }: Pick<ReturnChoice, 'cases'>) {
  const t = useTranslations('deskReturns');
  if (!first) return null;
  const isUndecided = first.state === 'undecided';
  return (
    <Note tone={isUndecided ? 'warn' : 'plain'}>
      {t(isUndecided ? 'undecided' : 'open')}{' '}
      <Link to={linkTo('DeskWithdrawal', { id: first.id })}>{t('openCase')}</Link>
    </Note>
  );
}
