import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import type { QueueFilter } from '#domain/desk/queue/queue-query.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { DecisionBar } from './decision-bar.tsx';
import { deskOrderQuery } from './desk-order-queries.ts';
import { OrderColumns } from './order-columns.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderFailure, OrderNotes } from './order-notes.tsx';
import styles from './order-workbench.module.css';
import { useNeighbours } from './use-neighbours.ts';
import { useOrderInList } from './use-order-in-list.ts';
import { WorkbenchSkeleton } from './workbench-skeleton.tsx';

interface OrderWorkbenchProps {
  code: string;
  /** The list that it was opened from: j and k go on in it. */
  filter: QueueFilter;
  myId: string | undefined;
  onOpen: (code: string) => void;
  onBack: () => void;
}

/** One order: the paper, its comparison with the order and the checklist, its story; below them the decision. */
export function OrderWorkbench({ code, filter, myId, onOpen, onBack }: OrderWorkbenchProps) {
  const t = useTranslations('deskOrder');
  const place = useOrderInList(code, filter);
  const { id, row, next, previous } = place;
  const maySeePrescription = useHasRight('seePrescription');
  const { data: order, error, refetch } = useQuery({ ...deskOrderQuery(id ?? '', useDeskCall()), enabled: !!id });
  useNeighbours([next?.id, previous?.id], maySeePrescription);

  const open = (neighbour: { code: string } | undefined) => neighbour && onOpen(neighbour.code);
  useDeskKeys([
    { key: 'j', label: t('keys.next'), act: () => open(next), isHarmless: true },
    { key: 'k', label: t('keys.previous'), act: () => open(previous), isHarmless: true },
    { key: 'Escape', label: t('keys.back'), act: onBack },
  ]);

  return (
    <div className={styles.workbench}>
      <OrderHead
        code={code}
        order={order}
        place={place}
        myId={myId}
        onBack={onBack}
        onNext={next && (() => open(next))}
        onPrevious={previous && (() => open(previous))}
      />
      {order ? (
        <>
          <OrderNotes order={order} hasFailed={error !== null} />
          <OrderColumns key={order.id} order={order} maySeePrescription={maySeePrescription} />
          <DecisionBar key={`decision ${order.id}`} order={order} row={row} maySeePrescription={maySeePrescription} />
        </>
      ) : (
        <Waiting
          code={code}
          error={error ?? (id ? null : place.error)}
          onRetry={() => void (id ? refetch() : place.retry())}
        />
      )}
    </div>
  );
}

function Waiting({ code, error, onRetry }: { code: string; error: unknown; onRetry: () => void }) {
  return error ? <OrderFailure code={code} error={error} onRetry={onRetry} /> : <WorkbenchSkeleton />;
}
