// @ts-check
import os from 'node:os';

/**
 * One figure of a trial beside its goal.
 *
 * @typedef {object} Figure
 * @property {string} what
 * @property {string | number} value
 * @property {string} goal
 * @property {boolean} holds
 */

/** @param {string} what @param {string | number} value @param {string} goal @param {boolean} holds @returns {Figure} */
export const figure = (what, value, goal, holds) => ({ what, value, goal, holds });

/** @param {string} what @param {number} count @returns {Figure} */
export const none = (what, count) => figure(what, count, '0', count === 0);

/** Prints the figures and the verdict. @param {string} name @param {Figure[]} figures @returns {boolean} */
export function tell(name, figures) {
  for (const { what, value, goal, holds } of figures) {
    console.log(`  ${holds ? '✓' : '✗'} ${what.padEnd(58)} ${String(value).padStart(12)}   goal ${goal}`);
  }
  const holds = figures.length > 0 && figures.every((one) => one.holds);
  const machine = `${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}`;
  console.log(`${holds ? 'HOLDS' : 'FAILS'}: ${name}, ${new Date().toISOString().slice(0, 10)}, ${machine}`);
  return holds;
}

/** The value below which this share of the times lies. @param {number[]} times @param {number} share */
export function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
