import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { longestFileName, mostPrescriptionBytes } from '../prescription-file.ts';
import { fileSources } from './file-sources.ts';
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
        attachedFrom: z
          .enum(fileSources)
          .nullable()
          .describe('whom it came from, where the pharmacy attached it; null for what the patient handed in online'),
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

/** A form for one file that somebody of the pharmacy sends. */
const upload = {
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
} as const;

const key = z.string().max(300);

export const requestAttachmentUpload = endpoint('requestAttachmentUpload', {
  summary: 'A signed form for a prescription file that came another way than online',
  access: 'staff',
  right: 'reviewPrescription',
  ...upload,
});

export const attachPrescription = endpoint('attachPrescription', {
  summary:
    "Makes the uploaded file the order's prescription, as if the patient had handed it in; all checks are asked for again",
  access: 'staff',
  right: 'reviewPrescription',
  params: deskOrder,
  body: z.object({
    key,
    from: z.enum(fileSources).describe('whom it came from'),
    version: z.int().min(0).describe('of the order that was seen'),
  }),
  output: z.object({
    file: z.string(),
    isNew: z.boolean().describe('false: these very bytes are the prescription already, and nothing has changed'),
  }),
  errors: [
    'InvalidState',
    'OrderChanged',
    'ConsentRequired',
    'PrescriptionNotFound',
    'PrescriptionFileRefused',
    'OwnOrder',
    'LikeOwnOrder',
  ],
});

export const requestOriginalUpload = endpoint('requestOriginalUpload', {
  summary: 'A signed form for one scan of the original',
  access: 'staff',
  right: 'receivePost',
  ...upload,
});

export const attachOriginal = endpoint('attachOriginal', {
  summary: 'Keeps the uploaded file as the scan of the original; a further one asks for all checks again',
  access: 'staff',
  right: 'receivePost',
  params: deskOrder,
  body: z.object({ key }),
  output: z.object({ file: z.string() }),
  errors: ['InvalidState', 'PrescriptionNotFound', 'PrescriptionFileRefused', 'OwnOrder', 'LikeOwnOrder'],
});
