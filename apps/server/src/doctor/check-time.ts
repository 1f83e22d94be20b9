import { type Finding, findingsOf } from './finding.ts';

const { fine, wrong } = findingsOf('time');

/** Codes live for five minutes and signed forms too: a minute is noticed by nobody, more is. */
const mostSkewMs = 30_000;

/** Compares this machine with the others it works with. `asked` is when their clock was read here. */
export function checkTime(others: { whose: string; now: Date; asked: Date }[]): Finding[] {
  if (others.length === 0) return [fine(`It is ${new Date().toISOString()} here; there is no other clock to compare.`)];
  return others.map(({ whose, now, asked }) => {
    const skewMs = Math.abs(now.getTime() - asked.getTime());
    return skewMs <= mostSkewMs
      ? fine(`The clock agrees with that of ${whose}.`)
      : wrong(
          `The clock differs by ${Math.round(skewMs / 1000)} s from that of ${whose}: codes and sessions end too early or too late.`,
          'Let both machines follow a time server (timedatectl set-ntp true).',
        );
  });
}
