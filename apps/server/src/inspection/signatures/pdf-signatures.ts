import { against, missing } from '../finding.ts';
import { readBer, tags } from './ber.ts';
import { readCertificate } from './certificate.ts';
import { type CheckedSigner, readSignedMessage } from './cms.ts';
import { basicResponseIn, type Evidence } from './evidence.ts';
import { streamsIn } from './pdf-streams.ts';
import { addsOnlyASignature } from './pdf-updates.ts';
import { isDictionary, isNamed, type PdfDictionary, PdfReader, type PdfValue } from './pdf-values.ts';

const mostSignatures = 20;
const mostProofs = 2_000;
const detached = ['/adbe.pkcs7.detached', '/ETSI.CAdES.detached'];
const timeStamp = '/ETSI.RFC3161';

interface PlacedSignature {
  dictionary: PdfDictionary;
  /** Of the object that it is. */
  start: number;
  end: number;
}

interface Coverage {
  signed: Buffer;
  contents: Buffer;
  /** Where what is signed ends. */
  end: number;
}

/** Every signature of a PDF that speaks for it; empty when there is none. */
export function checkPdfSignatures(bytes: Buffer): CheckedSigner[] {
  const placed = findSignatures(bytes);
  if (placed.length === 0) return [];
  const signatures = placed.filter(({ dictionary }) => !isNamed(dictionary.get('/SubFilter'), timeStamp));
  // Only a time stamp: it says when, and nobody says what.
  if (signatures.length === 0) return [];
  const covered = signatures.map((signature) => ({ signature, coverage: coverageOf(bytes, signature) }));
  const ends = covered.flatMap(({ coverage }) => (coverage ? [coverage.end] : [])).toSorted((a, b) => a - b);
  const proofs = proofsIn(bytes);
  const isWhole = ends.at(-1) === bytes.length && ends.every((end, at) => isFollowedWell(bytes, end, ends[at + 1]));
  return covered.map(({ signature, coverage }) => {
    const checked = coverage ? checkOne(signature.dictionary, coverage) : nothing();
    if (!coverage) checked.problems.push(against('coverage'));
    else if (!isWhole) checked.problems.push(missing('coverage'));
    const { evidence } = checked;
    for (const kind of ['certificates', 'ocsp', 'crls'] as const) (evidence[kind] as unknown[]).push(...proofs[kind]);
    return checked;
  });
}

function isFollowedWell(bytes: Buffer, end: number, next: number | undefined): boolean {
  return next === undefined || (next > end && addsOnlyASignature(bytes.subarray(0, end), bytes.subarray(0, next)));
}

function nothing(): CheckedSigner {
  return { certificate: null, problems: [], signedAt: null, evidence: { certificates: [], ocsp: [], crls: [] } };
}

/** By their bytes, not by the form: one that no field names is still there. */
function findSignatures(bytes: Buffer): PlacedSignature[] {
  const found = new Map<number, PlacedSignature>();
  for (const mark of ['/ByteRange', '/SubFilter']) {
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
      if (found.size > mostSignatures) throw new RangeError('too many signatures');
      const placed = signatureAround(bytes, at);
      if (placed) found.set(placed.start, placed);
    }
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

function signatureAround(bytes: Buffer, at: number): PlacedSignature | null {
  const word = bytes.lastIndexOf(' obj', at);
  if (word < 0) return null;
  const reader = new PdfReader(bytes, word + 4);
  let dictionary: PdfValue;
  try {
    dictionary = reader.value();
  } catch {
    return null;
  }
  if (!isDictionary(dictionary) || reader.at < at) return null;
  const isSignature =
    dictionary.has('/ByteRange') ||
    isNamed(dictionary.get('/Type'), '/Sig') ||
    isNamed(dictionary.get('/Type'), '/DocTimeStamp');
  return isSignature ? { dictionary, start: word, end: reader.at } : null;
}

/** Null unless exactly the value of /Contents is left out. */
function coverageOf(bytes: Buffer, { dictionary, start, end }: PlacedSignature): Coverage | null {
  const range = dictionary.get('/ByteRange');
  if (!Array.isArray(range) || range.length !== 4 || !range.every((entry) => Number.isSafeInteger(entry))) return null;
  const [first, firstLength, second, secondLength] = range as [number, number, number, number];
  const isInOrder = first === 0 && firstLength > start && second > firstLength && second < end && secondLength > 0;
  if (!isInOrder || second + secondLength > bytes.length) return null;
  const hole = bytes.toString('latin1', firstLength, second);
  const contents = dictionary.get('/Contents');
  const isContents = typeof contents === 'object' && contents !== null && 'text' in contents && contents.text === hole;
  if (!isContents || !/^<(?:(?:[\da-f]{2})+|(?:[\dA-F]{2})+)>$/.test(hole)) return null;
  if (!/\/Contents[\s]*$/.test(bytes.toString('latin1', Math.max(start, firstLength - 40), firstLength))) return null;
  return {
    signed: Buffer.concat([bytes.subarray(0, firstLength), bytes.subarray(second, second + secondLength)]),
    contents: Buffer.from(hole.slice(1, -1), 'hex'),
    end: second + secondLength,
  };
}

function checkOne(dictionary: PdfDictionary, { signed, contents }: Coverage): CheckedSigner {
  const subFilter = dictionary.get('/SubFilter');
  if (!detached.some((name) => isNamed(subFilter, name))) return { ...nothing(), problems: [missing('unsupported')] };
  // A place that was prepared and never signed.
  if (contents.every((byte) => byte === 0)) return { ...nothing(), problems: [missing('unsupported')] };
  try {
    const message = readSignedMessage(contents);
    const [checked, ...others] = message.check(signed);
    if (!checked || others.length > 0) return { ...nothing(), problems: [missing('unsupported')] };
    if (message.content) checked.problems.push(missing('unsupported'));
    checked.signedAt ??= timeIn(dictionary.get('/M'));
    return checked;
  } catch {
    return { ...nothing(), problems: [against('unreadable')] };
  }
}

/** `D:20261118174955+01'00'`. */
function timeIn(value: PdfValue | undefined): Date | null {
  if (typeof value !== 'object' || value === null || !('text' in value)) return null;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    zone = 'Z',
    hours = '00',
    minutes = '00',
  ] =
    /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([Z+-])(?:(\d\d)'?(\d\d)?'?)?)?/.exec(unescaped(value.text)) ?? [];
  const time = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${zone === 'Z' ? 'Z' : `${zone}${hours}:${minutes}`}`,
  );
  return Number.isNaN(time.getTime()) ? null : time;
}

function unescaped(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)));
}

/** Certificates, answers and lists that lie in the file as streams, as a security store does. Each proves itself or nothing. */
function proofsIn(bytes: Buffer): Evidence {
  const proofs: Evidence = { certificates: [], ocsp: [], crls: [] };
  let count = 0;
  for (const stream of streamsIn(bytes)) {
    if (stream[0] !== 0x30 || ++count > mostProofs) continue;
    try {
      sort(stream, proofs);
    } catch {
      // Another stream that happens to begin like ASN.1.
    }
  }
  return proofs;
}

function sort(stream: Buffer, proofs: Evidence): void {
  const root = readBer(stream);
  if (root.children[0]?.tag === tags.enumerated) {
    proofs.ocsp.push(...basicResponseIn(stream));
    return;
  }
  const body = root.children[0];
  // A list of revocations has no public key, but two times side by side or one.
  const isCertificate = body?.children.some(({ children }) => children[1]?.tag === tags.bitString) ?? false;
  if (isCertificate) proofs.certificates.push(readCertificate(stream));
  else if (body?.tag === tags.sequence) proofs.crls.push(root.raw);
}
