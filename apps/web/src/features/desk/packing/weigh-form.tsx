import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { stockLimits } from '@shop/contract/desk/stock-limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Pill } from '#ui/pill.tsx';
import { Select } from '#ui/select.tsx';
import { OtherBatch } from './other-batch.tsx';
import styles from './packing.module.css';
import { ScaleTrack } from './scale-track.tsx';
import { useWeighing } from './use-weighing.ts';

interface WeighFormProps {
  packing: PackingShown;
  portion: PortionShown;
  weightWords: (thousandths: number) => string;
  onSaved: () => void;
}

/** Scanned, weighed, filled: the entry of the protocol. */
export function WeighForm({ packing, portion, weightWords, onSaved }: WeighFormProps) {
  const t = useTranslations('deskPacking');
  const id = useId();
  const [isChecked, setChecked] = useState(false);
  const { draft, change, measured, isWithin, save, isBusy, failure } = useWeighing(packing, portion, onSaved);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (measured !== null && !isBusy) save(measured);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && <FailureWords failure={failure} />}
      <div className={styles.fields}>
        {portion.pzn !== null && (
          <TextField
            id={`${id}-pzn`}
            label={t('fields.pzn')}
            value={draft.pzn}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            onChange={({ currentTarget }) => change({ pzn: currentTarget.value, isProductScanned: false })}
          />
        )}
        {portion.batch.number !== null && (
          <TextField
            id={`${id}-batch`}
            label={t('fields.batch')}
            value={draft.batchNumber}
            maxLength={stockLimits.batchNumber}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => change({ batchNumber: currentTarget.value, isBatchScanned: false })}
          />
        )}
        <TextField
          id={`${id}-weight`}
          label={t(`fields.weight.${portion.unit}`)}
          error={isChecked && measured === null ? t('badWeight') : undefined}
          value={draft.weight}
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ weight: currentTarget.value })}
        />
      </div>
      <div className={styles.measure}>
        <ScaleTrack portion={portion} measured={measured} unitWords={weightWords} />
        <p className={styles.measureWords}>
          {measured !== null && <Pill tone={isWithin ? 'ok' : 'danger'}>{t(isWithin ? 'within' : 'outside')}</Pill>}
          <span className={styles.muted}>
            {t('wanted', {
              wanted: weightWords(portion.wantedMilli),
              lowest: weightWords(portion.lowestMilli),
              highest: weightWords(portion.highestMilli),
            })}
          </span>
        </p>
      </div>
      <div className={styles.fields}>
        <div>
          <label htmlFor={`${id}-container`}>{t('fields.container')}</label>
          <Select
            id={`${id}-container`}
            value={draft.container}
            onChange={({ currentTarget }) => change({ container: currentTarget.value })}
          >
            {packing.containers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
        <TextField
          id={`${id}-finding`}
          label={t('fields.finding')}
          isOptional
          value={draft.finding}
          maxLength={stockLimits.reason}
          onChange={({ currentTarget }) => change({ finding: currentTarget.value })}
        />
        <OtherBatch packing={packing} portion={portion} />
      </div>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
