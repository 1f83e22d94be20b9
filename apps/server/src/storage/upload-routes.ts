import multipart, { type MultipartFile } from '@fastify/multipart';
import { mostPrescriptionBytes } from '@shop/contract/prescription-file';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../errors.ts';
import { longestRequestMs } from '../http/connection-limits.ts';
import { networkOf } from '../http/network.ts';
import { outliveBrokenForms } from './broken-forms.ts';
import {
  type AdmittedFile,
  type FormFields,
  formFields,
  type ReceivedFile,
  type UploadReceiver,
  uploadPath,
} from './upload-receiver.ts';

outliveBrokenForms();

const longestFieldBytes = 200;
/** The fields and the lines around them. */
const formOverheadBytes = 16 * 1024;

/**
 * The one address that takes a form instead of JSON. The parser lives in a scope of its own, so that every other call
 * goes on refusing forms. Like the bucket it stands in for it is no call of the contract; its errors are the usual ones.
 */
export function serveUploads(app: FastifyInstance, receiver: UploadReceiver): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        fields: formFields.length,
        files: 1,
        parts: formFields.length + 1,
        fieldNameSize: longestFieldBytes,
        fieldSize: longestFieldBytes,
        fileSize: mostPrescriptionBytes,
      },
    });

    scope.post(
      uploadPath,
      { config: { answerMs: longestRequestMs + 5_000 }, onRequest: refuseTooLarge },
      async (request, reply) => {
        await takeForm(request, receiver);
        return reply.code(204).send();
      },
    );
    done();
  });
}

/**
 * The framework's body limit does not cover forms. Without a content-length the bytes are counted while they are read.
 */
async function refuseTooLarge({ headers }: FastifyRequest): Promise<void> {
  const announced = Number(headers['content-length'] ?? 0);
  if (announced > mostPrescriptionBytes + formOverheadBytes) throw new ShopError('BodyTooLarge');
}

/** Nothing is stored before the whole form was read. */
async function takeForm(request: FastifyRequest, receiver: UploadReceiver): Promise<void> {
  const received: ReceivedFile[] = [];
  try {
    const fields = new Map<string, string>();
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        received.push(await receive(part, await admit(part, fields, receiver), request, receiver));
      } else {
        const isOdd = typeof part.value !== 'string' || part.valueTruncated || fields.has(part.fieldname);
        if (isOdd || received.length > 0) throw new ShopError('MalformedRequest');
        fields.set(part.fieldname, part.value as string);
      }
    }
    const [file] = received;
    if (!file) throw new ShopError('MalformedRequest');
    await file.keep();
  } catch (error) {
    // Errors of the parser are the sender's fault.
    throw error instanceof ShopError ? error : new ShopError('MalformedRequest');
  } finally {
    for (const file of received) await file.letGo();
  }
}

async function receive(
  { file }: MultipartFile,
  admitted: AdmittedFile,
  { ip }: FastifyRequest,
  receiver: UploadReceiver,
): Promise<ReceivedFile> {
  const received = await receiver.receive(admitted, networkOf(ip), file).catch((error: unknown) => {
    file.resume();
    throw error;
  });
  if (!file.truncated) return received;
  await received.letGo();
  throw new ShopError('PrescriptionFileRefused', { reason: 'size' });
}

async function admit(file: MultipartFile, fields: Map<string, string>, receiver: UploadReceiver) {
  try {
    const isComplete = fields.size === formFields.length && formFields.every((name) => fields.has(name));
    if (!isComplete || file.fieldname !== 'file') throw new ShopError('MalformedRequest');
    return await receiver.admit(Object.fromEntries(fields) as FormFields);
  } catch (error) {
    // Drains the rest: a browser that is still sending would not read our answer.
    file.file.resume();
    throw error;
  }
}
