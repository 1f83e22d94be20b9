import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.ts';

/** Where prescription files live: a folder, or a bucket when the environment names one. */
export interface ObjectStore {
  /** Throws when a file could not be stored right now. */
  check(): Promise<void>;
}

export function openObjectStore(env: Pick<Env, 's3' | 'dataDir'>): ObjectStore {
  return env.s3 ? bucketStore(env.s3) : folderStore(path.join(env.dataDir, 'objects'));
}

function folderStore(folder: string): ObjectStore {
  return {
    async check() {
      const probe = path.join(folder, `.probe-${randomUUID()}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(probe, '');
      await rm(probe);
    },
  };
}

function bucketStore({ bucket, endpoint, region }: NonNullable<Env['s3']>): ObjectStore {
  return {
    async check() {
      // Loaded on demand: the SDK is large, and most shops keep their files in a folder.
      const { S3Client, HeadBucketCommand } = await import('@aws-sdk/client-s3');
      const client = new S3Client({ region, maxAttempts: 1, ...(endpoint && { endpoint, forcePathStyle: true }) });
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }), { requestTimeout: 3000 });
      } finally {
        client.destroy();
      }
    },
  };
}
