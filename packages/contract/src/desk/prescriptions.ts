import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longestFileName, mostPrescriptionBytes } from '../prescription-file.ts';
import { deskOrder } from './review.ts';
import { mostPages } from './review-limits.ts';

export const fileKinds = ['handedIn', 'originalScan'] as const;

const pdfFinding = z.enum(['script', 'launch', 'attachment', 'unchecked']);

const onPrescription = { access: 'staff', right: 'seePrescription' } as const;

export const listPrescriptionFiles = endpoint('listPrescriptionFiles', {
  summary: 'The files of an order: what the patient handed in, and scans of the original; not their contents',
  ...onPrescription,
  params: deskOrder,
  output: z.object({
    items: z.array(
      z.object({
        file: z.string().describe('a short name: the same name is the same bytes'),
        kind: z.enum(fileKinds),
        mediaType: z.string(),
        sizeBytes: z.int(),
        arrivedAt: z.iso.datetime(),
        isCurrent: z.boolean().describe('false for one that was replaced'),
        findings: z.array(pdfFinding).describe('what a PDF can do beside being read; none of it happens here'),
      }),
    ),
  }),
});

const openedFile = deskOrder.extend({ opening: z.coerce.number().int().min(1) });

export const openPrescriptionFile = endpoint('openPrescriptionFile', {
  summary: 'Opens a file: who and when is on record before anything of it can be read',
  ...onPrescription,
  params: deskOrder,
  body: z.object({ file: z.string().max(20) }),
  output: z.object({
    opening: z.int().describe('names the opening in the calls that read pages; for its person, for 30 minutes'),
    pages: z.int().describe('how many can be shown; 0 for a PDF that cannot be drawn'),
    isCut: z.boolean().describe('there are more pages than are shown'),
    isTooComplex: z.boolean().describe('it takes too much time or memory to be shown; it can be downloaded'),
  }),
  errors: ['PrescriptionNotFound'],
});

export const readPrescriptionPage = endpoint('readPrescriptionPage', {
  summary: 'One page as a picture, without script: a photo as it is, a page of a PDF drawn by the server',
  ...onPrescription,
  params: openedFile.extend({ page: z.coerce.number().int().min(1).max(mostPages) }),
  output: z.file(),
  outputType: 'image/*',
  errors: ['PrescriptionNotFound', 'PageNotShown', 'PageTooComplex'],
});

export const downloadPrescriptionFile = endpoint('downloadPrescriptionFile', {
  summary: 'The bytes as they were handed in, to check a signature with a program for it',
  ...onPrescription,
  params: openedFile,
  output: z.file(),
  outputType: 'application/pdf',
  errors: ['PrescriptionNotFound'],
});

export const requestOriginalUpload = endpoint('requestOriginalUpload', {
  summary: 'A signed form for one scan of the original',
  access: 'staff',
  right: 'receivePost',
  params: deskOrder,
  body: z.object({
    fileName: z.string().min(1).max(longestFileName),
    sizeBytes: z.int().min(1).max(mostPrescriptionBytes),
  }),
  texts: { 'body.fileName': 'asWritten' },
  output: z.object({
    url: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
    key: z.string(),
  }),
  errors: ['InvalidState'],
});

export const attachOriginal = endpoint('attachOriginal', {
  summary: 'Keeps the uploaded file as the scan of the original; a further one asks for all checks again',
  access: 'staff',
  right: 'receivePost',
  params: deskOrder,
  body: z.object({ key: z.string().max(300) }),
  output: z.object({ file: z.string() }),
  errors: ['InvalidState', 'PrescriptionNotFound', 'PrescriptionFileRefused', 'OwnOrder', 'LikeOwnOrder'],
});
