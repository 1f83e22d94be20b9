import { asSequence, type BerNode, childAt, contextTag, octetsOf, oidOf, readSequence, tags } from './ber.ts';
import { type Certificate, readCertificate } from './certificate.ts';

/** What a signature carries along for its own proof. */
export interface Evidence {
  certificates: Certificate[];
  /** Answers of OCSP responders: BasicOCSPResponse. */
  ocsp: Buffer[];
  crls: Buffer[];
}

const oids = {
  revocationInAdobesWay: '1.2.840.113583.1.1.8',
  revocationValues: '1.2.840.113549.1.9.16.2.24',
  certificateValues: '1.2.840.113549.1.9.16.2.23',
  ocspResponse: '1.3.6.1.5.5.7.16.2',
  basicOcspResponse: '1.3.6.1.5.5.7.48.1.1',
} as const;

const mostCertificates = 200;

/** A certificate that cannot be read proves nothing, and is no fault of the others. */
export function certificatesIn(set: BerNode | undefined): Certificate[] {
  return (set?.children ?? []).slice(0, mostCertificates).flatMap(({ raw }) => {
    try {
      return [readCertificate(raw)];
    } catch {
      return [];
    }
  });
}

export function takeEvidence(
  signed: Map<string, readonly BerNode[]>,
  unsigned: Map<string, readonly BerNode[]>,
  evidence: Evidence,
): void {
  const values = [
    ...(signed.get(oids.revocationInAdobesWay) ?? []),
    ...(unsigned.get(oids.revocationInAdobesWay) ?? []),
  ];
  for (const value of values) {
    for (const part of value.children) {
      const list = part.children[0]?.children ?? [];
      if (part.tag === contextTag(0)) evidence.crls.push(...list.map(({ raw }) => raw));
      if (part.tag === contextTag(1)) evidence.ocsp.push(...list.flatMap(({ raw }) => basicResponseIn(raw)));
    }
  }
  for (const value of unsigned.get(oids.revocationValues) ?? []) {
    for (const part of value.children) {
      const list = part.children[0]?.children ?? [];
      if (part.tag === contextTag(0)) evidence.crls.push(...list.map(({ raw }) => raw));
      if (part.tag === contextTag(1)) evidence.ocsp.push(...list.map(({ raw }) => raw));
    }
  }
  for (const value of unsigned.get(oids.certificateValues) ?? []) evidence.certificates.push(...certificatesIn(value));
}

export function takeRevocation(part: BerNode | undefined, evidence: Evidence): void {
  for (const entry of part?.children ?? []) {
    if (entry.tag === tags.sequence) evidence.crls.push(entry.raw);
    else if (entry.tag === contextTag(1)) {
      const oid = oidOf(childAt(entry, 0));
      const { raw } = childAt(entry, 1);
      if (oid === oids.ocspResponse) evidence.ocsp.push(...basicResponseIn(raw));
      if (oid === oids.basicOcspResponse) evidence.ocsp.push(raw);
    }
  }
}

/** The answer inside an OCSPResponse; nothing where the responder answered with an error. */
export function basicResponseIn(bytes: Buffer): Buffer[] {
  try {
    const root = readSequence(bytes);
    if (childAt(root, 0, tags.enumerated).content[0] !== 0) return [];
    const part = childAt(childAt(root, 1, contextTag(0)), 0);
    return oidOf(childAt(asSequence(part), 0)) === oids.basicOcspResponse
      ? [octetsOf(childAt(part, 1, tags.octetString))]
      : [];
  } catch {
    return [];
  }
}
