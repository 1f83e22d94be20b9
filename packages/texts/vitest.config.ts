import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'texts',
    include: ['src/**/*.test.ts'],
    // Far above what anything takes: a busy machine is no failure.
    testTimeout: 600_000,
  },
});
