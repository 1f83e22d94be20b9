import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';

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
    <Row gap={0.6}>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {children}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </Row>
  );
}
