import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The contract as TypeScript, so that a change to it is tested without a build.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/global-setup.ts',
    pool: 'forks',
    // What a module of the server needs arrives as an argument: its files can share one load of all of them.
    isolate: false,
    // Far above what anything takes: a busy machine is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Each worker has a database of its own.
    maxWorkers: 2,
    // Projects that differ in their number of workers cannot run in the same group.
    sequence: { groupOrder: 1 },
  },
});
