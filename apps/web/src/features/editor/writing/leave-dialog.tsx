import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import dialog from '../dialog-form.module.css';

interface LeaveDialogProps {
  name: string;
  isSaving: boolean;
  onSave: () => void;
  onDrop: () => void;
  onStay: () => void;
}

/** Before text that is not saved would be left behind. */
export function LeaveDialog({ name, isSaving, onSave, onDrop, onStay }: LeaveDialogProps) {
  const t = useTranslations('editor.leave');

  return (
    <Dialog title={t('title')} closeLabel={t('stay')} onClose={onStay}>
      <p>{t('text', { name })}</p>
      <div className={dialog.buttons}>
        <Button variant="primary" isBusy={isSaving} data-takes-focus onClick={onSave}>
          {t('save')}
        </Button>
        <Button variant="danger" onClick={onDrop}>
          {t('drop')}
        </Button>
        <Button variant="ghost" onClick={onStay}>
          {t('stay')}
        </Button>
      </div>
    </Dialog>
  );
}
