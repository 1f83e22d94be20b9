import type { Finding } from './finding.ts';

const marks = { fine: '✓', remark: '·', wrong: '✗' };

/** One line for each finding, with what to do beneath it, and the verdict at the end. */
export function reportOf(findings: Finding[]): { text: string; isFit: boolean } {
  const lines = findings.flatMap(({ part, state, says, advice }) => [
    `${marks[state]} ${part.padEnd(12)} ${says}`,
    ...(advice ? [`${' '.repeat(15)}→ ${advice}`] : []),
  ]);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  const remarks = findings.filter(({ state }) => state === 'remark').length;
  const verdict =
    wrong > 0
      ? `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong. Begin with the first ✗.`
      : `Nothing is wrong${remarks > 0 ? `; ${remarks} worth a look` : ''}.`;
  return { text: [...lines, '', verdict].join('\n'), isFit: wrong === 0 };
}
