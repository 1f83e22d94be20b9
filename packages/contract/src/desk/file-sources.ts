/** Whom a file came from that was not handed in by the patient online. */
export const fileSources = ['practice', 'patient', 'other'] as const;
export type FileSource = (typeof fileSources)[number];
