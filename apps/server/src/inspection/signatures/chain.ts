import { against, missing, type Problem, verdictOn } from '../finding.ts';
import { isWeakSignature, Unsupported } from './algorithms.ts';
import { type Certificate, isIssuedBy, keyUsages, mayDo } from './certificate.ts';
import type { CheckedSigner } from './cms.ts';
import type { Evidence } from './evidence.ts';
import { statusOf } from './revocation.ts';

/** Ends of chains: certificates of which somebody here has said that they are trusted. */
export interface Trust {
  /** Those that count for a signature of this time. */
  anchorsAt(time: Date): readonly Certificate[];
  /** A list was left out, because its own signature fails. */
  hasInvalidList: boolean;
}

const longestPath = 6;
const mostPaths = 20;

interface Path {
  /** From the signer up to what stands below the anchor. */
  certificates: Certificate[];
  anchor: Certificate;
}

/** What speaks against a signer, or is missing, beyond the mathematics. */
/** `now` stands in for a time of signing that nobody claims: what has expired since is then not proven, and no fault. */
export function checkChain(signer: CheckedSigner, now: Date, trust: Trust): Problem[] {
  const problems = problemsOfChain(signer, signer.signedAt ?? now, trust);
  return signer.signedAt
    ? problems
    : problems.map((problem) => (isOfTime(problem) ? missing(problem.reason) : problem));
}

function isOfTime({ reason }: Problem): boolean {
  return reason === 'expired' || reason === 'notYetValid';
}

function problemsOfChain({ certificate, evidence }: CheckedSigner, at: Date, trust: Trust): Problem[] {
  if (!certificate) return [];
  const anchors = trust.anchorsAt(at);
  const paths = findPaths(certificate, evidence.certificates, anchors);
  if (paths.length === 0) return [...validity(certificate, at), missing('chainUnknown'), ...invalidList(trust)];
  const judged = paths.map((path) => checkPath(path, at, evidence));
  return (
    judged.find((problems) => problems.length === 0) ??
    judged.find((problems) => verdictOn(problems) !== 'bad') ??
    judged[0] ??
    []
  );
}

function invalidList({ hasInvalidList }: Trust): Problem[] {
  return hasInvalidList ? [missing('trustListInvalid')] : [];
}

function findPaths(signer: Certificate, pool: readonly Certificate[], anchors: readonly Certificate[]): Path[] {
  const paths: Path[] = [];
  const walk = (below: Certificate[]): void => {
    const last = below.at(-1);
    if (!last || below.length > longestPath || paths.length >= mostPaths) return;
    for (const anchor of anchors) {
      if (anchor.fingerprint !== last.fingerprint && mayIssue(anchor, last))
        paths.push({ certificates: below, anchor });
    }
    for (const issuer of pool) {
      const isNew = below.every(({ fingerprint }) => fingerprint !== issuer.fingerprint);
      const isAnchor = anchors.some(({ fingerprint }) => fingerprint === issuer.fingerprint);
      if (isNew && !isAnchor && mayIssue(issuer, last)) walk([...below, issuer]);
    }
  };
  walk([signer]);
  return paths.slice(0, mostPaths);
}

function mayIssue(issuer: Certificate, certificate: Certificate): boolean {
  try {
    return issuer.isCa && mayDo(issuer, keyUsages.keyCertSign) && isIssuedBy(certificate, issuer);
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
}

function checkPath({ certificates, anchor }: Path, at: Date, evidence: Evidence): Problem[] {
  const all = [...certificates, anchor];
  return [
    ...all.flatMap((certificate) => validity(certificate, at)),
    ...certificates.flatMap(({ hasUnknownCritical, algorithm }) =>
      hasUnknownCritical || isWeakSignature(algorithm) ? [missing('unsupported')] : [],
    ),
    // Certificates of CAs between the issuer and the signer.
    ...all
      .slice(1)
      .flatMap(({ pathLength }, between) =>
        pathLength !== null && between > pathLength ? [missing('chainUnknown')] : [],
      ),
    ...certificates.flatMap((certificate, index) => revocation(certificate, all[index + 1] ?? anchor, at, evidence)),
  ];
}

function validity({ notBefore, notAfter }: Certificate, at: Date): Problem[] {
  if (at < notBefore) return [against('notYetValid')];
  return at > notAfter ? [against('expired')] : [];
}

function revocation(certificate: Certificate, issuer: Certificate, at: Date, evidence: Evidence): Problem[] {
  const status = statusOf(certificate, issuer, at, evidence);
  if (status === 'good') return [];
  if (status === 'revoked') return [against('revoked')];
  return [missing(status === 'revokedLater' ? 'revoked' : 'revocationUnknown')];
}
