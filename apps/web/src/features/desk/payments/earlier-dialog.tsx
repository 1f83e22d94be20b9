import type { SettledEntry, StatementShown } from '@shop/contract/desk/payments';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import { signedCents } from './entries-table.tsx';
import styles from './payments.module.css';
import { usePaymentWrite, useSettled, useStatements } from './payments-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import { TillList } from './till-list.tsx';

/** The statements that were read, and what was booked last, which can be undone. */
export function EarlierDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('deskPayments.earlier');
  const statements = useStatements();
  const settled = useSettled();
  const isLoading = (!statements.data && !statements.isError) || (!settled.data && !settled.isError);
  return (
    <Dialog title={t('title')} onClose={onClose} className={styles.dialog}>
      {isLoading && <p role="status">{t('loading')}</p>}
      {(statements.isError || settled.isError) && (
        <Note tone="danger" role="alert">
          {t('failed')}
        </Note>
      )}
      <h3 id="settled-entries">{t('settled')}</h3>
      {settled.data?.entries.length === 0 && <p className={styles.muted}>{t('noSettled')}</p>}
      <ul className={styles.rows} aria-labelledby="settled-entries">
        {settled.data?.entries.map((entry) => (
          <SettledRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {settled.data && <TillList payments={settled.data.till} />}
      <h3 id="read-statements">{t('statements')}</h3>
      {statements.data?.statements.length === 0 && <p className={styles.muted}>{t('noStatements')}</p>}
      <ul className={styles.rows} aria-labelledby="read-statements">
        {statements.data?.statements.map((statement) => (
          <StatementRow key={statement.id} statement={statement} />
        ))}
      </ul>
    </Dialog>
  );
}

function StatementRow({ statement }: { statement: StatementShown }) {
  const t = useTranslations('deskPayments');
  const locale = useLocale();
  const { fileName, readAt, readBy, from, to, entries, fresh } = statement;
  return (
    <li className={styles.row}>
      <b>{fileName}</b>
      <span>{t('reading.read', { entries, fresh })}</span>
      <small className={styles.muted}>
        {from && to && `${t('earlier.range', { from: formatDate(from, locale), to: formatDate(to, locale) })} · `}
        {t('earlier.statement', { moment: shortMoment(readAt, locale), name: readBy })}
      </small>
    </li>
  );
}

function SettledRow({ entry }: { entry: SettledEntry }) {
  const t = useTranslations('deskPayments');
  const locale = useLocale();
  const [isUndoing, setUndoing] = useState(false);
  const { name, purpose, bookedOn, shares, asideReason } = entry;
  const amount = formatMoney(signedCents(entry), locale);
  const orders = shares.map(({ code, amountCent }) =>
    t('earlier.share', { code, amount: formatMoney(amountCent, locale) }),
  );
  const shownName = name || t('table.unknownName');
  return (
    <li className={styles.row}>
      <b>
        {shownName} <span className={styles.number}>{amount}</span>
      </b>
      <span>
        {asideReason === null
          ? t('earlier.bookedOn', { orders: orders.join(', ') })
          : t('earlier.setAside', { reason: asideReason })}
      </span>
      <small className={styles.muted}>
        {formatDate(bookedOn, locale)} · {purpose || t('table.noPurpose')}
      </small>
      {isUndoing ? (
        <UndoForm id={entry.id} onClose={() => setUndoing(false)} />
      ) : (
        <div className={styles.ends}>
          <Button
            size="small"
            aria-label={t('earlier.undoOf', { name: shownName, amount })}
            onClick={() => setUndoing(true)}
          >
            {t('earlier.undo')}
          </Button>
        </div>
      )}
    </li>
  );
}

function UndoForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('deskPayments.earlier');
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = usePaymentWrite<{ reason: string }>(id, {
    send: (body, headers) => deskCall('undoPayment', { params: { id }, headers, body }),
    doneWords: t('undone'),
    onDone: onClose,
  });
  return (
    <ReasonForm
      name={`undo payment ${id}`}
      title={t('undoTitle')}
      about={t('undoAbout')}
      label={t('undoReason')}
      sendLabel={t('undo')}
      isBusy={isBusy}
      failure={failure}
      onSend={(reason) => write({ reason })}
      onClose={onClose}
    />
  );
}
