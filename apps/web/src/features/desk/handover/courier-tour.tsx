import type { TourShown } from '@shop/contract/desk/handover';
import { useTranslations } from 'use-intl';
import { BothNames } from '#domain/desk/leaving/both-names.tsx';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { Button } from '#ui/button.tsx';
import { Advice } from './advice.tsx';
import styles from './handover.module.css';
import { usePaper } from './use-hand-over.ts';

/** A tour that is on its way: how far it has come. */
export function CourierTour({ tour: { id, courier, stops } }: { tour: TourShown }) {
  const t = useTranslations('deskHandover.courier');
  const deskCall = useDeskCall();
  const sheet = usePaper(() => deskCall('printTour', { params: { id } }), 'tour.pdf');
  return (
    <>
      <h3>{t('tour', { courier, count: stops.length })}</h3>
      <ul className={styles.list}>
        {stops.map((stop) => (
          <li key={stop.orderId}>
            <p className={styles.who}>
              <b>{stop.name}</b> <span>{stop.outcome ? t(`outcomes.${stop.outcome}`) : t('onTheWay')}</span>
              <small>
                {stop.postalCode} {stop.city}, {stop.street}
              </small>
              <BothNames order={stop} />
              {stop.handedTo && <small>{t('handedTo', { name: stop.handedTo })}</small>}
            </p>
            {stop.outcome === null && <Advice order={stop} />}
          </li>
        ))}
      </ul>
      <Button size="small" isBusy={sheet.isPending} onClick={() => sheet.mutate()}>
        {t('sheet')}
      </Button>
    </>
  );
}
