import { createHash } from 'node:crypto';
import { hashOf, isSignatureRight, isWeakSignature } from './algorithms.ts';
import {
  asSequence,
  type BerNode,
  bitsOf,
  childAt,
  contextTag,
  integerOf,
  octetsOf,
  oidOf,
  readSequence,
  tags,
  timeOf,
} from './ber.ts';
import {
  type Certificate,
  isIssuedBy,
  isValidAt,
  keyUsages,
  mayDo,
  ocspSigning,
  readCertificate,
} from './certificate.ts';
import type { Evidence } from './evidence.ts';

export type Status = 'good' | 'revoked' | 'revokedLater' | 'unknown';

/** From the best to the worst: of two answers the worse counts. */
const order: readonly Status[] = ['good', 'revokedLater', 'revoked'];
/** A clock may be slow by this much. */
const toleranceMs = 15 * 60_000;

/** What the proofs that came along say of a certificate at the time of signing. Proofs that do not count are left aside. */
export function statusOf(certificate: Certificate, issuer: Certificate, at: Date, evidence: Evidence): Status {
  const answers = [
    ...evidence.ocsp.map((bytes) => attempt(() => ocspAnswer(bytes, certificate, issuer, at))),
    ...evidence.crls.map((bytes) => attempt(() => crlAnswer(bytes, certificate, issuer, at))),
  ];
  const worst = Math.max(...answers.map((answer) => order.indexOf(answer)), -1);
  return order[worst] ?? 'unknown';
}

function attempt(answer: () => Status): Status {
  try {
    return answer();
  } catch {
    return 'unknown';
  }
}

/** A revocation counts whenever it was told; that there is none, only from an answer that speaks for the time of signing. */
function statusAt(revokedAt: Date | null, from: Date, until: Date | null, at: Date): Status {
  if (revokedAt) return revokedAt <= at ? 'revoked' : 'revokedLater';
  const isFresh = from.getTime() >= at.getTime() - toleranceMs || (until !== null && until >= at);
  return isFresh ? 'good' : 'unknown';
}

function ocspAnswer(bytes: Buffer, certificate: Certificate, issuer: Certificate, at: Date): Status {
  const root = readSequence(bytes);
  const [data, algorithm, signature] = [
    childAt(root, 0, tags.sequence),
    childAt(root, 1, tags.sequence),
    childAt(root, 2),
  ];
  const responses = data.children.find(({ tag }) => tag === tags.sequence);
  const single = responses?.children.filter((response) => isAbout(childAt(response, 0), certificate, issuer)) ?? [];
  if (single.length === 0 || isWeakSignature(algorithm)) return 'unknown';
  const producedAt = timeOf(data.children.find(({ tag }) => tag === tags.generalizedTime) ?? root);
  const responders = respondersIn(root.children[3], issuer, producedAt);
  const isSigned = responders.some(({ publicKeyInfo }) =>
    isSignatureRight(algorithm, null, publicKeyInfo, data.raw, bitsOf(signature)),
  );
  if (!isSigned) return 'unknown';
  const statuses = single.map((response): Status => {
    const status = childAt(response, 1);
    const next = response.children.slice(3).find(({ tag }) => tag === contextTag(0));
    const from = timeOf(childAt(response, 2));
    const until = next ? timeOf(childAt(next, 0)) : null;
    if (status.tag === contextTag(1)) return statusAt(timeOf(childAt(status, 0)), from, until, at);
    return status.tag === contextTag(0) ? statusAt(null, from, until, at) : 'unknown';
  });
  return statuses.includes('unknown')
    ? 'unknown'
    : (order[Math.max(...statuses.map((one) => order.indexOf(one)))] ?? 'unknown');
}

function isAbout(id: BerNode, certificate: Certificate, issuer: Certificate): boolean {
  const hash = hashOf(childAt(id, 0));
  const digest = (bytes: Buffer) => createHash(hash).update(bytes).digest();
  return (
    integerOf(childAt(id, 3)) === certificate.serial &&
    octetsOf(childAt(id, 1)).equals(digest(issuer.subject.raw)) &&
    octetsOf(childAt(id, 2)).equals(digest(issuer.publicKeyBits))
  );
}

function asTagged(part: BerNode): BerNode {
  if (part.tag !== contextTag(0)) throw new RangeError('another structure');
  return part;
}

/** The issuer, and whom it has appointed to answer. */
function respondersIn(part: BerNode | undefined, issuer: Certificate, at: Date): Certificate[] {
  const given = (part ? asSequence(childAt(asTagged(part), 0)).children : []).slice(0, 10).flatMap(({ raw }) => {
    try {
      const responder = readCertificate(raw);
      const isAppointed =
        responder.extendedUsages.includes(ocspSigning) && isValidAt(responder, at) && isIssuedBy(responder, issuer);
      return isAppointed && !responder.hasUnknownCritical && maySign(responder) ? [responder] : [];
    } catch {
      return [];
    }
  });
  return [issuer, ...given];
}

function maySign(responder: Certificate): boolean {
  return mayDo(responder, keyUsages.digitalSignature) || mayDo(responder, keyUsages.nonRepudiation);
}

function crlAnswer(bytes: Buffer, certificate: Certificate, issuer: Certificate, at: Date): Status {
  const root = readSequence(bytes);
  const [list, algorithm, signature] = [
    childAt(root, 0, tags.sequence),
    childAt(root, 1, tags.sequence),
    childAt(root, 2),
  ];
  let next = list.children[0]?.tag === tags.integer ? 1 : 0;
  const own = childAt(list, next++, tags.sequence);
  const by = childAt(list, next++, tags.sequence);
  const from = timeOf(childAt(list, next++));
  const isTime = (node: BerNode | undefined) => node?.tag === tags.utcTime || node?.tag === tags.generalizedTime;
  const nextUpdate = list.children[next];
  const until = nextUpdate && isTime(nextUpdate) ? timeOf(nextUpdate) : null;
  if (until) next++;
  if (!own.raw.equals(algorithm.raw) || !by.raw.equals(issuer.subject.raw) || !mayDo(issuer, keyUsages.crlSign))
    return 'unknown';
  if (isWeakSignature(algorithm) || hasCritical(list.children.find(({ tag }) => tag === contextTag(0))))
    return 'unknown';
  if (!isSignatureRight(algorithm, null, issuer.publicKeyInfo, list.raw, bitsOf(signature))) return 'unknown';
  const entries = list.children[next]?.tag === tags.sequence ? (list.children[next]?.children ?? []) : [];
  const entry = entries.find((one) => integerOf(childAt(one, 0)) === certificate.serial);
  return statusAt(entry ? timeOf(childAt(entry, 1)) : null, from, until, at);
}

/** A list that is limited to a part of the certificates, or tells of changes only, says so in a critical extension. */
function hasCritical(part: BerNode | undefined): boolean {
  return (part?.children[0]?.children ?? []).some(
    (extension) =>
      oidOf(childAt(extension, 0)) !== '' && extension.children.length === 3 && childAt(extension, 1).content[0] !== 0,
  );
}
