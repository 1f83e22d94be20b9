import type { RateShown } from '@shop/contract/desk/rates';
import { ruleLimits, vatPercents } from '@shop/contract/desk/rule-limits';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { MeanwhileNotice } from '#domain/desk/writing/meanwhile-notice.tsx';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { TextField } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import styles from './rules.module.css';
import { type RateDraft, useRateForm } from './use-rate-form.ts';

interface RateCardProps {
  /** Null for a pickup place that is being added. */
  rate: RateShown | null;
  onDone?: (() => void) | undefined;
  /** Left out for one that is there to stay. */
  onCancel?: (() => void) | undefined;
}

/** One way of shipping, saved as a whole. What was typed stays when somebody else was faster. */
export function RateCard({ rate, onDone, onCancel }: RateCardProps) {
  const t = useTranslations('deskRules');
  const id = useId();
  const form = useRateForm(rate, onDone);
  const { draft, put, problems } = form;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!form.hasChanged && !form.isBusy) form.send();
  }

  const text = (field: 'name' | 'address' | 'hoursDe' | 'hoursEn', longest: number) => {
    const problem = field === 'name' || field === 'address' ? problems[field] : undefined;
    return (
      <TextField
        id={`${id}-${field}`}
        label={t(`rates.${field}`)}
        isOptional={field === 'hoursDe' || field === 'hoursEn'}
        lang={field === 'hoursEn' ? 'en' : 'de'}
        error={problem && t(`rates.problems.${problem}`)}
        maxLength={longest}
        autoComplete="off"
        value={draft[field]}
        onChange={({ currentTarget }) => put({ [field]: currentTarget.value })}
      />
    );
  };

  return (
    <form className={styles.card} aria-labelledby={`${id}-title`} noValidate onSubmit={submit}>
      <h2 id={`${id}-title`}>
        {rate
          ? t('rates.cardTitle', { way: t(`choices.deliveryMode.${rate.type}`), name: rate.name })
          : t('pickup.add')}
      </h2>
      {form.hasChanged && (
        <MeanwhileNotice
          keepLabel={t('changed.keep')}
          onKeep={form.keep}
          dropLabel={t('changed.drop')}
          onDrop={form.takeTheirs}
          changes={[t('changed.rate')]}
        >
          <b>{t('changed.title')}</b>
        </MeanwhileNotice>
      )}
      {form.failure && !form.hasChanged && <FailureWords failure={form.failure} />}
      <div className={styles.pair}>
        {text('name', ruleLimits.name)}
        {form.isPickup && text('address', ruleLimits.address)}
        {form.isPickup && text('hoursDe', ruleLimits.hours)}
        {form.isPickup && text('hoursEn', ruleLimits.hours)}
        <TextField
          id={`${id}-price`}
          label={t('rates.price')}
          error={problems.price && t(`rates.problems.${problems.price}`)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={draft.price}
          onChange={({ currentTarget }) => put({ price: currentTarget.value })}
        />
        <div className={styles.choice}>
          <FieldLabel id={`${id}-vat`} label={t('rates.vat')} />
          <Select
            id={`${id}-vat`}
            value={String(draft.vatPercent)}
            onChange={({ currentTarget }) =>
              put({ vatPercent: Number(currentTarget.value) as RateDraft['vatPercent'] })
            }
          >
            {vatPercents.map((percent) => (
              <option key={percent} value={percent}>
                {t('rates.percent', { percent: String(percent) })}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Choice checked={draft.isOffered} onChange={({ currentTarget }) => put({ isOffered: currentTarget.checked })}>
        {t('rates.isOffered')}
      </Choice>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" isBusy={form.isBusy} disabled={form.hasChanged}>
          {t('rates.save')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('rates.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
