import { type Finding, findingsOf } from './finding.ts';

const { fine, wrong } = findingsOf('program');

/** As package.json says under `engines`. */
const leastNode = [20, 19] as const;

export function checkProgram(version: string = process.versions.node): Finding[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
  return isNewEnough
    ? [fine(`Node.js ${version}.`)]
    : [wrong(`Node.js ${version} is too old.`, `Install Node.js ${leastNode.join('.')} or newer.`)];
}
