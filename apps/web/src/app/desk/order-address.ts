import { type QueuePlace, writePlace } from '#domain/desk/queue/queue-place.ts';
import type { QueueFilter } from '#domain/desk/queue/queue-query.ts';
import { linkTo } from '#lib/routes.ts';

/** Where an order is worked on, with the list it was opened from. Its code is no secret of a patient; a name would be one. */
export function orderAddress(code: string, filter?: QueueFilter): string {
  return linkTo('DeskOrder', { code }, filter && Object.fromEntries(writePlace({ ...filter, code: null })));
}

/** The queue at a row. */
export function queueAddress(place: QueuePlace): string {
  return linkTo('Desk', undefined, Object.fromEntries(writePlace(place)));
}
