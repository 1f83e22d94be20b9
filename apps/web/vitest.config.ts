import { mergeConfig } from 'vitest/config';
import shop from './vite.config.ts';

export default mergeConfig(shop, {
  test: {
    name: 'web',
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: { url: 'http://shop.test/', settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    setupFiles: ['src/testing/setup.ts'],
    // Each file has a world of its own all the same, but not a process that loads the whole DOM for it: a third of the time.
    pool: 'vmForks',
    // Vitest would leave a core free, and two are all that some machines have.
    maxWorkers: '100%',
    // Projects that differ in their number of workers cannot run in the same group.
    sequence: { groupOrder: 2 },
    testTimeout: 300_000,
    include: ['src/**/*.dom.test.ts', 'src/**/*.test.tsx'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
