import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row } from '#ui/row.tsx';

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
      <Row gap={0.6}>
        <Button variant="primary" isBusy={isSaving} data-takes-focus onClick={onSave}>
          {t('save')}
        </Button>
        <Button variant="danger" onClick={onDrop}>
          {t('drop')}
        </Button>
        <Button variant="ghost" onClick={onStay}>
          {t('stay')}
        </Button>
      </Row>
    </Dialog>
  );
}
