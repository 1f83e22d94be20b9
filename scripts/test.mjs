// @ts-check
/**
 * `npm test`: everything that must hold, in one run. It goes on after a failing step, so that one run shows all there
 * is to repair, and ends with the line 'N passed, N failed'. `npm test -- unit` runs the named steps only; `npm test -- long`
 * the tests that try a part in an ordinary run, with all there is to try.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findBrowser } from './find-browser.mjs';
import { root, run, runTool } from './run.mjs';
import { countPlaywright, countVitest, none } from './test-counts.mjs';
import { describeFailed, describeSlowest, listPlaywright, listVitest, testsWithLongForm } from './test-list.mjs';

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {{ counts: Counts, output: string }} Result
 * @typedef {{ name: string, what: string, run: () => Promise<Result> }} Step
 */

/** What `long-run.ts` of the server and of the journeys ask for. */
const longTests = { LONG_TESTS: 'on' };
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
/** @type {Promise<void> | undefined} */
let building;
/** @type {import('./test-list.mjs').TestRun[]} */
const testRuns = [];

/** @type {Step[]} */
const making = [
  { name: 'types', what: 'types of every workspace', run: async () => check(runTool('tsc', ['-b'], quiet())) },
  { name: 'build', what: 'the shop as it is served', run: build },
];

/** @type {Step[]} */
const reading = [
  {
    name: 'lint',
    what: 'format, lint and import directions',
    run: () =>
      check(
        runTool('biome', ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`], quiet()),
      ),
  },
  { name: 'unused', what: 'unused files, exports and packages', run: () => check(runTool('knip', [], quiet())) },
  {
    name: 'contrast',
    what: 'contrast of the colours in both themes',
    run: () => check(run(process.execPath, ['scripts/check-contrast.mjs'], quiet())),
  },
];

/** @type {Step[]} */
const trying = [
  { name: 'unit', what: 'rules, API and screens', run: unit },
  { name: 'browser', what: 'journeys in a real browser', run: () => browser() },
];

/** Runs only when it is named. @type {Step} */
const long = { name: 'long', what: 'all of what an ordinary run tries a part of', run: longForms };

const steps = [...making, ...reading, ...trying, long];

await ensureInstalled();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}; there are ${[...new Set(steps.map(({ name }) => name))].join(', ')}.`,
  );
  process.exit(1);
}

const total = { ...none };
// What only reads the sources fits beside the build; the tests themselves fill every core.
await Promise.all([runSteps(making), runSteps(reading)]);
await runSteps(trying);
if (wanted.includes(long.name)) await runSteps([long]);
if (testRuns.length > 0) console.log(`\nThe slowest:\n${describeSlowest(testRuns, 20).join('\n')}`);
for (const failed of describeFailed(testRuns)) console.log(failed);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** One after the other. @param {Step[]} list */
async function runSteps(list) {
  for (const step of list) {
    if (wanted.length > 0 && !wanted.includes(step.name)) continue;
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
}

/** @param {Step} step */
async function runStep({ name, what, run: work }) {
  console.log(`  ${name.padEnd(8)} ${what} …`);
  const startedAt = Date.now();
  /** @type {Result} */
  const { counts, output } = await work().catch((error) => ({
    counts: { passed: 0, failed: 1 },
    output: String(error.message),
  }));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const isFlaky = /^ +\d+ flaky$/m.test(output);
  if (counts.failed > 0 || isFlaky) console.log(`\n${output.trim()}\n`);
  const mark = counts.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${name.padEnd(8)} ${what}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  return counts;
}

/** A check of the whole counts as one. @param {Promise<{ ok: boolean, output: string }>} done */
async function check(done) {
  const { ok, output } = await done;
  return { counts: ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, output };
}

/** One build serves every step; one that failed is not tried again. */
function built() {
  building ??= buildWhenNeeded();
  return building;
}

async function build() {
  await built();
  return { counts: { passed: 1, failed: 0 }, output: '' };
}

function unit() {
  return vitest([]);
}

async function longForms() {
  await built();
  const [units, journeys] = [await vitest(testsWithLongForm(), longTests), await browser(longTests)];
  return {
    counts: {
      passed: units.counts.passed + journeys.counts.passed,
      failed: units.counts.failed + journeys.counts.failed,
    },
    output: units.output + journeys.output,
  };
}

/** @param {string[]} files all when empty @param {Record<string, string>} [env] */
async function vitest(files, env = {}) {
  const file = freshReport('vitest-report');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok, output } = await runTool('vitest', ['run', ...files, ...reporters], quiet(env));
  const report = readReport(file);
  testRuns.push(...listVitest(report));
  return { counts: countVitest(report, ok), output };
}

/** @param {Record<string, string>} [env] */
async function browser(env = {}) {
  await built();
  const file = freshReport('playwright-report');
  const { ok, output } = await runTool('playwright', ['test'], {
    ...quiet({ CHROMIUM_PATH: await findBrowser(), ...env }),
    cwd: path.join(root, 'e2e'),
  });
  const report = readReport(file);
  testRuns.push(...listPlaywright(report));
  return { counts: countPlaywright(report, ok), output };
}

/** @param {Record<string, string | undefined>} [env] */
function quiet(env = {}) {
  return { show: false, env: { ...colours, ...env } };
}

/** The last run's report must not pass for this one's. @param {string} name */
function freshReport(name) {
  const file = path.join(root, '.build', `${name}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
