import type { obstacles as german } from '../../de/screens/decision-obstacles.ts';
import type { Translated } from '../../translated.ts';

export const obstacles: Translated<typeof german> = {
  prescriptionVerified: 'prescription not valid yet',
  originalReceived: 'original missing',
  paid: 'payment missing',
  proposed: 'proposal not answered yet',
  withdrawn: 'withdrawal declared',
  notPacked: 'not packed yet',
  notReleased: 'not released yet',
  signedFile: 'no signed file',
  photoOrPaper: 'neither photo nor original',
  paper: 'no original',
  withinPrescription: 'more or something else ordered than prescribed',
  dosage: 'dosage not settled',
  recipient: 'who takes the delivery, to be settled under “Hand-over”',
  originalMarked: 'original not marked, under “Hand-over”',
  advice: 'advice',
  identity: 'identity: it is handed over under “Hand-over”',
  labelComplete: 'label not complete',
  labelPrinted: 'label not printed',
  labelSeen: 'label not looked at',
  validSignature: 'signature not checked',
  eRezeptNumber: 'number of the E-Rezept not noted',
  other: 'not possible at the moment',
};
