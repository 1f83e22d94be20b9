import { type Application, applications } from '@shop/contract/desk/label';
import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import type { CallInput } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';
import styles from './packing.module.css';
import { usePackingWrite } from './packing-queries.ts';

/** How the prescription has it used, where its record does not name it: proposed by its words, and said by a person. */
export function ApplicationChoice({ packing: { id }, portion }: { packing: PackingShown; portion: PortionShown }) {
  const t = useTranslations('deskPacking.label');
  const fieldId = useId();
  const [chosen, setChosen] = useState<Application | null>(portion.proposedApplication);
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = usePackingWrite<CallInput<'settleApplication'>['body']>(
    id,
    (body, headers) => deskCall('settleApplication', { params: { id }, headers, body }),
    () => t('applicationSettled'),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen && !isBusy) write({ portion: portion.id, application: chosen });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {failure && <FailureWords failure={failure} />}
      <div>
        <FieldLabel id={fieldId} label={t('application')} />
        <Select
          id={fieldId}
          value={chosen ?? ''}
          required
          onChange={({ currentTarget: { value } }) =>
            setChosen(applications.find((application) => application === value) ?? null)
          }
        >
          <option value="">{t('chooseApplication')}</option>
          {applications.map((application) => (
            <option key={application} value={application}>
              {t(`applications.${application}`)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" isBusy={isBusy}>
        {t('settleApplication')}
      </Button>
    </form>
  );
}
