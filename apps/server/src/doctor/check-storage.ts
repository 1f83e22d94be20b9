import type { Env } from '../env.ts';
import { openSealedFiles } from '../storage/object-store.ts';
import { codeOf, type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('storage');

/** What S3 says, in words; the ids are those of Amazon, which other stores use too. */
const refusals: Record<string, [says: string, advice: string]> = {
  InvalidAccessKeyId: ['The bucket does not know this access key.', 'Correct AWS_ACCESS_KEY_ID.'],
  SignatureDoesNotMatch: ['The secret of the access key is wrong.', 'Correct AWS_SECRET_ACCESS_KEY.'],
  CredentialsProviderError: [
    'There are no credentials for the bucket.',
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role.',
  ],
  RequestTimeTooSkewed: ["The clock of this machine differs from the bucket's.", 'Let it follow a time server.'],
  ECONNREFUSED: ["Nobody answers at the bucket's address.", 'Correct S3_ENDPOINT; look at the firewall.'],
  ENOTFOUND: ["The bucket's address is not known.", 'Correct S3_ENDPOINT; look at the DNS.'],
};

export async function checkStorage(env: Pick<Env, 's3' | 'dataDir'>): Promise<Finding[]> {
  const place = env.s3 ? `The bucket ${env.s3.bucket}` : 'The folder for prescription files';
  try {
    await openSealedFiles(env).check();
  } catch (error) {
    return [env.s3 ? refusalFinding(error, env.s3.bucket) : folderFinding(error)];
  }
  if (!env.s3) return [fine(`${place} takes files.`)];
  const isHere = /\/\/(127\.|localhost|\[::1\])/.test(env.s3.endpoint ?? '');
  const isPlain = env.s3.endpoint?.startsWith('http://') && !isHere;
  const found = [fine(`${place} answers.`)];
  if (!isHere)
    found.push(
      remark(
        'Prescriptions lie with a cloud service: it needs a current C5 attestation, type 2 (§ 393 SGB V).',
        'Keep the attestation; docs/configuration.md tells what else the law asks.',
      ),
    );
  if (isPlain) found.push(wrong('Prescriptions travel to the bucket without TLS.', 'Take an https S3_ENDPOINT.'));
  return found;
}

function refusalFinding(error: unknown, bucket: string): Finding {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  const known = refusals[codeOf(error)] ?? refusals[(error as Error).name];
  if (known) return wrong(...known);
  // A question about the bucket itself is answered without a body: the status is all there is.
  if (status === 403)
    return wrong(
      `The bucket ${bucket} refuses these credentials.`,
      'Correct AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and the right to list, read, write and delete in it.',
    );
  if (status === 404) return wrong(`There is no bucket ${bucket}.`, 'Make it, or correct S3_BUCKET and S3_REGION.');
  if (status === 301 || status === 400)
    return wrong(`The bucket ${bucket} lies elsewhere.`, 'Correct S3_REGION and S3_ENDPOINT.');
  return wrong(`The bucket ${bucket} cannot be asked (${codeOf(error)}).`, 'Look at S3_ENDPOINT and the network.');
}

function folderFinding(error: unknown): Finding {
  return codeOf(error) === 'ENOSPC'
    ? wrong('The disk is full: no prescription can be taken.', 'Make room.')
    : remark(`The folder for prescription files cannot be written to (${codeOf(error)}).`, 'See the data folder.');
}
