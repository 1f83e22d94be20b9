/** Whether the sign-in dialog is open (AU-04): any control may open it; the frame draws it. */
let isOpen = false;
const listeners = new Set<() => void>();

export function openLogin(): void {
  change(true);
}

export function closeLogin(): void {
  change(false);
}

/** For `useSyncExternalStore`. */
export const loginDialogStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => isOpen,
};

function change(next: boolean): void {
  if (isOpen === next) return;
  isOpen = next;
  for (const listener of listeners) listener();
}
