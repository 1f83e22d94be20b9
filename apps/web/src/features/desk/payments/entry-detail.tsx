import type { OpenEntry } from '@shop/contract/desk/payments';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { formatMoney } from '#lib/format.ts';
import { Row } from '#ui/row.tsx';
import { AssignForm } from './assign-form.tsx';
import { signedCents } from './entries-table.tsx';
import styles from './payments.module.css';
import { usePaymentWrite } from './payments-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { ResultPill } from './result-pill.tsx';

export const detailId = 'entry-detail';

interface EntryDetailProps {
  entry: OpenEntry;
  toleranceCent: number;
  /** Settled: the next one comes. */
  onDone: () => void;
}

/** One bank entry beside the orders that it may be for. */
export function EntryDetail({ entry, toleranceCent, onDone }: EntryDetailProps) {
  const t = useTranslations('deskPayments');
  const locale = useLocale();
  const [isAside, setAside] = useState(false);
  return (
    <section className={styles.pane} aria-labelledby={detailId}>
      <Row as="header" gap={[0.4, 0.75]} align="center" spread="apart" className={styles.paneHead}>
        <h2 id={detailId}>
          {entry.name || t('table.unknownName')}{' '}
          <span className={styles.number}>{formatMoney(signedCents(entry), locale)}</span>
        </h2>
        <ResultPill entry={entry} />
      </Row>
      <div className={styles.pad}>
        {isAside ? (
          <AsideForm id={entry.id} onDone={onDone} onClose={() => setAside(false)} />
        ) : (
          <AssignForm entry={entry} toleranceCent={toleranceCent} onDone={onDone} onAside={() => setAside(true)} />
        )}
      </div>
    </section>
  );
}

function AsideForm({ id, onDone, onClose }: { id: string; onDone: () => void; onClose: () => void }) {
  const t = useTranslations('deskPayments.detail');
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = usePaymentWrite<{ reason: string }>(id, {
    send: (body, headers) => deskCall('setPaymentAside', { params: { id }, headers, body }),
    doneWords: t('asideDone'),
    onDone,
  });
  return (
    <ReasonForm
      name={`payment aside ${id}`}
      title={t('aside')}
      about={t('asideAbout')}
      label={t('waiveReason')}
      sendLabel={t('aside')}
      isBusy={isBusy}
      failure={failure}
      onSend={(reason) => write({ reason })}
      onClose={onClose}
    />
  );
}
