import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';
import { describeFailed, describeSlowest, listPlaywright, listVitest } from './test-list.mjs';

const report = {
  testResults: [
    {
      name: path.join(root, 'scripts/lock.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a lock holds', duration: 30 },
        { status: 'failed', fullName: "a dead holder's lock (of 15 min)", duration: 1_500 },
      ],
    },
    { name: path.join(root, 'scripts/broken.test.ts'), status: 'failed', assertionResults: [] },
  ],
};

test('a failed test is told with the command that runs it alone, a file that could not be loaded as well', () => {
  expect(describeFailed(listVitest(report))).toEqual([
    `✗ scripts/lock.test.ts › a dead holder's lock (of 15 min)\n    npx vitest run scripts/lock.test.ts -t 'a dead holder.s lock \\(of 15 min\\)'`,
    '✗ scripts/broken.test.ts\n    npx vitest run scripts/broken.test.ts',
  ]);
  const journey = { title: 'an order', file: 'order.spec.ts', line: 12, ok: false, tests: [{ results: [] }] };
  expect(describeFailed(listPlaywright({ suites: [{ suites: [{ specs: [journey] }] }] }))).toEqual([
    '✗ order.spec.ts › an order\n    cd e2e && npx playwright test order.spec.ts:12',
  ]);
});

test('the slowest are told first, every try of a journey counted', () => {
  const specs = [
    {
      title: 'an order',
      file: 'order.spec.ts',
      line: 12,
      ok: true,
      tests: [{ results: [{ duration: 900 }, { duration: 800 }] }],
    },
  ];
  expect(describeSlowest([...listVitest(report), ...listPlaywright({ specs })], 2)).toEqual([
    '    1.7 s  order.spec.ts › an order',
    "    1.5 s  scripts/lock.test.ts › a dead holder's lock (of 15 min)",
  ]);
});

test('a run without a report has no tests to tell', () => {
  expect([...listVitest(undefined), ...listPlaywright(undefined)]).toEqual([]);
});
