import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import type { useTaking } from './use-taking.ts';

/** Asks before work is taken out of a colleague's hands; nothing while nobody has to be asked. */
export function TakeOverDialog({ taking }: { taking: ReturnType<typeof useTaking> }) {
  const { asked: rows, isBusy, takeOver, leave } = taking;
  const t = useTranslations('deskQueue.taking');
  const locale = useLocale();
  const [first] = rows;
  if (!first) return null;
  const title =
    rows.length === 1 ? t('askTitle', { name: first.takenBy?.name ?? '' }) : t('askTitleMany', { count: rows.length });

  return (
    <Dialog title={title} onClose={leave}>
      <Stack gap={1}>
        <ul>
          {rows.map(({ id, code, takenBy }) => (
            <li key={id}>
              {takenBy && t('ask', { code, name: takenBy.name, time: formatTime(takenBy.since, locale) })}
            </li>
          ))}
        </ul>
        <Row gap={0.5}>
          <Button variant="primary" data-takes-focus isBusy={isBusy} onClick={takeOver}>
            {t('confirm')}
          </Button>
          <Button onClick={leave}>{t('cancel')}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
