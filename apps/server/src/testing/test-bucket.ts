import { randomUUID } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import type { Env } from '../env.ts';
import { startS3 } from './s3-stand-in.ts';

/** An empty bucket, seen from behind the store. */
interface TestBucket {
  s3: NonNullable<Env['s3']>;
  names(): Promise<string[]>;
  bytes(name: string): Promise<Buffer>;
  move(from: string, to: string): Promise<void>;
}

/** Of the stand-in, or of the S3 server that `npm run trial -- s3` starts. */
export function openTestBucket(): Promise<TestBucket> {
  const { TEST_S3_ENDPOINT: endpoint } = process.env;
  return endpoint ? bucketOfServer(endpoint) : bucketOfStandIn();
}

async function bucketOfStandIn(): Promise<TestBucket> {
  const { s3, objects } = await startS3();
  return {
    s3,
    names: async () => [...objects.keys()],
    bytes: async (name) => objects.get(name) as Buffer,
    async move(from, to) {
      objects.set(to, objects.get(from) as Buffer);
      objects.delete(from);
    },
  };
}

/** The keys of the account are in the environment, where the SDK looks for them. */
async function bucketOfServer(endpoint: string): Promise<TestBucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const s3 = { bucket: `shop-${randomUUID()}`, endpoint, region: 'us-east-1' };
  const { bucket: Bucket } = s3;
  const client = new sdk.S3Client({ ...s3, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
  await client.send(new sdk.CreateBucketCommand({ Bucket }));

  async function names(): Promise<string[]> {
    const { Contents = [] } = await client.send(new sdk.ListObjectsV2Command({ Bucket }));
    return Contents.flatMap(({ Key }) => Key ?? []);
  }
  async function bytes(Key: string): Promise<Buffer> {
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  }
  const remove = (Key: string) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));

  onTestFinished(async () => {
    for (const name of await names()) await remove(name);
    await client.send(new sdk.DeleteBucketCommand({ Bucket }));
    client.destroy();
  });
  return {
    s3,
    names,
    bytes,
    async move(from, to) {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: to, Body: await bytes(from) }));
      await remove(from);
    },
  };
}

/** Runs `work` as if it were another time, and tells the rest of the world nothing of it. */
export async function atTime<Result>(time: Date, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}
