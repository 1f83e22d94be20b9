import { createHash } from 'node:crypto';
import { isSignatureRight } from './algorithms.ts';
import {
  asSequence,
  type BerNode,
  bitsOf,
  childAt,
  contextTag,
  integerOf,
  oidOf,
  readBer,
  readWholeBer,
  tags,
  textOf,
  timeOf,
} from './ber.ts';

/** A certificate, as far as a chain has to know it. */
export interface Certificate {
  raw: Buffer;
  fingerprint: string;
  serial: string;
  issuer: BerNode;
  /** Names are compared byte by byte. */
  issuerKey: string;
  subject: BerNode;
  subjectKey: string;
  notBefore: Date;
  notAfter: Date;
  publicKeyInfo: Buffer;
  /** The key alone, which OCSP hashes. */
  publicKeyBits: Buffer;
  isCa: boolean;
  /** Most CA certificates below it; null: any. */
  pathLength: number | null;
  /** Null: no limit on what the key may do. */
  keyUsage: ReadonlySet<number> | null;
  extendedUsages: readonly string[];
  /** Marked as critical and not understood here. */
  hasUnknownCritical: boolean;
  extensions: ReadonlyMap<string, Buffer>;
  signed: Buffer;
  algorithm: BerNode;
  signature: Buffer;
}

export const keyUsages = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5, crlSign: 6 } as const;
export const ocspSigning = '1.3.6.1.5.5.7.3.9';
const admission = '1.3.36.8.3.3';
const commonName = '2.5.4.3';

const known = {
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
};
/** Policies do not limit anything that is asked for here. */
const knownCritical = new Set([...Object.values(known), '2.5.29.32', '1.3.6.1.5.5.7.1.3']);

export function readCertificate(bytes: Buffer): Certificate {
  const root = asSequence(readWholeBer(bytes));
  const [body, algorithm, signature] = [
    childAt(root, 0, tags.sequence),
    childAt(root, 1, tags.sequence),
    childAt(root, 2),
  ];
  const at = body.children[0]?.tag === contextTag(0) ? 1 : 0;
  const validity = childAt(body, at + 3, tags.sequence);
  const issuer = childAt(body, at + 2, tags.sequence);
  const subject = childAt(body, at + 4, tags.sequence);
  const publicKeyInfo = childAt(body, at + 5, tags.sequence);
  const { extensions, hasUnknownCritical } = readExtensions(body.children.find(({ tag }) => tag === contextTag(3)));
  if (!childAt(body, at + 1, tags.sequence).raw.equals(algorithm.raw)) throw new RangeError('two algorithms');
  return {
    raw: root.raw,
    fingerprint: createHash('sha256').update(root.raw).digest('hex'),
    serial: integerOf(childAt(body, at)),
    issuer,
    issuerKey: issuer.raw.toString('hex'),
    subject,
    subjectKey: subject.raw.toString('hex'),
    notBefore: timeOf(childAt(validity, 0)),
    notAfter: timeOf(childAt(validity, 1)),
    publicKeyInfo: publicKeyInfo.raw,
    publicKeyBits: bitsOf(childAt(publicKeyInfo, 1)),
    ...basicConstraintsIn(extensions.get(known.basicConstraints)),
    keyUsage: keyUsageIn(extensions.get(known.keyUsage)),
    extendedUsages: extendedUsagesIn(extensions.get(known.extendedKeyUsage)),
    hasUnknownCritical,
    extensions,
    signed: body.raw,
    algorithm,
    signature: bitsOf(signature),
  };
}

function readExtensions(part: BerNode | undefined) {
  const extensions = new Map<string, Buffer>();
  let hasUnknownCritical = false;
  for (const extension of part ? childAt(part, 0, tags.sequence).children : []) {
    const oid = oidOf(childAt(extension, 0));
    const isCritical = extension.children.length === 3 && childAt(extension, 1, tags.boolean).content[0] !== 0;
    if (isCritical && !knownCritical.has(oid)) hasUnknownCritical = true;
    if (extensions.has(oid)) throw new RangeError('an extension twice');
    extensions.set(oid, childAt(extension, extension.children.length - 1, tags.octetString).content);
  }
  return { extensions, hasUnknownCritical };
}

function basicConstraintsIn(value: Buffer | undefined): Pick<Certificate, 'isCa' | 'pathLength'> {
  if (!value) return { isCa: false, pathLength: null };
  const { children } = readBer(value);
  const length = children.find(({ tag }) => tag === tags.integer);
  return {
    isCa: children[0]?.tag === tags.boolean && children[0].content[0] !== 0,
    pathLength: length ? Number.parseInt(integerOf(length), 16) : null,
  };
}

function keyUsageIn(value: Buffer | undefined): ReadonlySet<number> | null {
  if (!value) return null;
  const bits = readBer(value).content.subarray(1);
  const found = new Set<number>();
  for (let bit = 0; bit < bits.length * 8; bit++) {
    if (((bits[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) found.add(bit);
  }
  return found;
}

function extendedUsagesIn(value: Buffer | undefined): readonly string[] {
  return value ? readBer(value).children.map(oidOf) : [];
}

export function mayDo(certificate: Certificate, usage: number): boolean {
  return certificate.keyUsage === null || certificate.keyUsage.has(usage);
}

export function isValidAt({ notBefore, notAfter }: Certificate, time: Date): boolean {
  return notBefore <= time && time <= notAfter;
}

/** By name and by key. Throws `Unsupported` for an algorithm that is not handled. */
export function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  if (certificate.issuerKey !== issuer.subjectKey) return false;
  const { algorithm, signed, signature } = certificate;
  return isSignatureRight(algorithm, null, issuer.publicKeyInfo, signed, signature);
}

export function nameOf(name: BerNode): string {
  for (const set of name.children) {
    for (const pair of set.children) {
      if (oidOf(childAt(pair, 0)) === commonName) return textOf(childAt(pair, 1));
    }
  }
  return '';
}

/** The first text of a profession, such as 'Ärztin/Arzt'. */
export function professionOf({ extensions }: Certificate): string | undefined {
  const value = extensions.get(admission);
  if (!value) return undefined;
  try {
    // AdmissionSyntax: contents, each a list of professions whose second part are their texts.
    for (const content of readBer(value).children.filter(({ tag }) => tag === tags.sequence)) {
      for (const entry of content.children) {
        const infos = entry.children.filter(({ tag }) => tag === tags.sequence).at(-1);
        for (const info of infos?.children ?? []) {
          const items = info.children.find(({ tag }) => tag === tags.sequence);
          const [text] = items?.children ?? [];
          if (text) return textOf(text);
        }
      }
    }
  } catch {
    return undefined;
  }
  return undefined;
}
