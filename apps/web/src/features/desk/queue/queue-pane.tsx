import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { keptTopOf, useKeptScroll } from './place/use-kept-scroll.ts';
import styles from './queue.module.css';
import { QueueList } from './queue-list.tsx';
import { MarkedBar } from './taking/marked-bar.tsx';
import type { QueueProps, QueueWork } from './use-queue-work.ts';

interface QueuePaneProps extends Pick<QueueProps, 'myId'> {
  work: QueueWork;
}

/** The list, what can be done with its marked rows, and a word when it waits to change. */
export function QueuePane({ work, myId }: QueuePaneProps) {
  const t = useTranslations('deskQueue.table');
  const { place, queue, list, marked, taking, print } = work;
  const { lane, isMine, code, select } = place;
  const scroll = useRef<HTMLDivElement>(null);
  const listName = `${lane} ${isMine}`;
  useKeptScroll(scroll, listName, !queue.isLoading);
  const hasMarks = marked.rows.length > 0;

  return (
    <div
      className={styles.pane}
      onPointerEnter={({ pointerType }) => work.hold(pointerType !== 'touch')}
      onPointerLeave={() => work.hold(false)}
    >
      {hasMarks && (
        <MarkedBar
          count={marked.rows.length}
          isBusy={taking.isBusy}
          onTake={() => taking.take(marked.rows)}
          onPrint={print}
          onClear={marked.clear}
        />
      )}
      <QueueList
        queue={queue}
        filter={{ lane, isMine }}
        scroll={scroll}
        parts={list.parts}
        isComplete={queue.isComplete}
        selectedCode={code}
        marked={marked.ids}
        arrived={work.arrivals.arrived}
        myId={myId}
        now={work.now}
        keptTop={keptTopOf(listName)}
        printed={hasMarks ? 'marked' : 'all'}
        addressOf={work.addressOf}
        onSelect={select}
        onMark={marked.toggle}
      />
      {list.isBehind && (
        <p className={styles.changed}>
          {t('waiting')}
          <Button size="small" onClick={list.showNow}>
            {t('showChanges')}
          </Button>
        </p>
      )}
    </div>
  );
}
