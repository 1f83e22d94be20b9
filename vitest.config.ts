import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/contract',
      'packages/texts',
      'apps/server',
      'apps/web',
      'apps/web/vitest.pure.config.ts',
      'scripts',
    ],
  },
});
