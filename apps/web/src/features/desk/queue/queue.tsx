import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { TakeOverDialog } from '#domain/desk/taking/take-over-dialog.tsx';
import { Lanes } from './lanes/lanes.tsx';
import { NoPeek, Peek } from './peek/peek.tsx';
import styles from './queue.module.css';
import { QueueHead } from './queue-head.tsx';
import { QueuePane } from './queue-pane.tsx';
import { type QueueProps, useQueueWork } from './use-queue-work.ts';

/** The open orders: lanes as filters, the list by deadline, the selected one beside it. */
export function Queue(props: QueueProps) {
  const { myId, canAskPatients } = props;
  const t = useTranslations('deskQueue');
  const locale = useLocale();
  const work = useQueueWork(props);
  const { place, queue, now, selected, arrivals, taking, delay, print } = work;
  const arrivedCount = arrivals.arrived.size;

  return (
    <div className={styles.queue}>
      <QueueHead
        counts={queue.counts}
        arrivedCount={arrivedCount}
        openedAt={arrivals.openedAt}
        isMine={place.isMine}
        onMine={(isMine) => place.filter({ isMine })}
        onPrint={print}
      />
      <p className={styles.printed}>{t('printed', { date: shortMoment(now.toISOString(), locale) })}</p>
      <Lanes chosen={place.lane} counts={queue.counts} onChoose={(lane) => place.filter({ lane })} />
      <div className={styles.columns}>
        <QueuePane work={work} myId={myId} />
        {selected ? (
          <Peek
            row={selected}
            isMine={selected.takenBy?.staffId === myId}
            now={now}
            address={work.addressOf(selected.code)}
            onTake={() => taking.take([selected])}
            onGiveBack={() => taking.giveBack(selected)}
            onTellDelay={canAskPatients ? () => delay.tell(selected) : undefined}
          />
        ) : (
          <NoPeek />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {arrivedCount > 0 && t('table.arrived', { count: arrivedCount })}
      </p>
      <TakeOverDialog taking={taking} />
    </div>
  );
}
