import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { FormActions } from './form.tsx';
import { Row } from './row.tsx';

interface EndButtonsProps {
  /** The words of the button that does it. */
  children: ReactNode;
  cancelLabel: string;
  variant?: ButtonLook['variant'];
  isBusy?: boolean;
  /** Left out, the button sends the form it stands in. */
  onConfirm?: () => void;
  onCancel: () => void;
}

/** Do it or leave it: the end of a dialog. */
export function DialogButtons({ gap = 0.5, isStackedOnPhones = false, ...rest }: DialogButtonsProps) {
  return (
    <Row gap={gap} isStackedOnPhones={isStackedOnPhones} align={isStackedOnPhones ? 'start' : undefined}>
      <EndButtons {...rest} />
    </Row>
  );
}

interface DialogButtonsProps extends EndButtonsProps {
  gap?: number;
  isStackedOnPhones?: boolean;
}

/** The same at the end of a form in a page. */
export function FormButtons(props: EndButtonsProps) {
  return (
    <FormActions>
      <EndButtons {...props} />
    </FormActions>
  );
}

function EndButtons({ children, cancelLabel, variant = 'primary', isBusy, onConfirm, onCancel }: EndButtonsProps) {
  return (
    <>
      <Button type={onConfirm ? 'button' : 'submit'} variant={variant} isBusy={isBusy} onClick={onConfirm}>
        {children}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </>
  );
}
