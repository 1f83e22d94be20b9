import { type Lane, lanes } from '@shop/contract/desk/lane';
import type { QueueFilter } from './queue-query.ts';

/** Where somebody is in the queue. All of it stands in the address, and nothing there names a patient. */
export interface QueuePlace extends QueueFilter {
  /** The code of the selected order. */
  code: string | null;
}

export function readPlace(address: URLSearchParams): QueuePlace {
  const wanted = address.get('lane');
  return {
    lane: lanes.find((lane) => lane === wanted) ?? null,
    isMine: address.get('mine') === '1',
    code: address.get('row'),
  };
}

export function writePlace({ lane, isMine, code }: QueuePlace): URLSearchParams {
  const address = new URLSearchParams();
  if (lane) address.set('lane', lane satisfies Lane);
  if (isMine) address.set('mine', '1');
  if (code) address.set('row', code);
  return address;
}
