import type { HandOverShown, WaitingParcel } from '@shop/contract/desk/handover';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError, type ApiErrorId } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Advice } from './advice.tsx';
import styles from './handover.module.css';
import { useHandOverWrite, usePaper } from './use-hand-over.ts';

type Scanned = { orderId: string; version: number; trackingNumber: string };

/** Each parcel gets the number that is scanned from it; all that were scanned go to the carrier at once. */
export function ParcelsPart({ parcels: { waiting, sentToday } }: Pick<HandOverShown, 'parcels'>) {
  const t = useTranslations('deskHandover.parcels');
  const deskCall = useDeskCall();
  const errorText = useErrorText();
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<Record<string, string>>({});
  const scanned = waiting.flatMap(({ orderId, version }): Scanned[] => {
    const trackingNumber = numbers[orderId]?.trim();
    return trackingNumber ? [{ orderId, version, trackingNumber }] : [];
  });
  const { write, isBusy, failure } = useHandOverWrite<Scanned[], { refused: { orderId: string; error: string }[] }>(
    'parcels',
    {
      send: (body, headers) => deskCall('sendParcels', { headers, body: { parcels: body } }),
      words: t('sent'),
      onDone: (answer) => setRefused(Object.fromEntries(answer.refused.map(({ orderId, error }) => [orderId, error]))),
    },
  );
  const list = usePaper(() => deskCall('printHandOverList', {}), 'uebergabeliste.pdf');

  function send(event: FormEvent) {
    event.preventDefault();
    if (scanned.length > 0) write(scanned);
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
        <form className={styles.form} onSubmit={send}>
          <ul className={styles.list}>
            {waiting.map((parcel) => (
              <li key={parcel.orderId}>
                <p className={styles.who}>
                  <b>{parcel.name}</b> <span>{parcel.code}</span>
                  <small>
                    {parcel.postalCode} {parcel.city}
                  </small>
                </p>
                <Advice order={parcel} />
                <TextField
                  id={`number-${parcel.orderId}`}
                  label={t('number', { name: parcel.name })}
                  autoComplete="off"
                  value={numbers[parcel.orderId] ?? ''}
                  error={reasonOf(parcel)}
                  // A parcel without a number stays for the next time.
                  aria-required={false}
                  onChange={({ currentTarget }) => setNumbers({ ...numbers, [parcel.orderId]: currentTarget.value })}
                />
              </li>
            ))}
          </ul>
          {failure && <FailureWords failure={failure} />}
          <Button
            type="submit"
            variant={scanned.length > 0 ? 'primary' : 'secondary'}
            isBusy={isBusy}
            aria-disabled={scanned.length === 0 || undefined}
          >
            {t('send', { count: scanned.length })}
          </Button>
        </form>
      )}
      {sentToday.length > 0 && (
        <>
          <h3>{t('sentToday')}</h3>
          <ul className={styles.list}>
            {sentToday.map((sent) => (
              <li key={`${sent.orderId}-${sent.sentAt}`}>
                <p className={styles.who}>
                  <b>{sent.name}</b> <span>{sent.code}</span>
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
