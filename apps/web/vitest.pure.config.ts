import { mergeConfig } from 'vitest/config';
import shop from './vite.config.ts';

/** Tests without a page: in Node as it is, where the files of a worker share one load of the modules. */
export default mergeConfig(shop, {
  test: {
    name: 'web-pure',
    environment: 'node',
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    sequence: { groupOrder: 2 },
    testTimeout: 300_000,
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    exclude: ['**/*.dom.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
