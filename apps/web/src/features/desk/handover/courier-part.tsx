import type { HandOverShown } from '@shop/contract/desk/handover';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BothNames } from '#domain/desk/leaving/both-names.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { Button } from '#ui/button.tsx';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Select } from '#ui/select.tsx';
import { Advice } from './advice.tsx';
import { CourierTour } from './courier-tour.tsx';
import styles from './handover.module.css';
import { Labels } from './labels.tsx';
import { MarkOriginal } from './mark-original.tsx';
import { RecipientQuestion } from './recipient-question.tsx';
import { useHandOverWrite } from './use-hand-over.ts';

type NewTour = { courierId: string; stops: { orderId: string; version: number }[] };

/** Back from a tour it was settled before, or left when nobody asked for it. */
function isSettled({ recipient, isMarkDue, wasNobodyThere }: HandOverShown['courier']['waiting'][number]): boolean {
  return wasNobodyThere || (recipient !== 'unknown' && !isMarkDue);
}

/** What goes along on a tour, by postal code; and the tours of today. */
export function CourierPart({ courier: { waiting, tours, couriers } }: Pick<HandOverShown, 'courier'>) {
  const t = useTranslations('deskHandover.courier');
  const deskCall = useDeskCall();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState('');
  const courierId = chosen || (couriers[0]?.id ?? '');
  // What cannot go yet stays out of the tour until it is settled.
  const isGoing = (order: (typeof waiting)[number]) => isSettled(order) && !left.has(order.orderId);
  const stops = waiting.filter(isGoing).map(({ orderId, version }) => ({ orderId, version }));
  const { write, isBusy, failure } = useHandOverWrite<NewTour, unknown>('tour', {
    send: (body, headers) => deskCall('startTour', { headers, body }),
    words: t('started'),
  });
  const due = waiting.filter((order) => order.advice === null && isGoing(order));
  // Asked again once what is due has changed.
  const [asked, setAsked] = useState('');
  const dueNow = due.map(({ orderId }) => orderId).join(' ');
  const isAsking = due.length > 0 && asked === dueNow;
  const isReady = stops.length > 0 && courierId !== '';

  function start() {
    if (!isReady) return;
    if (due.length > 0) setAsked(dueNow);
    else write({ courierId, stops });
  }

  function toggle(orderId: string) {
    const next = new Set(left);
    if (!next.delete(orderId)) next.add(orderId);
    setLeft(next);
  }

  return (
    <section className={styles.part} aria-labelledby="courier">
      <h2 id="courier">{t('title')}</h2>
      {waiting.length === 0 && <p className={styles.muted}>{t('nothing')}</p>}
      <ul className={styles.list}>
        {waiting.map((order) => (
          <li key={order.orderId}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={isGoing(order)}
                disabled={!isSettled(order)}
                onChange={() => toggle(order.orderId)}
              />
              <span className={styles.who}>
                <b>
                  {order.postalCode} {order.city}
                </b>{' '}
                <span>{order.code}</span>
                <small>
                  {order.name}, {order.street}
                </small>
                <BothNames order={order} />
                <Labels order={order} />
                {order.wasNobodyThere && <small>{t('nobodyThere')}</small>}
              </span>
            </label>
            {order.recipient === 'unknown' && <RecipientQuestion order={order} />}
            <MarkOriginal order={order} />
            <Advice order={order} />
          </li>
        ))}
      </ul>
      {waiting.length > 0 && couriers.length === 0 && <p>{t('noCourier')}</p>}
      {waiting.length > 0 && couriers.length > 0 && (
        <div className={styles.form}>
          <label htmlFor="who-drives">{t('courier')}</label>
          <Select id="who-drives" value={courierId} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {couriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          {failure && <FailureWords failure={failure} />}
          <Button
            variant={isReady ? 'primary' : 'secondary'}
            isBusy={isBusy}
            aria-disabled={!isReady || undefined}
            onClick={start}
          >
            {t('start', { count: stops.length })}
          </Button>
          {isAsking && (
            <div role="alert" className={styles.form}>
              <p>{t('due', { count: due.length, names: due.map(({ name }) => name).join(', ') })}</p>
              <DialogButtons
                cancelLabel={t('notYet')}
                onConfirm={() => isReady && write({ courierId, stops })}
                onCancel={() => setAsked('')}
              >
                {t('startAnyway')}
              </DialogButtons>
            </div>
          )}
        </div>
      )}
      {tours.map((tour) => (
        <CourierTour key={tour.id} tour={tour} />
      ))}
    </section>
  );
}
