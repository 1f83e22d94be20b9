import History from 'lucide-react/icons/history';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { KeyedButton } from '#domain/desk/keys/keyed-button.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import type { CallOutput } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { EarlierDialog } from './earlier-dialog.tsx';
import { EntriesTable } from './entries-table.tsx';
import { EntryDetail } from './entry-detail.tsx';
import { PaymentSums } from './payment-sums.tsx';
import styles from './payments.module.css';
import { usePayments } from './payments-queries.ts';
import { RefundList } from './refund-list.tsx';
import { StatementReader } from './statement-reader.tsx';
import { useEntryPlace } from './use-entry-place.ts';

type Payments = CallOutput<'listPayments'>;

/** The money of the bank: statements come in, entries are assigned to orders, and what is due goes back. */
export function PaymentsScreen() {
  const t = useTranslations('deskPayments');
  const locale = useLocale();
  const { data, isError, refetch } = usePayments();
  const field = useRef<HTMLInputElement>(null);
  const [isEarlier, setEarlier] = useState(false);
  const chooseFiles = () => field.current?.click();
  useDeskKeys([{ key: 'e', label: t('keys.read'), act: chooseFiles }]);
  const last = data?.lastStatement;
  const lastWords = last && t('last', { file: last.fileName, moment: shortMoment(last.readAt, locale) });

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {data && <p className={styles.muted}>{lastWords ?? t('never')}</p>}
        <div className={styles.ends}>
          <Button variant="ghost" icon={<History aria-hidden="true" />} onClick={() => setEarlier(true)}>
            {t('earlier.button')}
          </Button>
          <KeyedButton letter="e" icon={<Upload aria-hidden="true" />} onPress={chooseFiles}>
            {t('reading.button')}
          </KeyedButton>
        </div>
      </header>
      <StatementReader field={field} />
      {isError && <ReadFailure words={t(data ? 'stale' : 'failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={t('loading')} />}
      {data && <PaymentColumns payments={data} />}
      {isEarlier && <EarlierDialog onClose={() => setEarlier(false)} />}
    </div>
  );
}

function PaymentColumns({ payments }: { payments: Payments }) {
  const t = useTranslations('deskPayments');
  const { entries, waiting, refunds, toleranceCent, lastStatement } = payments;
  const { entry, select, settle } = useEntryPlace(entries);
  return (
    <>
      <PaymentSums waiting={waiting} entries={entries} refunds={refunds.length} />
      {entries.length === 0 && <Note tone="plain">{t(lastStatement ? 'empty' : 'emptyFirst')}</Note>}
      <div className={styles.cols} data-empty={entries.length === 0 || undefined}>
        {entries.length > 0 && (
          <div>
            <EntriesTable entries={entries} selected={entry?.id ?? null} onSelect={select} />
            {waiting > entries.length && (
              <p className={styles.muted}>{t('more', { shown: entries.length, all: waiting })}</p>
            )}
          </div>
        )}
        <div className={styles.side}>
          {entry && <EntryDetail key={entry.id} entry={entry} toleranceCent={toleranceCent} onDone={settle} />}
          <RefundList refunds={refunds} />
        </div>
      </div>
    </>
  );
}
