import { germanTime } from '@shop/contract/desk/german-time';
import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Form } from '#ui/form.tsx';
import styles from './export-card.module.css';
import { InspectionForm } from './inspection-form.tsx';
import { useSavedFile } from './use-day.ts';

/** What inspectors and the tax adviser get. */
export function ExportCard() {
  const t = useTranslations('deskJournal.exports');
  const mayInspect = useHasRight('seeJournal');
  const mayExportBooks = useHasRight('exportBooks');
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {mayInspect && <InspectionForm />}
      {mayExportBooks && <Books />}
    </section>
  );
}

function Books() {
  const t = useTranslations('deskJournal.exports');
  const id = useId();
  const [period, setPeriod] = useState(lastMonth);
  const invoices = useSavedFile((call) => call('exportInvoices', { query: { period } }), `rechnungen-${period}.zip`);
  const datev = useSavedFile((call) => call('exportDatev', { query: { period } }), `EXTF_Buchungsstapel_${period}.csv`);
  const isPeriod = /^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/.test(period);
  return (
    <Form className={styles.part} aria-label={t('books')} onSubmit={(event) => event.preventDefault()}>
      <h3>{t('books')}</h3>
      <p>{t('booksAbout')}</p>
      <TextField
        id={`${id}-period`}
        label={t('period')}
        hint={t('periodHint')}
        value={period}
        maxLength={7}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setPeriod(value.trim())}
      />
      <div className={styles.pair}>
        <Button
          icon={<Download aria-hidden="true" />}
          isBusy={invoices.isPending}
          disabled={!isPeriod}
          onClick={() => invoices.mutate()}
        >
          {t('invoicesZip')}
        </Button>
        <Button
          icon={<Download aria-hidden="true" />}
          isBusy={datev.isPending}
          disabled={!isPeriod}
          onClick={() => datev.mutate()}
        >
          {t('datev')}
        </Button>
      </div>
    </Form>
  );
}

function lastMonth(): string {
  const [year, month] = germanTime(new Date()).day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}
