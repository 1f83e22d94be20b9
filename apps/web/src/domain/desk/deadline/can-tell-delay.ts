import type { QueueRow } from '@shop/contract/desk/queue';

/** There is a deadline that can pass, and the patient has not been told of it yet. */
export function canTellDelay({ deadline }: QueueRow): boolean {
  return deadline.kind === 'runs' && deadline.toldAt === null;
}
