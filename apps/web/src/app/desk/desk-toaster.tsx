import { useSyncExternalStore } from 'react';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { Toaster } from '#ui/toaster.tsx';

/** At the desk a toast has a strip of its own: it lies over no deadline and no button. */
export function DeskToaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  return <Toaster toasts={toasts} onDismiss={dismissToast} place="strip" />;
}
