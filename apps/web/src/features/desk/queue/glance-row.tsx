import type { Lane } from '@shop/contract/desk/lane';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { Peek } from './peek/peek.tsx';
import { TakeOverDialog } from './taking/take-over-dialog.tsx';
import { useDelay } from './taking/use-delay.ts';
import { useTaking } from './taking/use-taking.ts';
import { useNow } from './use-now.ts';
import { useQueue } from './use-queue.ts';

interface GlanceRowProps {
  code: string;
  lane: Lane;
  myId: string | undefined;
  canAskPatients: boolean;
}

/** An open order as the queue knows it, with what can be done there. */
export function GlanceRow({ code, lane, myId, canAskPatients }: GlanceRowProps) {
  const t = useTranslations('deskQueue');
  const { rows, isComplete, loadMore } = useQueue({ lane, isMine: false });
  const row = rows.find((known) => known.code === code);
  const now = useNow();
  const taking = useTaking();
  const delay = useDelay();
  useDeskKeys([{ key: 't', label: t('keys.take'), act: () => row && taking.take([row]) }]);

  if (!row)
    return (
      <>
        <h1>{code}</h1>
        <p role="status">{isComplete || loadMore ? t('glance.notNow') : t('glance.looking')}</p>
      </>
    );
  return (
    <>
      <Peek
        row={row}
        isMine={row.takenBy?.staffId === myId}
        now={now}
        address={null}
        onTake={() => taking.take([row])}
        onGiveBack={() => taking.giveBack(row)}
        onTellDelay={canAskPatients ? () => delay.tell(row) : undefined}
      />
      {taking.asked.length > 0 && (
        <TakeOverDialog
          rows={taking.asked}
          isBusy={taking.isBusy}
          onTakeOver={taking.takeOver}
          onClose={taking.leave}
        />
      )}
    </>
  );
}
