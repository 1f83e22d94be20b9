import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function renderDialog() {
  const onClose = vi.fn();
  render(
    <IntlProvider locale="de" messages={{ frame: { ui: { close: '{name} zu' } } } as never}>
      <Dialog title="Rezept" onClose={onClose}>
        <p>Inhalt</p>
      </Dialog>
    </IntlProvider>,
  );
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Rezept' }) };
}

function press(from: Element, to: Element) {
  fireEvent.pointerDown(from);
  fireEvent.click(to);
}

describe('a dialog', () => {
  it('is modal and bears the name of its heading', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { dialog } = renderDialog();
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Rezept' })).toBeInTheDocument();
  });

  it('asks to be closed by its button, by Escape and by a press on the backdrop', () => {
    const { dialog, onClose } = renderDialog();

    fireEvent.click(screen.getByRole('button', { name: 'Rezept zu' }));
    expect(onClose).toHaveBeenCalledTimes(1);

    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(cancel.defaultPrevented).toBe(true);

    press(dialog, dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('stays open when a press begins inside it, as when text is selected', () => {
    const { dialog, onClose } = renderDialog();
    press(screen.getByText('Inhalt'), dialog);
    press(screen.getByText('Inhalt'), screen.getByText('Inhalt'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
