import { linkTo } from '#lib/routes.ts';

/** Where an order is worked on. Its code is no secret of a patient; a name would be one. */
export function orderAddress(code: string): string {
  return linkTo('DeskOrder', { code });
}
