import { useTranslations } from 'use-intl';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';

interface RemovePointDialogProps {
  /** Orders that the point is still asked for; undefined while nobody knows how many. */
  undecided: number | undefined;
  onRemove: () => void;
  onClose: () => void;
}

export function RemovePointDialog({ undecided, onRemove, onClose }: RemovePointDialogProps) {
  const t = useTranslations('deskSettings.checklist.question');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap={0.75}>
        <Text>{undecided === undefined ? t('unknown') : t('open', { count: undecided })}</Text>
        <Text>{t('kept')}</Text>
        <DialogButtons cancelLabel={t('no')} onConfirm={onRemove} onCancel={onClose}>
          {t('yes')}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
