import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import dialog from './dialog-form.module.css';

interface DialogButtonsProps {
  cancelLabel: string;
  isBusy?: boolean;
  /** The words of the button that sends the form. */
  children: ReactNode;
  onCancel: () => void;
}

/** The end of a form in a dialog. */
export function DialogButtons({ cancelLabel, isBusy = false, children, onCancel }: DialogButtonsProps) {
  return (
    <div className={dialog.buttons}>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {children}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
