import {
  attachOriginal,
  attachPrescription,
  downloadPrescriptionFile,
  listPrescriptionFiles,
  openPrescriptionFile,
  readPrescriptionPage,
  requestAttachmentUpload,
  requestOriginalUpload,
} from '@shop/contract/desk/prescriptions';
import { answerDifference, readReview, saveRecord, tickChecks } from '@shop/contract/desk/review';
import type { FastifyInstance } from 'fastify';
import { ForeignFileAnswer } from '../../http/foreign-file-answer.ts';
import { serve } from '../../http/serve.ts';
import * as originals from '../orders/order-original-service.ts';
import type { OwnOrderParts } from '../orders/own-order-service.ts';
import * as attachments from '../orders/prescription-attachment-service.ts';
import { openForStaff, readOpened, readPage } from '../orders/prescription-opening-service.ts';
import * as reviews from '../orders/prescription-review-service.ts';
import { namedFilesOf } from '../prescriptions/order-files-service.ts';
import { presentReview } from './review-presenter.ts';

export function registerDeskPrescriptions(app: FastifyInstance, parts: OwnOrderParts): void {
  serve(app, readReview, async ({ params }) => presentReview(await reviews.reviewOf(parts, params.id)));

  serve(app, saveRecord, async ({ params, body }, { staff }) => {
    return presentReview(await reviews.saveRecord(parts, params.id, staff, body));
  });

  serve(app, tickChecks, async ({ params, body }, { staff }) => {
    return presentReview(await reviews.tickChecks(parts, params.id, staff, body));
  });

  serve(app, answerDifference, async ({ params, body }, { staff }) => {
    const spokenAt = body.spokenAt === undefined ? undefined : new Date(body.spokenAt);
    return presentReview(await reviews.answerDifference(parts, params.id, staff, { ...body, spokenAt }));
  });

  serve(app, listPrescriptionFiles, async ({ params }) => {
    await reviews.requireOrder(parts, params.id);
    const files = await namedFilesOf(parts.db, params.id);
    return {
      items: files.map(({ version, kind, attachedFrom, mediaType, sizeBytes, storedAt, replacedAt, pdfFindings }) => ({
        file: version,
        kind,
        attachedFrom,
        mediaType,
        sizeBytes,
        arrivedAt: storedAt.toISOString(),
        isCurrent: replacedAt === null,
        findings: pdfFindings ?? [],
      })),
    };
  });

  serve(app, openPrescriptionFile, async ({ params, body }, { staff }) => {
    const { opening, pages, isCut, isTooComplex } = await openForStaff(parts, params.id, staff, body.file);
    return { opening, pages, isCut, isTooComplex };
  });

  serve(app, readPrescriptionPage, async ({ params: { id, opening, page } }, { staff }) => {
    const { mediaType, bytes } = await readPage(parts, { orderId: id, opening, page, staffId: staff.id });
    return new ForeignFileAnswer({ mediaType, bytes, isShown: true });
  });

  serve(app, downloadPrescriptionFile, async ({ params: { id, opening } }, { staff }) => {
    const { mediaType, bytes } = await readOpened(parts, { orderId: id, opening, staffId: staff.id });
    return new ForeignFileAnswer({ mediaType, bytes, isShown: false });
  });

  serve(app, requestAttachmentUpload, async ({ params, body }) => {
    const { key, form } = await attachments.requestAttachmentUpload(parts, params.id, body);
    return { url: form, key };
  });

  serve(app, attachPrescription, async ({ params, body: { key, from, version } }, { staff }) => {
    const attached = { orderId: params.id, key, from, version };
    const { version: file, place } = await attachments.attachPrescription(parts, staff, attached);
    return { file, isNew: place !== 'same' };
  });

  serve(app, requestOriginalUpload, async ({ params, body }) => {
    const { key, form } = await originals.requestOriginalUpload(parts, params.id, body);
    return { url: form, key };
  });

  serve(app, attachOriginal, async ({ params, body }, { staff }) => {
    return { file: await originals.attachOriginal(parts, params.id, staff, body.key) };
  });
}
