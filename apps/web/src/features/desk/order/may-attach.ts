import type { DeskOrder } from '@shop/contract/desk/orders';
import { statusesBeforePreparation } from '@shop/contract/order-status';
import { useHasRight } from '#domain/desk/desk-queries.ts';

/** The button beside the paper that opens the form. */
export const attachId = 'attach-prescription';

/** A file can come for an order until it is prepared, as from the patient. */
export function useMayAttach({ status, isOwn }: DeskOrder): boolean {
  const mayReview = useHasRight('reviewPrescription');
  return mayReview && !isOwn && statusesBeforePreparation.includes(status);
}

/** What there must be to look at, and is not there. */
export function missingToRead({ actions }: DeskOrder): 'signedFile' | 'photoOrPaper' | null {
  const obstacles = actions.map(({ obstacle }) => obstacle);
  if (obstacles.includes('signedFile')) return 'signedFile';
  return obstacles.includes('photoOrPaper') ? 'photoOrPaper' : null;
}
