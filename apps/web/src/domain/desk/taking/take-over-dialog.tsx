import type { QueueRow } from '@shop/contract/desk/queue';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';

interface TakeOverDialogProps {
  /** Each with the colleague who has it. */
  rows: readonly QueueRow[];
  isBusy: boolean;
  onTakeOver: () => void;
  onClose: () => void;
}

/** Asks before work is taken out of a colleague's hands. */
export function TakeOverDialog({ rows, isBusy, onTakeOver, onClose }: TakeOverDialogProps) {
  const t = useTranslations('deskQueue.taking');
  const locale = useLocale();
  const [first] = rows;
  const title =
    rows.length === 1 ? t('askTitle', { name: first?.takenBy?.name ?? '' }) : t('askTitleMany', { count: rows.length });

  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={1}>
        <ul>
          {rows.map(({ id, code, takenBy }) => (
            <li key={id}>
              {takenBy && t('ask', { code, name: takenBy.name, time: formatTime(takenBy.since, locale) })}
            </li>
          ))}
        </ul>
        <Row gap={0.5}>
          <Button variant="primary" data-takes-focus isBusy={isBusy} onClick={onTakeOver}>
            {t('confirm')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
