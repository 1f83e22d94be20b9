// @ts-check
/**
 * What a run of the tests counts. A skipped test counts as failed, for nothing may be passed over in silence; so does
 * a file that could not be loaded, and a run without a single test.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0 };

/**
 * @typedef {{ status: string }} VitestTest
 * @typedef {{ status: string, assertionResults: VitestTest[] }} VitestFile
 *
 * @param {{ testResults: VitestFile[] } | undefined} report Vitest's JSON report; undefined when it wrote none
 * @param {boolean} ok whether Vitest itself was content
 * @returns {Counts}
 */
export function countVitest(report, ok) {
  const counts = { ...none };
  for (const file of report?.testResults ?? []) {
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
    const failed = file.assertionResults.length - passed;
    counts.passed += passed;
    counts.failed += failed === 0 && file.status !== 'passed' ? 1 : failed;
  }
  return honest(counts, ok);
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } | undefined} report
 *   Playwright's JSON report; undefined when it wrote none
 * @param {boolean} ok whether Playwright itself was content
 * @returns {Counts} a journey that passed at the second try counts as passed; its name is in Playwright's own output
 */
export function countPlaywright(report, ok) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return honest({ passed: expected + flaky, failed: unexpected + skipped }, ok);
}

/**
 * @param {Counts} counts
 * @param {boolean} ok
 * @returns {Counts}
 */
function honest({ passed, failed }, ok) {
  const hasNothingToShow = passed + failed === 0;
  return { passed, failed: failed === 0 && (!ok || hasNothingToShow) ? 1 : failed };
}
