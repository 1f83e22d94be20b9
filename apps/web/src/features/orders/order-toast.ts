import { showToast, type ToastOptions } from '#ui/toast.ts';

/** Every toast of this page lasts as long (OR-05). */
const durationMs = 3000;

export function showOrderToast(message: string, type: NonNullable<ToastOptions['type']>): void {
  showToast(message, { type, durationMs });
}
