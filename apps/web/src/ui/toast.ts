/** Toasts (FR-10): anyone may say something; the toaster in the frame shows and announces it. */
type ToastType = 'info' | 'success' | 'error';

export interface Toast {
  id: number;
  message: string;
  type: ToastType;
  durationMs: number;
  /** Shown next to this point instead of in the corner, for example beside the button that was pressed. */
  anchor?: { x: number; y: number };
  /** Where to go from here, such as to the cart. */
  action?: ToastAction;
}

interface ToastAction {
  label: string;
  to: string;
}

export interface ToastOptions {
  type?: ToastType;
  durationMs?: number;
  anchor?: { x: number; y: number };
  action?: ToastAction;
}

const defaultDurationMs = 3500;
const errorDurationMs = 6000;

let lastId = 0;
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

export function showToast(message: string, { type = 'info', durationMs, anchor, action }: ToastOptions = {}): void {
  const duration = durationMs ?? (type === 'error' ? errorDurationMs : defaultDurationMs);
  const toast = {
    id: ++lastId,
    message,
    type,
    durationMs: duration,
    ...(anchor && { anchor }),
    ...(action && { action }),
  };
  replaceToasts([...toasts, toast]);
}

export function dismissToast(id: number): void {
  replaceToasts(toasts.filter((toast) => toast.id !== id));
}

/** Whoever has arrived is not led there any more. */
export function dismissToastsTo(to: string): void {
  if (toasts.some(({ action }) => action?.to === to)) replaceToasts(toasts.filter(({ action }) => action?.to !== to));
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};

function replaceToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
