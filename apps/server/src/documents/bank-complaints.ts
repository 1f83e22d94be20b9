import { isBic, isIban } from '@shop/contract/bank-account';
import type { PharmacyDetails } from '@shop/contract/shop-config';

/** What is wrong with the account in config.json, for whoever starts the shop. An account that is left out is no mistake. */
export function bankComplaints({ iban, bic }: Pick<PharmacyDetails, 'iban' | 'bic'>): string[] {
  const complaints: string[] = [];
  if (iban.trim() !== '' && !isIban(iban)) {
    complaints.push(
      'config.json: pharmacy.iban is not an IBAN (check digits or length). Patients are shown no account.',
    );
  }
  if (bic.trim() !== '' && !isBic(bic)) {
    complaints.push('config.json: pharmacy.bic is not a BIC (8 or 11 characters). It is left out of transfers.');
  }
  return complaints;
}
