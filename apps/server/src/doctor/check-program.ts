import { type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('program');

/** As package.json says under `engines`. */
const leastNode = [20, 19] as const;

/** The last day on which faults of a version are mended. */
const lastDay: Record<number, string> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' };

export function checkProgram(version: string = process.versions.node, now = new Date()): Finding[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
  if (!isNewEnough) return [wrong(`Node.js ${version} is too old.`, `Install Node.js ${recommended(now)}.`)];
  const supportedUntil = lastDay[major];
  if (supportedUntil && now > new Date(`${supportedUntil}T23:59:59Z`)) {
    const says = `Node.js ${version} has been without support since ${supportedUntil}: nobody mends its holes.`;
    return [remark(says, `Install Node.js ${recommended(now)}.`)];
  }
  return [fine(`Node.js ${version}.`)];
}

function recommended(now: Date): string {
  const supported = Object.entries(lastDay).filter(([, day]) => new Date(day) > now);
  return supported.map(([major]) => major).join(' or ') || 'in a version with support';
}
