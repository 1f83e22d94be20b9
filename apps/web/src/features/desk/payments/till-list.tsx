import type { TillPayment } from '@shop/contract/desk/payments';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { emptyTill, receiptOf } from '#domain/desk/till/till-draft.ts';
import { TillFields } from '#domain/desk/till/till-fields.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import type { CallInput } from '#lib/api.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import styles from './payments.module.css';
import { usePaymentWrite } from './payments-queries.ts';
import { ReasonForm } from './reason-form.tsx';

/** What was paid at the till, with the number of its receipt; what was entered by mistake is undone here. */
export function TillList({ payments }: { payments: readonly TillPayment[] }) {
  const t = useTranslations('deskPayments.till');
  return (
    <>
      <h3 id="till-payments">{t('title')}</h3>
      {payments.length === 0 && <p className={styles.muted}>{t('none')}</p>}
      <ul className={styles.rows} aria-labelledby="till-payments">
        {payments.map((payment) => (
          <TillRow key={payment.orderId} payment={payment} />
        ))}
      </ul>
    </>
  );
}

function TillRow({ payment }: { payment: TillPayment }) {
  const t = useTranslations('deskPayments.till');
  const locale = useLocale();
  const [isUndoing, setUndoing] = useState(false);
  const { code, amountCent, paidAt, by, receipt } = payment;
  const moment = shortMoment(paidAt, locale);
  return (
    <li className={styles.row}>
      <b>
        {code} <span className={styles.number}>{formatMoney(amountCent, locale)}</span>
      </b>
      <span>{t('receipt', { receipt })}</span>
      <small className={styles.muted}>{by ? t('by', { moment, name: by }) : moment}</small>
      {isUndoing ? (
        <UndoForm payment={payment} onClose={() => setUndoing(false)} />
      ) : (
        <div className={styles.ends}>
          <Button size="small" aria-label={t('undoOf', { code })} onClick={() => setUndoing(true)}>
            {t('undo')}
          </Button>
        </div>
      )}
    </li>
  );
}

type Undoing = CallInput<'undoTillPayment'>['body'];

function UndoForm({ payment, onClose }: { payment: TillPayment; onClose: () => void }) {
  const t = useTranslations('deskPayments.till');
  const deskCall = useDeskCall();
  const [draft, setDraft] = useState(emptyTill);
  const [isChecked, setChecked] = useState(false);
  const { orderId: id } = payment;
  const { write, isBusy, failure } = usePaymentWrite<Undoing>(id, {
    send: (body, headers) => deskCall('undoTillPayment', { params: { id }, headers, body }),
    doneWords: t('undone'),
    onDone: onClose,
  });

  function send(reason: string): void {
    setChecked(true);
    const isEmpty = draft.receiptNumber.trim() === '' && draft.tillName.trim() === '';
    const receipt = isEmpty ? null : receiptOf(draft);
    if (isEmpty || receipt) write({ reason, receipt });
  }

  return (
    <ReasonForm
      name={`undo till ${id}`}
      title={t('undoTitle')}
      about={t('undoAbout')}
      label={t('reason')}
      sendLabel={t('undo')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
    >
      <TillFields id={`undo-${id}`} draft={draft} isChecked={isChecked} isOptional onChange={setDraft} />
    </ReasonForm>
  );
}
