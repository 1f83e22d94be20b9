import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

const openModals: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Opens the native `<dialog>` it is spread onto as a modal for as long as it is mounted. The browser traps the focus,
 * makes the page inert and gives the focus back; Escape and a press on the backdrop ask to be closed.
 */
export function useModal(onClose: () => void) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    dialog.showModal();
    // Where nothing asks for the focus the dialog's name is read first, not that of its close button.
    (dialog.querySelector<HTMLElement>('[data-takes-focus]') ?? dialog).focus();
    changeOpenModals(() => openModals.push(dialog));
    return () => {
      // Closing before the element goes is what gives the focus back.
      dialog.close();
      // Its control may be out of sight by now: large text folds the header into the menu.
      if (!isFocusOutside(dialog)) document.querySelector('main')?.focus({ preventScroll: true });
      changeOpenModals(() => openModals.splice(openModals.indexOf(dialog), 1));
    };
  }, []);

  return {
    ref: dialogRef,
    tabIndex: -1,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    // A browser may close it without asking, on a second Escape.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!event.currentTarget.open) onClose();
    },
    // Text that is selected from inside to outside ends on the backdrop too: only a press that began there counts.
    onPointerDown(event: PointerEvent) {
      isPressOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      if (isPressOnBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}

function isFocusOutside(dialog: HTMLDialogElement): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && !dialog.contains(focused);
}

/** The dialog that was opened last and is still open; everything outside it is inert, unseen and unheard. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(onModalChange, openModal, () => undefined);
}

export function openModal(): HTMLDialogElement | undefined {
  return openModals.at(-1);
}

/** Calls the listener when one opens or closes. Returns how to stop. */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changeOpenModals(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}
