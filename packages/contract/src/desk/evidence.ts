import type { PrescriptionFormat } from '../prescription.ts';

/**
 * What a prescription is in the pharmacy's hands, whatever the patient said it would be: the file that the prescriber signed, a
 * paper, or an E-Rezept with its number.
 */
export const evidenceKinds = ['signedFile', 'paper', 'eRezept'] as const;
export type Evidence = (typeof evidenceKinds)[number];

const proposed: Record<PrescriptionFormat, Evidence> = {
  physical: 'paper',
  digital: 'signedFile',
  ePrescription: 'eRezept',
};

/** What the format of the order leads to expect. A PDF from a video consultation is a signed file. */
export function proposedEvidence(format: PrescriptionFormat, hasFile = false): Evidence {
  return format === 'ePrescription' && hasFile ? 'signedFile' : proposed[format];
}

/** What was recorded at the desk; before that, what the format proposes. */
export function evidenceOf(order: { evidence: Evidence | null; prescriptionFormat: PrescriptionFormat }): Evidence {
  return order.evidence ?? proposed[order.prescriptionFormat];
}
