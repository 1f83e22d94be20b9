import { rm } from 'node:fs/promises';
import type { OpenDatabase } from '../db/pool.ts';
import { openObjectStore } from '../storage/object-store.ts';
import { testClock } from './clock.ts';
import { startS3 } from './s3-stand-in.ts';
import { type TestApp, testApp } from './test-app.ts';
import { testKeys } from './test-keys.ts';

/** How a test loses what arrived, and finds whether it is there. */
interface Shop extends TestApp {
  loseEverything(): Promise<void>;
}

export async function shopWithFolder(database: OpenDatabase): Promise<Shop> {
  const shop = await testApp(database);
  return { ...shop, loseEverything: () => rm(shop.objectFolder, { recursive: true }) };
}

export async function shopWithBucket(database: OpenDatabase): Promise<Shop> {
  const { s3, objects } = await startS3();
  const parts = { keys: testKeys, clock: testClock() };
  const shop = await testApp(database, { objectStore: openObjectStore({ s3, dataDir: '/nowhere' }, parts) });
  return { ...shop, loseEverything: async () => objects.clear() };
}
