import { z } from 'zod';
import { labelParts } from './desk/label.ts';
import { failure } from './failure.ts';

/** What an act of dispensing is refused with while a fact is not on record; part of the one catalogue in `errors.ts`. */
export const dispensingErrors = {
  SignedFileMissing: failure(409, 'No file of the signed prescription is on record.'),
  PhotoOrPaperMissing: failure(409, 'Neither a photo nor the original of the prescription is here.'),
  OriginalMissing: failure(409, 'The original of the prescription is not here.'),
  BeyondPrescription: failure(409, 'The order asks for more or for something else than the prescription.'),
  DosageMissing: failure(409, 'The instructions for use are not settled for every line.'),
  RecipientUnknown: failure(409, 'Nobody has asked the patient about the name that the order is delivered to.'),
  OriginalNotMarked: failure(409, 'The original is not marked with what is dispensed (ApBetrO § 17 (6)).'),
  IdentityMissing: failure(409, 'It is not on record who took the order and showed who they are.'),
  SignatureUnchecked: failure(409, 'No valid signature of the file is on record.'),
  PrescriptionUnverified: failure(409, 'The prescription is not called valid.'),
  LabelIncomplete: failure(409, 'A label does not say all that it has to.', { missing: z.array(z.enum(labelParts)) }),
  LabelNotPrinted: failure(409, 'Not every label is printed or written as it is now.'),
  LabelNotSeen: failure(409, 'Whoever releases an order looks at each of its labels first.'),
  LabelChanged: failure(409, 'The label has changed since it was shown.'),
  ERezeptNumberMissing: failure(409, 'The number of the E-Rezept is not noted.'),
};
