import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Finding } from '../inspection/finding.ts';
import { inspectFile } from '../inspection/inspect-file.ts';

const usage = `npm run --silent inspect -- [options] FILE …   says what each file is and what it proves, one line of JSON for each
  --trust PLACE    a file or folder that names what is trusted; may be repeated. Without it nothing is
  --at TIME        stands in for the clock
  --once           a prescription that an earlier file has named is refused`;

const mostBytes = 20 * 1024 * 1024;
const atOnce = 2;

await run();

async function run(): Promise<void> {
  const options = readOptions();
  if (!options) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const seen = new Set<string>();
  // Two at a time, told in the order of the call.
  const waiting = options.files.slice(0, atOnce).map((file) => inspect(file, options));
  for (const [index, file] of options.files.entries()) {
    const found = await waiting[index];
    const next = options.files[index + atOnce];
    if (next !== undefined) waiting.push(inspect(next, options));
    const finding = options.isOnce && found ? refuseSeen(found, seen) : found;
    process.stdout.write(`${JSON.stringify({ file, ...finding })}\n`);
  }
}

interface Options {
  files: string[];
  trust: string[];
  at: Date;
  isOnce: boolean;
}

/** Null for options that make no sense, or a file that is not there. */
function readOptions(): Options | null {
  try {
    const { values, positionals: files } = parseArgs({
      options: { trust: { type: 'string', multiple: true }, at: { type: 'string' }, once: { type: 'boolean' } },
      allowPositionals: true,
    });
    const trust = values.trust ?? [];
    const at = values.at === undefined ? new Date() : new Date(values.at);
    const lacking = [...files, ...trust].filter((place) => !existsSync(place));
    if (lacking.length > 0) process.stderr.write(`Not there: ${lacking.join(', ')}\n`);
    const isRight = files.length > 0 && lacking.length === 0 && !Number.isNaN(at.getTime());
    return isRight ? { files, trust, at, isOnce: values.once ?? false } : null;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return null;
  }
}

async function inspect(file: string, { trust, at }: Options): Promise<Finding> {
  if (!statSync(file).isFile() || statSync(file).size > mostBytes) {
    return { kind: 'unknown', verdict: 'bad', reasons: ['unreadable'] };
  }
  const apart = file.endsWith('.p7s') ? file.slice(0, -'.p7s'.length) : null;
  const signed = apart && existsSync(apart) && statSync(apart).size <= mostBytes ? readFileSync(apart) : null;
  return inspectFile({ bytes: readFileSync(file), signed, trustPlaces: trust, now: at });
}

function refuseSeen(finding: Finding, seen: Set<string>): Finding {
  const ids = (finding.codes ?? []).map(({ taskId }) => taskId);
  const isSeen = ids.some((id) => seen.has(id));
  for (const id of ids) seen.add(id);
  return isSeen ? { ...finding, verdict: 'bad', reasons: [...finding.reasons, 'seenBefore'] } : finding;
}
