import type { PrescriptionFormat } from './prescription.ts';

/** Where a prescription comes from: a practice the patient went to, a video consultation, a doctor abroad. */
export const prescriptionOrigins = ['inPerson', 'telemedicine', 'abroad'] as const;
export type PrescriptionOrigin = (typeof prescriptionOrigins)[number];

/** What the way it is handed in says about it, until somebody has read it. Null where that says nothing: rules that are tied to an origin wait. */
export function originOf(format: PrescriptionFormat | null): PrescriptionOrigin | null {
  return format === 'ePrescription' ? 'telemedicine' : null;
}
