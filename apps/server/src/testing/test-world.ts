import { beforeEach } from 'vitest';
import type { Database, OpenDatabase } from '../db/pool.ts';
import { testDatabase } from './test-database.ts';

export interface TestWorld<Shop> {
  database: OpenDatabase;
  db: Database;
  /** Of the test that is running. */
  shop: Shop;
}

/** The worker's database, and a shop of this kind for each test. Called at the top of a test file, because it sets hooks. */
export function testWorld<Shop>(open: (database: OpenDatabase) => Shop | Promise<Shop>): TestWorld<Shop> {
  const database = testDatabase();
  const world: TestWorld<Shop> = { database, db: database.db, shop: undefined as never };
  beforeEach(async () => {
    world.shop = await open(database);
  });
  return world;
}
