// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * One test that ran, with the command that runs it alone.
 *
 * @typedef {{ name: string, command: string, ms: number, hasFailed: boolean }} TestRun
 */

/**
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName?: string, duration?: number | null }[] }[] } | undefined} report
 *   Vitest's JSON report
 * @returns {TestRun[]}
 */
export function listVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, status, assertionResults }) => {
    const place = path.relative(root, file);
    const command = `npx vitest run ${place}`;
    if (assertionResults.length === 0) return [{ name: place, command, ms: 0, hasFailed: status !== 'passed' }];
    return assertionResults.map(({ status: outcome, fullName = '', duration }) => ({
      name: `${place} › ${fullName}`,
      command: `${command} -t '${asPattern(fullName)}'`,
      ms: duration ?? 0,
      hasFailed: outcome !== 'passed',
    }));
  });
}

/**
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 *
 * @param {Suite | undefined} report Playwright's JSON report, or a part of it
 * @returns {TestRun[]}
 */
export function listPlaywright(report) {
  const own = (report?.specs ?? []).map(({ title, file, line, ok, tests }) => ({
    name: `${file} › ${title}`,
    command: `cd e2e && npx playwright test ${file}:${line}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    hasFailed: !ok,
  }));
  return [...own, ...(report?.suites ?? []).flatMap(listPlaywright)];
}

/** The test files that ask whether this is the long run. */
export function testsWithLongForm() {
  const folder = 'apps/server/src';
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name))
    .filter((name) => fs.readFileSync(path.join(root, name), 'utf8').includes('isLongRun'));
}

/** The slowest first. @param {readonly TestRun[]} tests @param {number} count */
export function describeSlowest(tests, count) {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** @param {readonly TestRun[]} tests */
export function describeFailed(tests) {
  return tests.filter(({ hasFailed }) => hasFailed).map(({ name, command }) => `✗ ${name}\n    ${command}`);
}

/** As an argument of Vitest's `-t` between a shell's single quotes. @param {string} name */
function asPattern(name) {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", '.');
}
