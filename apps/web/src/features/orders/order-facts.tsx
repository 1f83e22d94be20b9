import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Columns } from '#ui/columns.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Fact } from '#ui/facts.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { FactGroup } from './fact-group.tsx';
import type { Order, WithdrawalOutcome } from './order.ts';
import { OrderCode } from './order-code.tsx';
import styles from './order-facts.module.css';
import { OrderMessages } from './order-messages.tsx';
import type { AnswerDrafts } from './order-tools.ts';
import { ReturnFacts } from './return-facts.tsx';

/** How it comes, what is known of the prescription and the payment, and what was written (OR-06). */
export function OrderFacts({ order, code, drafts }: { order: Order; code: string; drafts: AnswerDrafts }) {
  return (
    <Columns until={1180} gap={[1.5, 2]} className={styles.groups}>
      <DeliveryFacts order={order} />
      <PrescriptionFacts order={order} />
      <PaymentFacts order={order} />
      <WithdrawalFacts order={order} />
      <ReturnFacts order={order} />
      <NumberToCopy code={code} />
      <OrderMessages order={order} code={code} drafts={drafts} />
    </Columns>
  );
}

function PrescriptionFacts({ order: { prescription } }: { order: Order }) {
  const t = useTranslations('orders.prescription');
  const locale = useLocale();
  const { format, hasFile, fileName, isFromPharmacy, verifiedAt, originalReceivedAt } = prescription;

  const fileWords = () => (isFromPharmacy ? t('fileAdded') : (fileName ?? t('fileHandedIn')));

  return (
    <FactGroup title={t('title')}>
      {format && <Fact name={t('format')}>{t(format)}</Fact>}
      {(hasFile || format !== null) && <Fact name={t('file')}>{hasFile ? fileWords() : t('noFile')}</Fact>}
      <Fact name={t('verified')}>
        {verifiedAt ? t('verifiedAt', { date: formatDate(verifiedAt, locale) }) : t('notVerified')}
      </Fact>
      {(format === 'physical' || originalReceivedAt) && (
        <Fact name={t('original')}>
          {originalReceivedAt
            ? t('receivedAt', { date: formatDate(originalReceivedAt, locale) })
            : t('originalAwaited')}
        </Fact>
      )}
    </FactGroup>
  );
}

function PaymentFacts({ order: { payment } }: { order: Order }) {
  const t = useTranslations('orders.payment');
  const locale = useLocale();
  const { method, paidAt } = payment;
  if (!method && !paidAt) return null;
  return (
    <FactGroup title={t('title')}>
      {method && <Fact name={t('method')}>{t(method)}</Fact>}
      {(paidAt || method === 'transfer') && (
        <Fact name={t('paid')}>{paidAt ? t('paidAt', { date: formatDate(paidAt, locale) }) : t('notPaid')}</Fact>
      )}
    </FactGroup>
  );
}

function WithdrawalFacts({ order: { withdrawal } }: { order: Order }) {
  const t = useTranslations('orders.withdrawal');
  const locale = useLocale();
  if (!withdrawal) return null;
  return (
    <FactGroup title={t('title')}>
      <Fact name={t('declared')}>{formatDate(withdrawal.declaredAt, locale)}</Fact>
      <Fact name={t('scope')}>{t(withdrawal.scope)}</Fact>
      {withdrawal.outcome && <OutcomeFacts outcome={withdrawal.outcome} />}
    </FactGroup>
  );
}

/** How far the pharmacy is with it, step by step. */
function OutcomeFacts({ outcome }: { outcome: WithdrawalOutcome }) {
  const t = useTranslations('orders.withdrawal');
  const locale = useLocale();
  const { decision, decidedAt, acceptedCents, isReturnAwaited, returnedAt, closedAt } = outcome;
  return (
    <>
      <Fact name={t('answer')}>{t(decision, { date: formatDate(decidedAt, locale) })}</Fact>
      {(isReturnAwaited || returnedAt) && (
        <Fact name={t('return')}>
          {returnedAt ? t('returned', { date: formatDate(returnedAt, locale) }) : t('returnAwaited')}
        </Fact>
      )}
      {decision === 'accepted' && acceptedCents !== null && (
        <Fact name={t('refund')}>{formatMoney(acceptedCents, locale)}</Fact>
      )}
      {closedAt && <Fact name={t('settled')}>{formatDate(closedAt, locale)}</Fact>}
    </>
  );
}

/** Once more in large, to be read out or copied. */
function NumberToCopy({ code }: { code: string }) {
  const t = useTranslations('orders.card');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.number}>
      <Subheading isBold id={id} className={styles.title}>
        {t('number')}
      </Subheading>
      <p>
        <OrderCode code={code} />
      </p>
      <CopyButton
        size="small"
        text={code}
        label={t('copyCode')}
        copiedText={t('copied')}
        failedText={t('copyFailed')}
      />
    </section>
  );
}
