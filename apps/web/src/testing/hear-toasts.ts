import { onTestFinished } from 'vitest';
import { toastStore } from '#ui/toast.ts';

/** Everything that is said from now on, also what has gone again by the time a slow test looks. */
export function hearToasts(): string[] {
  const heard = new Set<number>();
  const said: string[] = [];
  onTestFinished(
    toastStore.subscribe(() => {
      for (const { id, message } of toastStore.read()) {
        if (!heard.has(id)) said.push(message);
        heard.add(id);
      }
    }),
  );
  return said;
}
