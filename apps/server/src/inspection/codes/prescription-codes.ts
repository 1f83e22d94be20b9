import { against, type Finding, type PrintedCode } from '../finding.ts';

/** `{"urls":["Task/160.000.226.119.751.22/$accept?ac=…"]}`, one to three of them. */
const address = /^Task\/(\d{3}(?:\.\d{3}){4}\.\d{2})\/\$accept\?ac=([\da-f]{64})$/;
const mostInOne = 3;
const longestText = 2_000;

/** The last two digits prove the others (ISO 7064, MOD 97-10). */
export function isTaskId(id: string): boolean {
  if (!/^\d{3}(?:\.\d{3}){4}\.\d{2}$/.test(id)) return false;
  return BigInt(id.replaceAll('.', '')) % 97n === 1n;
}

/** The prescriptions that a code names; null for a code of another form. */
function prescriptionsIn(text: string): PrintedCode[] | null {
  if (text.length > longestText) return null;
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content !== 'object' || content === null || Object.keys(content).join() !== 'urls') return null;
    const { urls } = content as { urls: unknown };
    if (!Array.isArray(urls) || urls.length < 1 || urls.length > mostInOne) return null;
    const found = urls.map((url) => (typeof url === 'string' ? address.exec(url) : null));
    return found.every((match) => match !== null && isTaskId(match[1] ?? ''))
      ? found.map((match) => ({ taskId: match?.[1] ?? '', accessCode: match?.[2] ?? '' }))
      : null;
  } catch {
    return null;
  }
}

/** What all codes of a file are together. One that is no prescription makes the whole file doubtful. */
export function judgeCodes(texts: readonly string[]): Finding {
  if (texts.length === 0) return { kind: 'unknown', verdict: 'none', reasons: [] };
  const read = texts.map(prescriptionsIn);
  if (read.includes(null)) return { kind: 'datamatrix', verdict: 'bad', reasons: [against('unreadable').reason] };
  const byTask = new Map(
    read.flatMap((codes) => codes ?? []).map((code) => [`${code.taskId} ${code.accessCode}`, code]),
  );
  return { kind: 'datamatrix', verdict: 'good', reasons: [], codes: [...byTask.values()] };
}
