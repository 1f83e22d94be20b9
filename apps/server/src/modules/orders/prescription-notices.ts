import type { PrescriptionFile } from '../../db/schema/prescriptions.ts';
import type { PdfFinding } from '../../files/pdf-check.ts';

const sentences: Record<PdfFinding, string> = {
  script: 'Careful: this PDF contains a script. Open it in a viewer that runs none, and allow it nothing.',
  launch: 'Careful: this PDF asks to start a program or to open another file. Do not allow it.',
  attachment: 'Careful: this PDF has other files attached. Leave them closed unless the practice has told you of them.',
  unchecked: 'Careful: part of this PDF could not be checked for scripts and attachments.',
};

/** What whoever opens a prescription should know first, a sentence each. The file itself is as the patient sent it. */
export function noticesOf(findings: readonly PdfFinding[]): string[] {
  return findings.map((finding) => sentences[finding]);
}

/** The same before it is opened. */
export function noticesBeforeOpening(file: PrescriptionFile | null): string[] {
  if (file?.mediaType !== 'application/pdf') return [];
  return file.pdfFindings
    ? noticesOf(file.pdfFindings)
    : ['This PDF has not been checked for scripts and attachments yet; it will be when you open it.'];
}
