import { germanTime } from '@shop/contract/desk/german-time';
import Download from 'lucide-react/icons/download';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Form } from '#ui/form.tsx';
import styles from './export-card.module.css';
import { useSavedFile } from './use-day.ts';

const scopes = ['period', 'batch', 'order'] as const;

/** What inspectors get: of a period, of a batch, or of one order. What was typed for another choice stays. */
export function InspectionForm() {
  const t = useTranslations('deskJournal.exports');
  const id = useId();
  const [scope, setScope] = useState<(typeof scopes)[number]>('period');
  const [typed, setTyped] = useState(() => ({ ...thisMonth(), batch: '', code: '' }));
  const { from, to } = typed;
  const [batch, code] = [typed.batch.trim(), typed.code.trim()];
  const query = { period: { from, to }, batch: { batch }, order: { code } }[scope];
  const isReady = { period: from !== '' && to !== '' && from <= to, batch: batch !== '', order: code !== '' }[scope];
  const file = useSavedFile((call) => call('exportInspection', { query }), 'pruefung.zip');

  const field = (name: keyof typeof typed) => ({
    id: `${id}-${name}`,
    label: t(name),
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    file.mutate();
  }

  return (
    <Form className={styles.part} aria-label={t('inspection')} onSubmit={submit}>
      <h3>{t('inspection')}</h3>
      <p>{t('inspectionAbout')}</p>
      <RadioField
        id={id}
        label={t('scope')}
        values={scopes}
        value={scope}
        wordsOf={(one) => t(`scopes.${one}`)}
        onChange={setScope}
      />
      {scope === 'period' && (
        <div className={styles.pair}>
          <TextField type="date" {...field('from')} />
          <TextField type="date" {...field('to')} />
        </div>
      )}
      {scope === 'batch' && <TextField hint={t('batchHint')} maxLength={60} autoComplete="off" {...field('batch')} />}
      {scope === 'order' && <TextField maxLength={50} autoComplete="off" {...field('code')} />}
      <Button type="submit" icon={<Download aria-hidden="true" />} isBusy={file.isPending} disabled={!isReady}>
        {t('inspectionZip')}
      </Button>
    </Form>
  );
}

function thisMonth(): { from: string; to: string } {
  const { day } = germanTime(new Date());
  return { from: `${day.slice(0, 8)}01`, to: day };
}
