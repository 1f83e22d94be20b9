import { productType } from '@shop/contract/catalogue';
import { postalCodePattern } from '@shop/contract/desk/postal-codes';
import type { SupposedRule } from '@shop/contract/desk/rules';
import { prescriptionFormat } from '@shop/contract/prescription';
import { prescriptionOrigins } from '@shop/contract/prescription-origin';
import { type Ref, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TextField } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { FailureNotice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import styles from './rules.module.css';
import { type Trial, useTrial } from './rules-queries.ts';

interface RuleTrialProps {
  /** Begins on the day that is looked at. */
  day: string;
  /** A rule that is looked at or written, as if it were in force. */
  supposed: SupposedRule | null;
  ref: Ref<HTMLInputElement>;
}

const choices = {
  productType: productType.options,
  prescriptionFormat: ['', ...prescriptionFormat.options],
  prescriptionOrigin: ['', ...prescriptionOrigins],
} as const;

/** What the checkout would say: to whom, what, on which prescription, on which day. */
export function RuleTrial({ day, supposed, ref }: RuleTrialProps) {
  const t = useTranslations('deskRules');
  const locale = useLocale();
  const id = useId();
  const [asked, setAsked] = useState({
    ...{ postalCode: '', productType: 'bud', prescriptionFormat: '', prescriptionOrigin: '' },
  });
  const [ownDay, setOwnDay] = useState<string | null>(null);
  const onDay = ownDay ?? day;
  const isReady = postalCodePattern.test(asked.postalCode) && onDay !== '';
  const { data, isError } = useTrial(
    isReady
      ? ({
          ...{ day: onDay, postalCode: asked.postalCode, productType: asked.productType, supposed },
          prescriptionFormat: asked.prescriptionFormat || null,
          prescriptionOrigin: asked.prescriptionOrigin || null,
        } as Trial)
      : null,
  );

  return (
    <section className={styles.trial} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('trial.title')}</h2>
      <div className={styles.asked}>
        <TextField
          ref={ref}
          id={`${id}-postalCode`}
          label={t('trial.postalCode')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={asked.postalCode}
          onChange={({ currentTarget }) => setAsked({ ...asked, postalCode: currentTarget.value.trim() })}
        />
        {(Object.keys(choices) as (keyof typeof choices)[]).map((field) => (
          <div key={field} className={styles.choice}>
            <FieldLabel id={`${id}-${field}`} label={t(`trial.${field}`)} />
            <Select
              id={`${id}-${field}`}
              value={asked[field]}
              onChange={({ currentTarget }) => setAsked({ ...asked, [field]: currentTarget.value })}
            >
              {choices[field].map((choice) => (
                <option key={choice} value={choice}>
                  {choice ? t(`choices.${field}.${choice}` as 'choices.productType.bud') : t('trial.unknown')}
                </option>
              ))}
            </Select>
          </div>
        ))}
        <TextField
          id={`${id}-day`}
          type="date"
          label={t('trial.day')}
          value={onDay}
          onChange={({ currentTarget }) => setOwnDay(currentTarget.value)}
        />
      </div>
      <div aria-live="polite">
        {!isReady && <p className={styles.quiet}>{t('trial.hint')}</p>}
        {isReady && isError && <FailureNotice error={null}>{t('trial.failed')}</FailureNotice>}
        {isReady && data && (
          <ul className={styles.ways}>
            {data.ways.map((way) => {
              const reason = locale === 'de' ? way.reasonDe : way.reasonEn;
              return (
                <li key={way.id} data-possible={way.isPossible || undefined}>
                  <b>{t(way.isPossible ? 'trial.yes' : 'trial.no', { way: t(`choices.deliveryMode.${way.type}`) })}</b>{' '}
                  {way.type === 'selfPickUp' && `${way.name} `}
                  {reason && <span>{t('trial.says', { reason })}</span>}
                </li>
              );
            })}
          </ul>
        )}
        {supposed && isReady && <p className={styles.quiet}>{t('trial.supposed')}</p>}
      </div>
    </section>
  );
}
