import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import type { Env } from '../env.ts';

const testAccount = {
  bucket: 'prescriptions-of-the-test',
  region: 'eu-central-1',
  accessKeyId: 'TESTACCESSKEY',
  secretAccessKey: 'the secret of the test bucket',
};
type Account = typeof testAccount;

export interface S3StandIn {
  s3: NonNullable<Env['s3']>;
  /** What lies in the bucket, by name. A test may look, change and remove. */
  objects: Map<string, Buffer>;
  /** Runs once, before the next request of this kind is handled. */
  before(method: string, event: () => unknown): void;
  /** Stops answering. */
  goAway(): Promise<void>;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/**
 * Stands for the part of Amazon S3 that the shop uses, over a real socket, so that the bucket store is tested through the
 * SDK: objects by name, conditional writes, listing, and the signed form, whose policy is checked as Amazon documents it
 * ("Creating a POST policy", signature version 4): the signature, the time, every condition, no field without one.
 * Of the SDK's own requests it checks the access key alone. It keeps everything in memory and knows one bucket.
 */
export async function startS3(account: Account = testAccount): Promise<S3StandIn> {
  const { bucket, region, accessKeyId, secretAccessKey } = account;
  const objects = new Map<string, Buffer>();
  const events = new Map<string, () => unknown>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://s3.example');
    const [, named, ...rest] = decodeURIComponent(url.pathname).split('/');
    const name = rest.join('/');
    const body = await buffer(request);
    if (named !== bucket) throw new Refusal(404, 'NoSuchBucket');
    if (request.method === 'POST' && name === '') {
      const { key, file } = await acceptForm(account, request, body, new Date());
      objects.set(key, file);
      return void response.writeHead(204).end();
    }

    const signed = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`;
    if (!request.headers.authorization?.startsWith(signed)) throw new Refusal(403, 'AccessDenied');
    events.get(request.method ?? '')?.();
    events.delete(request.method ?? '');
    const found = objects.get(name);
    switch (request.method) {
      case 'PUT':
        if (found && request.headers['if-none-match'] === '*') throw new Refusal(412, 'PreconditionFailed');
        if (request.headers['if-match']) {
          if (!found) throw new Refusal(404, 'NoSuchKey');
          if (request.headers['if-match'] !== etagOf(found)) throw new Refusal(412, 'PreconditionFailed');
        }
        objects.set(name, body);
        return void response.end();
      case 'DELETE':
        objects.delete(name);
        return void response.writeHead(204).end();
      case 'GET':
        if (name === '') return void response.end(listing(objects, url.searchParams.get('prefix') ?? ''));
        if (!found) throw new Refusal(404, 'NoSuchKey');
        return void response.setHeader('etag', etagOf(found)).end(part(found, request.headers.range));
      case 'HEAD':
        return void response.writeHead(found || name === '' ? 200 : 404).end();
      default:
        throw new Refusal(405, 'MethodNotAllowed');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Refusal) => {
      response.writeHead(error.status ?? 500, { 'content-type': 'application/xml' });
      response.end(`<Error><Code>${error.code ?? error.message}</Code></Error>`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ACCESS_KEY_ID', accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretAccessKey);

  async function goAway(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await goAway();
  });
  return {
    s3: { bucket, endpoint: `http://127.0.0.1:${port}`, region },
    objects,
    before: (method, event) => void events.set(method, event),
    goAway,
  };
}

async function acceptForm(
  account: Account,
  request: IncomingMessage,
  body: Buffer,
  now: Date,
): Promise<{ key: string; file: Buffer }> {
  const headers = { 'content-type': String(request.headers['content-type']) };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const sent = form.get('file');
  if (!(sent instanceof File)) throw new Refusal(400, 'InvalidArgument');
  const file = Buffer.from(await sent.arrayBuffer());
  form.delete('file');
  if (new Set(form.keys()).size !== [...form.keys()].length) throw new Refusal(400, 'InvalidArgument');
  const fields = Object.fromEntries([...form].map(([name, value]) => [name.toLowerCase(), String(value)]));

  if (fields['x-amz-signature'] !== signatureOf(account, fields)) throw new Refusal(403, 'SignatureDoesNotMatch');
  const policy = JSON.parse(Buffer.from(fields.policy ?? '', 'base64').toString());
  if (now >= new Date(policy.expiration)) throw new Refusal(403, 'AccessDenied');
  checkConditions(policy.conditions, fields, file.length);
  if (fields.bucket !== account.bucket) throw new Refusal(403, 'AccessDenied');
  return { key: fields.key as string, file };
}

function signatureOf({ accessKeyId, secretAccessKey, region }: Account, fields: Record<string, string>): string {
  const [givenId, date = '', givenRegion = '', service = '', end = ''] = (fields['x-amz-credential'] ?? '').split('/');
  if (givenId !== accessKeyId || givenRegion !== region) throw new Refusal(403, 'InvalidAccessKeyId');
  const key = [date, givenRegion, service, end].reduce<Buffer | string>(
    (signing, scope) => createHmac('sha256', signing).update(scope).digest(),
    `AWS4${secretAccessKey}`,
  );
  return createHmac('sha256', key)
    .update(fields.policy ?? '')
    .digest('hex');
}

type Condition = Record<string, string> | ['content-length-range', number, number];

function checkConditions(conditions: Condition[], fields: Record<string, string>, sizeBytes: number): void {
  const open = new Set(Object.keys(fields).filter((name) => !['policy', 'x-amz-signature'].includes(name)));
  for (const condition of conditions) {
    if (Array.isArray(condition)) {
      const [, least, most] = condition;
      if (sizeBytes < least) throw new Refusal(400, 'EntityTooSmall');
      if (sizeBytes > most) throw new Refusal(400, 'EntityTooLarge');
      continue;
    }
    for (const [name, value] of Object.entries(condition)) {
      if (fields[name.toLowerCase()] !== value) throw new Refusal(403, 'AccessDenied');
      open.delete(name.toLowerCase());
    }
  }
  if (open.size > 0) throw new Refusal(403, 'AccessDenied');
}

function etagOf(object: Buffer): string {
  return `"${createHash('md5').update(object).digest('hex')}"`;
}

function part(object: Buffer, range: string | undefined): Buffer {
  const [, first = '0', last = `${object.length}`] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  return object.subarray(Number(first), Number(last) + 1);
}

/** All of them in one page, as old as the epoch. */
function listing(objects: Map<string, Buffer>, prefix: string): string {
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix));
  const lastModified = new Date(0).toISOString();
  const contents = names.map(
    (name) => `<Contents><Key>${name}</Key><LastModified>${lastModified}</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}
