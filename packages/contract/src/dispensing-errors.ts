import { failure } from './failure.ts';

/** What an act of dispensing is refused with while a fact is not on record; part of the one catalogue in `errors.ts`. */
export const dispensingErrors = {
  SignedFileMissing: failure(409, 'No file of the signed prescription is on record.'),
  PhotoOrPaperMissing: failure(409, 'Neither a photo nor the original of the prescription is here.'),
  OriginalMissing: failure(409, 'The original of the prescription is not here.'),
  BeyondPrescription: failure(409, 'The order asks for more or for something else than the prescription.'),
  DosageMissing: failure(409, 'The instructions for use are not settled for every line.'),
  ERezeptNumberMissing: failure(409, 'The number of the E-Rezept is not noted.'),
};
