import { useTranslations } from 'use-intl';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Stack } from '#ui/stack.tsx';

/** Asks before an Escape or a tap beside the sheet throws away what was typed. The form stays behind it as it is. */
export function LeaveRegistration({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslations('signIn.leaving');
  return (
    <Dialog title={t('title')} onClose={onStay}>
      <Stack gap={1.25}>
        <p>{t('text')}</p>
        <DialogButtons cancelLabel={t('leave')} onConfirm={onStay} onCancel={onLeave} isStackedOnPhones>
          {t('stay')}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
