import type { PointName } from '@shop/contract/desk/checklist';

/** Where a point of the checklist stands on the page. */
export function checkId(name: PointName): string {
  return `check-${name}`;
}
