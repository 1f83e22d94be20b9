import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

describe('a run of Vitest', () => {
  test('counts its tests', () => {
    expect(countVitest({ testResults: [file('passed', 'passed', 'passed')] }, true)).toEqual({ passed: 2, failed: 0 });
    expect(countVitest({ testResults: [file('failed', 'passed', 'failed')] }, false)).toEqual({ passed: 1, failed: 1 });
  });

  test.each(['pending', 'skipped', 'todo', 'disabled'])('counts a %s test as failed', (status) => {
    expect(countVitest({ testResults: [file('passed', 'passed', status)] }, true)).toEqual({ passed: 1, failed: 1 });
  });

  test('counts a file that could not be loaded as failed', () => {
    const testResults = [file('passed', 'passed'), file('failed')];
    expect(countVitest({ testResults }, false)).toEqual({ passed: 1, failed: 1 });
  });

  test('counts an error outside of any test as failed', () => {
    expect(countVitest({ testResults: [file('passed', 'passed')] }, false)).toEqual({ passed: 1, failed: 1 });
  });

  test('without a test, or without a report, has failed', () => {
    expect(countVitest({ testResults: [] }, true)).toEqual({ passed: 0, failed: 1 });
    expect(countVitest(undefined, true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a run of Playwright', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

  test('counts its tests, skipped ones as failed, and one that passed at its second try as passed', () => {
    expect(countPlaywright({ stats }, true)).toEqual({ passed: 3, failed: 0 });
    expect(countPlaywright({ stats: { ...stats, unexpected: 1, flaky: 1, skipped: 1 } }, false)).toEqual({
      passed: 4,
      failed: 2,
    });
  });

  test('that did not end well has failed', () => {
    expect(countPlaywright({ stats }, false)).toEqual({ passed: 3, failed: 1 });
  });

  test('without a test, or without a report, has failed', () => {
    expect(countPlaywright({ stats: { ...stats, expected: 0 } }, true)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});
