import type { AdviceNote } from '@shop/contract/desk/advice';
import type { ReadyOrder } from '@shop/contract/desk/handover';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { AdviceChoice } from '#domain/desk/advice/advice-choice.tsx';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { TakerChoice, useTaker } from '#domain/desk/leaving/taker-choice.tsx';
import { emptyTill, receiptOf } from '#domain/desk/till/till-draft.ts';
import { TillFields } from '#domain/desk/till/till-fields.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import type { CallInput } from '#lib/api.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Advice } from './advice.tsx';
import styles from './handover.module.css';
import { Labels } from './labels.tsx';
import { MarkOriginal } from './mark-original.tsx';
import { useHandOverWrite } from './use-hand-over.ts';

type Body = CallInput<'handOverAtCounter'>['body'];

/** Somebody comes for it: who they are, what they pay, and that it was handed over. */
export function ReadyEntry({ order }: { order: ReadyOrder }) {
  const t = useTranslations('deskHandover.pickup');
  const locale = useLocale();
  const deskCall = useDeskCall();
  const mayAdvise = useHasRight('askPatient');
  const [isOpen, setOpen] = useState(false);
  const draft = useTaker(order);
  const [advice, setAdvice] = useState<AdviceNote | null>(null);
  const [till, setTill] = useState(emptyTill);
  const [isChecked, setChecked] = useState(false);
  const { orderId: id, version, code, isPaid } = order;
  const { write, isBusy, failure } = useHandOverWrite<Body, unknown>(id, {
    send: (body, headers) => deskCall('handOverAtCounter', { params: { id }, headers, body }),
    words: t('done'),
  });
  const amount = formatMoney(order.openCent, locale);
  const receipt = receiptOf(till);
  const isAdviceAsked = order.advice === null && mayAdvise;
  const isAdviceKnown = !isAdviceAsked || advice !== null;
  const isReady = draft.taken !== null && !order.isMarkDue && isAdviceKnown && (isPaid || receipt !== null);

  function handOver(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isReady || !draft.taken) return;
    const said = isAdviceAsked && advice !== null ? { advice } : {};
    write({ version, ...draft.taken, ...said, till: isPaid ? null : receipt });
  }

  return (
    <>
      <p className={styles.who}>
        <b>{order.name}</b> <span>{code}</span>
        <small>
          {t('born', { day: formatDate(order.birthDate, locale) })},{' '}
          {t('back', { day: formatDate(order.backOn, locale) })}
          {order.remindedAt && `, ${t('reminded')}`}
        </small>
        {!isPaid && <small>{t('toPay', { amount })}</small>}
      </p>
      <Labels order={order} />
      <MarkOriginal order={order} />
      <Advice order={order} />
      {isOpen ? (
        <form className={styles.form} onSubmit={handOver}>
          <TakerChoice id={id} names={order} draft={draft} />
          {isAdviceAsked && <AdviceChoice id={id} value={advice} onChange={setAdvice} />}
          {!isPaid && (
            <>
              <p className={styles.muted}>{t('atTill', { amount })}</p>
              <TillFields id={`till-${id}`} draft={till} isChecked={isChecked} onChange={setTill} />
            </>
          )}
          {failure && <FailureWords failure={failure} />}
          <Button
            type="submit"
            variant={isReady ? 'primary' : 'secondary'}
            isBusy={isBusy}
            aria-disabled={!isReady || undefined}
          >
            {t('handOver')}
          </Button>
          <Button size="small" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
        </form>
      ) : (
        <Button size="small" aria-label={t('handOverOf', { code })} onClick={() => setOpen(true)}>
          {t('handOver')}
        </Button>
      )}
    </>
  );
}
