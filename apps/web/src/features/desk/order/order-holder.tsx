import type { QueueRow } from '@shop/contract/desk/queue';
import { useLocale, useTranslations } from 'use-intl';
import { KeyCap } from '#domain/desk/keys/key-cap.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { HolderSign } from '#domain/desk/taking/holder-sign.tsx';
import { TakeOverDialog } from '#domain/desk/taking/take-over-dialog.tsx';
import { useTaking } from '#domain/desk/taking/use-taking.ts';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import styles from './order-head.module.css';

/** Who works on the order. Taking it is one key; from a colleague it asks first. */
export function OrderHolder({ row, isMine }: { row: QueueRow; isMine: boolean }) {
  const t = useTranslations('deskOrder.holder');
  const locale = useLocale();
  const taking = useTaking();
  const { takenBy } = row;
  const time = formatTime(takenBy?.since ?? null, locale);
  useDeskKeys(isMine ? [] : [{ key: 't', label: t('take'), act: () => taking.take([row]) }]);

  return (
    <span className={styles.holder}>
      {takenBy && <HolderSign takenBy={takenBy} isMine={isMine} />}
      {takenBy && <span>{isMine ? t('me', { time }) : t('colleague', { name: takenBy.name, time })}</span>}
      {!isMine && (
        <Button size="small" isBusy={taking.isBusy} onClick={() => taking.take([row])}>
          {t('take')}{' '}
          <span aria-hidden="true">
            <KeyCap name="t" />
          </span>
        </Button>
      )}
      <TakeOverDialog taking={taking} />
    </span>
  );
}
