import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { warn } from '#lib/log.ts';
import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { contentTypeOf, nameForUpload } from './prescription-file.ts';
import { sendForm } from './send-form.ts';

/** RX-03. */
const uploadTimeoutMs = 30_000;

const refusals = ['type', 'size', 'pixels', 'heic', 'encrypted', 'notPdf'] as const;

export type UploadFailure =
  | 'timeout'
  | 'failed'
  | 'notArrived'
  | 'session'
  | 'consent'
  | 'tooMany'
  | 'tooMuch'
  | (typeof refusals)[number];

export type UploadOutcome =
  | { kind: 'uploaded'; key: string; isUncertain: boolean }
  | { kind: 'failed'; reason: UploadFailure };

interface UploadOptions {
  signal: AbortSignal;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  /** Asks for the signed form; a prescription of one's own unless told otherwise. */
  requestForm?: (file: { fileName: string; sizeBytes: number }) => Promise<unknown>;
  /** Tells the server what the file is for, once it is there. */
  bind: (key: string) => Promise<unknown>;
}

/** Asks for a signed form, sends the file with it and binds it (RX-03). Throws nothing but the abort's own reason. */
export async function uploadPrescription(file: File, options: UploadOptions): Promise<UploadOutcome> {
  try {
    const { address, fields, key } = await requestForm(file, options);
    const isUncertain = await sendFile(file, { address, fields }, options);
    return await bindFile(key, isUncertain, options.bind);
  } catch (error) {
    options.signal.throwIfAborted();
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

class UploadError extends Error {
  readonly reason: UploadFailure;

  constructor(reason: UploadFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

async function requestForm(file: File, { signal, requestForm: ask }: UploadOptions) {
  const fileName = nameForUpload(file.name);
  const facts = { fileName, sizeBytes: file.size };
  const body = { ...facts, contentType: contentTypeOf(fileName) };
  const answer = fieldsOf(await (ask ? ask(facts) : call('requestPrescriptionUpload', { body }, { signal })));
  const target = fieldsOf(answer?.url);
  const address = textIn(target?.url);
  const key = textIn(answer?.prescriptionS3Key) ?? textIn(answer?.prescription3Key) ?? textIn(answer?.key);
  if (!address || !key) throw new UploadError('failed', 'The answer holds no signed form.');
  const fields = Object.entries(fieldsOf(target?.fields) ?? {}).map(([name, value]) => [name, String(value)] as const);
  return { address, fields, key };
}

interface SignedForm {
  address: string;
  fields: (readonly [name: string, value: string])[];
}

/** Whether it is unknown if the file has arrived. */
async function sendFile(
  file: File,
  { address, fields }: SignedForm,
  { signal, onProgress }: UploadOptions,
): Promise<boolean> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  // Last: a store ignores every field after the file.
  form.append('file', file, file.name);

  const outcome = await sendForm(address, form, { signal, timeoutMs: uploadTimeoutMs, onProgress });
  if (outcome.kind === 'timeout') throw new UploadError('timeout', 'S3 upload failed: Timeout');
  if (outcome.kind === 'unanswered') {
    // The server looks whether it is there, now and at the order (reading 3).
    warn('The answer to an upload could not be read; it counts as a success.');
    return true;
  }
  if (outcome.status === 200 || outcome.status === 204) return false;
  if (outcome.status === 408) throw new UploadError('timeout', 'The server has waited long enough.');
  throw new UploadError(refusalIn(outcome.text) ?? 'failed', `The upload was answered with ${outcome.status}.`);
}

async function bindFile(
  key: string,
  isUncertain: boolean,
  bind: (key: string) => Promise<unknown>,
): Promise<UploadOutcome> {
  try {
    await bind(key);
    return { kind: 'uploaded', key, isUncertain };
  } catch (error) {
    // The order names the file again, so a lost answer does no harm here.
    if (error instanceof ApiError && error.id === 'Unreachable') return { kind: 'uploaded', key, isUncertain: true };
    throw error;
  }
}

function reasonOf(error: unknown): UploadFailure {
  if (error instanceof UploadError) return error.reason;
  if (!(error instanceof ApiError)) return 'failed';
  if (error.id === 'Unauthorized') return 'session';
  if (error.id === 'ConsentRequired') return 'consent';
  if (error.id === 'TooManyRequests') return 'tooMany';
  if (error.id === 'UploadVolumeExceeded') return 'tooMuch';
  if (error.id === 'PrescriptionNotFound') return 'notArrived';
  return error.id === 'PrescriptionFileRefused' ? refusalReason(error.data) : 'failed';
}

/** The file itself is what is wrong: sent again it would be refused again. */
export function isHopeless(reason: UploadFailure): boolean {
  return (refusals as readonly UploadFailure[]).includes(reason);
}

/** The reason in the data of a `PrescriptionFileRefused`. */
export function refusalReason(data: unknown): UploadFailure {
  return refusals.find((known) => known === fieldsOf(data)?.reason) ?? 'type';
}

/** Our own server gives a reason; an object store has error codes of its own. */
function refusalIn(text: string): UploadFailure | null {
  try {
    const answer = fieldsOf(JSON.parse(text));
    return answer?.id === 'PrescriptionFileRefused' ? refusalReason(answer.data) : null;
  } catch {
    return null;
  }
}
