import type { S3Client } from '@aws-sdk/client-s3';
import { mostPrescriptionBytes } from '@shop/contract/prescription-file';
import type { Env } from '../env.ts';
import type { SealedFiles } from './sealed-files.ts';
import type { SignedForm, UploadForm } from './upload-form.ts';

interface Bucket extends SealedFiles {
  uploadOrigin(): Promise<string>;
  signUpload(name: string, form: UploadForm): Promise<SignedForm>;
  /** Not sealed yet: as the browser sent it. */
  readUpload(name: string): Promise<Buffer | null>;
}

export function openBucket(s3: NonNullable<Env['s3']>): Bucket {
  const { bucket: Bucket } = s3;
  let client: S3Client | undefined;

  /** Loaded on demand: the SDK is large, and most shops keep their files in a folder. */
  async function sdk() {
    const s3Sdk = await import('@aws-sdk/client-s3');
    client ??= new s3Sdk.S3Client({
      region: s3.region,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
      // Sealed bytes are authenticated anyway, and not every store that speaks S3 knows these checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    });
    return { ...s3Sdk, client };
  }

  async function get(Key: string, Range?: string): Promise<{ bytes: Buffer; etag: string | undefined } | null> {
    const { client, GetObjectCommand } = await sdk();
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null;
      throw error;
    }
  }

  /** Only over the very object that was read: one that was changed meanwhile stays, one that was removed does not come back. */
  async function putOver(Key: string, Body: Buffer, IfMatch: string): Promise<boolean> {
    const { client, PutObjectCommand } = await sdk();
    try {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, IfMatch }));
      return true;
    } catch (error) {
      const changed = ['PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey'];
      if (changed.includes((error as Error).name)) return false;
      throw error;
    }
  }

  async function remove(Key: string): Promise<void> {
    const { client, DeleteObjectCommand } = await sdk();
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }

  return {
    async check() {
      const { client, HeadBucketCommand } = await sdk();
      await client.send(new HeadBucketCommand({ Bucket }), { requestTimeout: 3_000 });
    },

    async uploadOrigin() {
      if (s3.endpoint) return new URL(s3.endpoint).origin;
      const { client } = await sdk();
      return client.config.endpointProvider({ Bucket, Region: s3.region }).url.origin;
    },

    async signUpload(name, { contentType, sizeBytes, lifeSeconds }) {
      const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
      const { client } = await sdk();
      return createPresignedPost(client, {
        Bucket,
        Key: name,
        Fields: { 'Content-Type': contentType },
        Conditions: [['content-length-range', sizeBytes, sizeBytes]],
        Expires: lifeSeconds,
      });
    },

    // One byte more than allowed is enough to notice that it is too large, should the policy not have been kept.
    readUpload: async (name) => (await get(name, `bytes=0-${mostPrescriptionBytes}`))?.bytes ?? null,
    read: async (name) => (await get(name))?.bytes ?? null,

    async put(Key, sealed) {
      const { client, PutObjectCommand } = await sdk();
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: sealed, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if ((error as Error).name === 'PreconditionFailed') return false;
        throw error;
      }
    },

    async replace(Key, from, to) {
      const found = await get(Key);
      if (!found?.etag || !found.bytes.equals(from)) return false;
      // Ceph's gateway knows an ETag only without the quotes around it, Amazon and the standard with them.
      for (const etag of [found.etag, found.etag.replaceAll('"', '')]) if (await putOver(Key, to, etag)) return true;
      return false;
    },

    async has(Key) {
      const { client, HeadObjectCommand } = await sdk();
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key }));
        return true;
      } catch (error) {
        if ((error as Error).name === 'NotFound') return false;
        throw error;
      }
    },

    remove,

    // What waits in `incoming/` is not sealed yet.
    async *list() {
      const { client, paginateListObjectsV2 } = await sdk();
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: 'prescriptions/' })) {
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
      }
    },

    async removeOldUploads(before) {
      const { client, paginateListObjectsV2 } = await sdk();
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: 'incoming/' })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && LastModified < before) await remove(Key);
        }
      }
    },
  };
}
