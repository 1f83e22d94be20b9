import { type UndoReason, undoMinutes, undoReasons } from '@shop/contract/desk/post';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Select } from '#ui/select.tsx';
import styles from './scan.module.css';
import type { Scan } from './use-sitting.ts';

/** Whoever scanned the wrong sheet takes it back, for ten minutes and with the reason. */
export function UndoScan({ scan, orderId, code }: { scan: Scan; orderId: string; code: string }) {
  const t = useTranslations('deskPost.undo');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<UndoReason>('wrongOrder');
  const { write, isBusy, failure } = useUndo(scan, orderId);
  if (!useIsUndoable(scan.at)) return null;
  if (!isOpen)
    return (
      <Button size="small" variant="ghost" aria-label={t('openOf', { code })} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
    );
  return (
    <span className={styles.undo}>
      <label htmlFor={id}>{t('reason')}</label>
      <Select id={id} value={reason} onChange={({ currentTarget }) => setReason(currentTarget.value as UndoReason)}>
        {undoReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </Select>
      {failure && <FailureWords failure={failure} />}
      <DialogButtons
        cancelLabel={t('keep')}
        isBusy={isBusy}
        onConfirm={() => write({ reason })}
        onCancel={() => setOpen(false)}
      >
        {t('confirm')}
      </DialogButtons>
    </span>
  );
}

function useIsUndoable(at: string): boolean {
  const end = Date.parse(at) + undoMinutes * 60_000;
  const [isOver, setOver] = useState(end <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return !isOver;
}

function useUndo(scan: Scan, orderId: string) {
  const t = useTranslations('deskPost.undo');
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  return useWriteOnce<{ reason: UndoReason }, { order: NonNullable<Scan['order']> }>({
    subjectId: scan.key,
    send: (body, headers) => deskCall('undoReceipt', { params: { id: orderId }, headers, body }),
    doneWords: () => t('done'),
    onDone: ({ order }) =>
      queryClient.setQueryData<Scan[]>(deskKeys.sitting(), (scans = []) =>
        scans.map((one) => (one.key === scan.key ? { ...one, state: 'undone' as const, order } : one)),
      ),
    readAnew: () => queryClient.invalidateQueries({ queryKey: deskKeys.orders() }),
  });
}
