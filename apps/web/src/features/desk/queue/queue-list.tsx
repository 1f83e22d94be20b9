import type { ComponentProps, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import panes from '#domain/desk/panes/panes.module.css';
import type { QueueFilter } from '#domain/desk/queue/queue-query.ts';
import type { useQueue } from '#domain/desk/queue/use-queue.ts';
import { Button } from '#ui/button.tsx';
import { QueueSkeleton } from './list/queue-skeleton.tsx';
import { QueueTable } from './list/queue-table.tsx';
import styles from './queue.module.css';
import { EmptyQueue, QueueFailure } from './queue-notes.tsx';

interface QueueListProps extends ComponentProps<typeof QueueTable> {
  queue: ReturnType<typeof useQueue>;
  filter: QueueFilter;
  scroll: RefObject<HTMLDivElement | null>;
}

/** The list in its states: on its way, refused or failed, empty, there. */
export function QueueList({ queue, filter, scroll, ...table }: QueueListProps) {
  const t = useTranslations('deskQueue.table');
  const { error, isLoading, loadMore } = queue;
  const hasRows = table.parts.length > 0;

  return (
    <>
      {error && <QueueFailure error={error} hasRows={hasRows} onRetry={queue.retry} />}
      <div className={panes.scroll} ref={scroll}>
        {isLoading && <QueueSkeleton />}
        {!isLoading && !error && !hasRows && <EmptyQueue {...filter} />}
        {hasRows && <QueueTable {...table} />}
        {loadMore && (
          <div className={styles.more}>
            <Button size="small" isBusy={queue.isLoadingMore} onClick={loadMore}>
              {queue.isLoadingMore ? t('loadingMore') : t('more')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
