import type { Unit } from './quantity.ts';

/** Whether somebody may withdraw from what they bought, and why (§ 312g BGB). */
interface WithdrawalRight {
  isOpen: boolean;
  reason: 'madeForYou' | 'sealedPack';
}

/**
 * What is weighed or filled by prescription is made for one person, and nobody withdraws from it (§ 312g (2) no. 1 BGB). From a pack as its
 * maker has closed it one may, while its seal is whole (no. 3). Kept beside the texts of the page 'Vertrag widerrufen'.
 */
export function withdrawalRightOf({ unit }: { unit: Unit }): WithdrawalRight {
  return unit === 'pack' ? { isOpen: true, reason: 'sealedPack' } : { isOpen: false, reason: 'madeForYou' };
}
