import type { RefundDue, RefundShare } from '@shop/contract/desk/payments';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { emptyTill, receiptOf } from '#domain/desk/till/till-draft.ts';
import { TillFields } from '#domain/desk/till/till-fields.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import type { CallInput } from '#lib/api.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import styles from './payments.module.css';
import { usePaymentWrite } from './payments-queries.ts';
import { ReasonForm } from './reason-form.tsx';
import list from './refunds.module.css';

/** Money that goes back to patients; the outgoing entry of a statement closes each of them. */
export function RefundList({ refunds }: { refunds: readonly RefundDue[] }) {
  const t = useTranslations('deskPayments.refunds');
  const locale = useLocale();
  const [shown, setShown] = useState<string | null>(refunds[0]?.orderId ?? null);
  const sum = refunds.reduce((total, { amountCent }) => total + amountCent, 0);
  return (
    <section className={styles.pane} aria-labelledby="refunds">
      <Row as="header" gap={[0.4, 0.75]} align="center" spread="apart" className={styles.paneHead}>
        <h2 id="refunds">{t('title')}</h2>
        {refunds.length > 0 && (
          <p className={styles.muted}>{t('sum', { count: refunds.length, amount: formatMoney(sum, locale) })}</p>
        )}
      </Row>
      {refunds.length === 0 && <p className={styles.pad}>{t('none')}</p>}
      <ul className={list.refunds} aria-labelledby="refunds">
        {refunds.map((refund) => (
          <RefundEntry
            key={refund.orderId}
            refund={refund}
            isShown={refund.orderId === shown}
            onShow={() => setShown(refund.orderId)}
          />
        ))}
      </ul>
    </section>
  );
}

function RefundEntry({ refund, isShown, onShow }: { refund: RefundDue; isShown: boolean; onShow: () => void }) {
  const t = useTranslations('deskPayments.refunds');
  const locale = useLocale();
  const mayRefund = useHasRight('refund');
  const [isClosing, setClosing] = useState(false);
  const { code, patientName, amountCent, shares } = refund;
  const [only, ...others] = shares;
  const hasCode = shares.some(({ qrCode }) => qrCode);
  const isShared = others.length > 0;
  // The share of the till is settled first: it cannot be forgotten behind a transfer.
  const isOfTill = shares.some((share) => share.isOfTill);
  return (
    <li className={list.refund}>
      <p className={list.who}>
        <b>{patientName}</b>
        <span className={styles.amount}>{formatMoney(amountCent, locale)}</span>
      </p>
      <p className={styles.muted}>
        {t('order', { code })}
        {!isShared && only?.payee && (
          <> · {t('account', { name: only.payee.name || patientName, iban: only.payee.iban })}</>
        )}
      </p>
      {shares.map((share) => (
        <ShareOfRefund
          key={share.payee ? `${share.payee.iban} ${share.payee.name}` : `no account ${share.isOfTill}`}
          refund={refund}
          share={share}
          isShown={isShown}
          isShared={isShared}
        />
      ))}
      {isClosing && isOfTill && <TillRefundForm refund={refund} onClose={() => setClosing(false)} />}
      {isClosing && !isOfTill && <CloseForm refund={refund} onClose={() => setClosing(false)} />}
      {!isClosing && (
        <div className={styles.ends}>
          {hasCode && !isShown && (
            <Button size="small" aria-label={t('showOf', { code })} onClick={onShow}>
              {t('show')}
            </Button>
          )}
          {mayRefund && (
            <Button
              size="small"
              variant="ghost"
              aria-label={t(isOfTill ? 'tillOf' : 'closeOf', { code })}
              onClick={() => setClosing(true)}
            >
              {t(isOfTill ? 'till' : 'close')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What goes back to one account. Several accounts have paid: each stands with its own sum. */
function ShareOfRefund({
  refund: { code, patientName },
  share: { amountCent, payee, isOtherAccount, isOfTill, tillReceipt, qrCode },
  isShown,
  isShared,
}: {
  refund: RefundDue;
  share: RefundShare;
  isShown: boolean;
  isShared: boolean;
}) {
  const t = useTranslations('deskPayments.refunds');
  const locale = useLocale();
  const amount = formatMoney(amountCent, locale);
  const name = payee?.name || patientName;
  return (
    <>
      {isOfTill && <p>{t('byTill', { amount, receipt: tillReceipt ?? '', isKnown: String(tillReceipt !== null) })}</p>}
      {isShared && !isOfTill && (
        <p>{payee ? t('share', { amount, name, iban: payee.iban }) : t('shareByHand', { amount })}</p>
      )}
      {isOtherAccount && <p className={list.other}>{t('otherAccount')}</p>}
      {qrCode && isShown && (
        <div className={list.giro}>
          <svg
            data-theme="light"
            role="img"
            aria-label={t('code', { name: isShared ? name : patientName })}
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
          >
            <path d={qrCode.path} shapeRendering="crispEdges" />
          </svg>
          <p className={styles.muted}>{t('scan')}</p>
        </div>
      )}
      {!qrCode && !isOfTill && <p className={styles.muted}>{t('byHand', { code })}</p>}
    </>
  );
}

function TillRefundForm({ refund, onClose }: { refund: RefundDue; onClose: () => void }) {
  const t = useTranslations('deskPayments.refunds');
  const locale = useLocale();
  const deskCall = useDeskCall();
  const [draft, setDraft] = useKeptState(`till refund ${refund.orderId}`, emptyTill);
  const [isChecked, setChecked] = useState(false);
  const { orderId: id, code, shares } = refund;
  const cents = shares.reduce((sum, { isOfTill, amountCent }) => sum + (isOfTill ? amountCent : 0), 0);
  const { write, isBusy, failure } = usePaymentWrite<CallInput<'noteRefund'>['body']>(id, {
    send: (body, headers) => deskCall('noteRefund', { params: { id }, headers, body }),
    doneWords: t('closed'),
    onDone: onClose,
  });
  function send(): void {
    setChecked(true);
    const receipt = receiptOf(draft);
    if (receipt) write({ receipt });
    else document.getElementById(`refund-${id}-receipt`)?.focus();
  }
  return (
    <DeskForm
      title={t('tillTitle', { code })}
      about={t('tillAbout', { amount: formatMoney(cents, locale) })}
      sendLabel={t('closeSend')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setDraft(emptyTill)}
    >
      <TillFields id={`refund-${id}`} draft={draft} isChecked={isChecked} onChange={setDraft} />
    </DeskForm>
  );
}

function CloseForm({ refund, onClose }: { refund: RefundDue; onClose: () => void }) {
  const t = useTranslations('deskPayments.refunds');
  const locale = useLocale();
  const deskCall = useDeskCall();
  const { orderId: id, code, amountCent } = refund;
  const { write, isBusy, failure } = usePaymentWrite<{ reason: string }>(id, {
    send: (body, headers) => deskCall('noteRefund', { params: { id }, headers, body }),
    doneWords: t('closed'),
    onDone: onClose,
  });
  return (
    <ReasonForm
      name={`refund ${id}`}
      title={t('closeTitle', { code })}
      about={t('closeAbout', { amount: formatMoney(amountCent, locale) })}
      label={t('reason')}
      sendLabel={t('closeSend')}
      isBusy={isBusy}
      failure={failure}
      onSend={(reason) => write({ reason })}
      onClose={onClose}
    />
  );
}
