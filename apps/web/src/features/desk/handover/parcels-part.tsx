import type { HandOverShown, WaitingParcel } from '@shop/contract/desk/handover';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BothNames } from '#domain/desk/leaving/both-names.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError, type ApiErrorId } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { TextField } from '#ui/field.tsx';
import { Advice } from './advice.tsx';
import styles from './handover.module.css';
import { Labels } from './labels.tsx';
import { MarkOriginal } from './mark-original.tsx';
import { RecipientQuestion } from './recipient-question.tsx';
import { useHandOverWrite, usePaper } from './use-hand-over.ts';

type Scanned = { orderId: string; version: number; trackingNumber: string };

/** Each parcel gets the number that is scanned from it; all that were scanned go to the carrier at once. */
export function ParcelsPart({ parcels: { waiting, sentToday } }: Pick<HandOverShown, 'parcels'>) {
  const t = useTranslations('deskHandover.parcels');
  const deskCall = useDeskCall();
  const errorText = useErrorText();
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isChecking, setChecking] = useState(false);
  const isScanned = ({ orderId }: WaitingParcel) => scanned.some((one) => one.orderId === orderId);
  const scanned = waiting.flatMap(({ orderId, version }): Scanned[] => {
    const trackingNumber = numbers[orderId]?.trim();
    return trackingNumber ? [{ orderId, version, trackingNumber }] : [];
  });
  const { write, isBusy, failure } = useHandOverWrite<Scanned[], { refused: { orderId: string; error: string }[] }>(
    'parcels',
    {
      send: (body, headers) => deskCall('sendParcels', { headers, body: { parcels: body } }),
      words: t('sent'),
      onDone: (answer) => {
        setChecking(false);
        setRefused(Object.fromEntries(answer.refused.map(({ orderId, error }) => [orderId, error])));
      },
    },
  );
  const list = usePaper(() => deskCall('printHandOverList', {}), 'uebergabeliste.pdf');

  /** A scanner ends with Enter: the next parcel is up, or what was scanned is looked at. Nothing is sent by it. */
  function goOn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = waiting.find((parcel) => isSettled(parcel) && !numbers[parcel.orderId]?.trim());
    document.getElementById(next ? `number-${next.orderId}` : 'check-parcels')?.focus();
  }

  function setNumber(orderId: string, number: string) {
    setNumbers({ ...numbers, [orderId]: number });
    setChecking(false);
  }

  function reasonOf({ orderId }: WaitingParcel) {
    const id = refused[orderId];
    return id && errorText(new ApiError({ id: id as ApiErrorId, status: 409, message: '' }));
  }

  return (
    <section className={styles.part} aria-labelledby="parcels">
      <h2 id="parcels">{t('title')}</h2>
      {waiting.length === 0 ? (
        <p className={styles.muted}>{t('nothing')}</p>
      ) : (
        <div className={styles.form}>
          <ul className={styles.list}>
            {waiting.map((parcel) => (
              <li key={parcel.orderId}>
                <ParcelWords parcel={parcel} />
                <MarkOriginal order={parcel} />
                <Advice order={parcel} />
                {parcel.recipient === 'unknown' && <RecipientQuestion order={parcel} />}
                {isSettled(parcel) && (
                  <TextField
                    id={`number-${parcel.orderId}`}
                    label={t('number', { name: parcel.name })}
                    autoComplete="off"
                    value={numbers[parcel.orderId] ?? ''}
                    error={reasonOf(parcel)}
                    // A parcel without a number stays for the next time.
                    aria-required={false}
                    onKeyDown={goOn}
                    onChange={({ currentTarget }) => setNumber(parcel.orderId, currentTarget.value)}
                  />
                )}
              </li>
            ))}
          </ul>
          {failure && <FailureWords failure={failure} />}
          <Button
            id="check-parcels"
            variant={scanned.length > 0 && !isChecking ? 'primary' : 'secondary'}
            aria-disabled={scanned.length === 0 || undefined}
            onClick={() => setChecking(scanned.length > 0)}
          >
            {t('check', { count: scanned.length })}
          </Button>
          {isChecking && (
            <section aria-label={t('checking')} className={styles.form}>
              <p role="status">{t('leaving')}</p>
              <ul className={styles.list}>
                {waiting.filter(isScanned).map((parcel) => (
                  <li key={parcel.orderId}>
                    <ParcelWords parcel={parcel} number={numbers[parcel.orderId]} />
                  </li>
                ))}
              </ul>
              <DialogButtons
                cancelLabel={t('notYet')}
                isBusy={isBusy}
                onConfirm={() => write(scanned)}
                onCancel={() => setChecking(false)}
              >
                {t('send', { count: scanned.length })}
              </DialogButtons>
            </section>
          )}
        </div>
      )}
      {sentToday.length > 0 && (
        <>
          <h3>{t('sentToday')}</h3>
          <ul className={styles.list}>
            {sentToday.map((sent) => (
              <li key={`${sent.orderId}-${sent.sentAt}`}>
                <p className={styles.who}>
                  <b>{sent.name}</b> <span>{sent.code}</span>
                  <BothNames order={sent} />
                  <small>
                    {sent.trackingNumber} {sent.isSecond && t('second')}
                  </small>
                </p>
              </li>
            ))}
          </ul>
          <Button size="small" isBusy={list.isPending} onClick={() => list.mutate()}>
            {t('list')}
          </Button>
        </>
      )}
    </section>
  );
}

/** Nothing has to be asked or noted any more before it goes. */
function isSettled({ recipient, isMarkDue }: WaitingParcel): boolean {
  return recipient !== 'unknown' && !isMarkDue;
}

function ParcelWords({ parcel, number }: { parcel: WaitingParcel; number?: string | undefined }) {
  return (
    <p className={styles.who}>
      <b>{parcel.name}</b> <span>{parcel.code}</span>
      <small>
        {parcel.postalCode} {parcel.city}
      </small>
      <BothNames order={parcel} />
      <Labels order={parcel} />
      {number && <small>{number}</small>}
    </p>
  );
}
