import { createHash } from 'node:crypto';
import { against, missing, type Problem } from '../finding.ts';
import { type HashName, hashNamedBy, hashOf, isSignatureRight, isWeak, Unsupported } from './algorithms.ts';
import {
  asDer,
  asSequence,
  type BerNode,
  childAt,
  contextTag,
  encode,
  integerOf,
  octetsOf,
  oidOf,
  readBer,
  readWholeBer,
  tags,
  timeOf,
} from './ber.ts';
import type { Certificate } from './certificate.ts';
import { certificatesIn, type Evidence, takeEvidence, takeRevocation } from './evidence.ts';

export interface CheckedSigner {
  certificate: Certificate | null;
  /** What the mathematics found; the chain comes later. */
  problems: Problem[];
  signedAt: Date | null;
  evidence: Evidence;
}

export interface SignedMessage {
  /** Null: it stands elsewhere. */
  content: Buffer | null;
  check(content: Buffer): CheckedSigner[];
}

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;

const mostSigners = 50;

/** Throws for what is no signed message. */
export function readSignedMessage(bytes: Buffer): SignedMessage {
  const root = asSequence(readWholeBer(bytes));
  if (oidOf(childAt(root, 0)) !== oids.signedData) throw new RangeError('no signed message');
  const signedData = childAt(childAt(root, 1, contextTag(0)), 0, tags.sequence);
  const encapsulated = childAt(signedData, 2, tags.sequence);
  const digests = childAt(signedData, 1, tags.set).children.map(hashNamed);
  const contentType = childAt(encapsulated, 0, tags.oid);
  const inner =
    encapsulated.children.length > 1
      ? childAt(childAt(encapsulated, 1, contextTag(0)), 0, tags.octetString)
      : undefined;
  const certificates = certificatesIn(signedData.children.find(({ tag }) => tag === contextTag(0)));
  const revocation = signedData.children.find(({ tag }) => tag === contextTag(1));
  const signers = signedData.children.filter(({ tag }) => tag === tags.set).at(-1)?.children ?? [];
  if (signers.length === 0 || signers.length > mostSigners || signedData.children.at(-1)?.tag !== tags.set) {
    throw new RangeError('no signers');
  }
  if (integerOf(childAt(signedData, 0, tags.integer)) !== versionOf({ signedData, contentType, signers }))
    throw new RangeError('another version');
  return {
    content: inner ? octetsOf(inner) : null,
    check: (content) =>
      signers.map((signer) => checkSigner(signer, { content, contentType, certificates, revocation, digests })),
  };
}

/** What RFC 5652 wants: it stands outside the signature, so it has to follow from the rest. */
function versionOf({
  signedData,
  contentType,
  signers,
}: {
  signedData: BerNode;
  contentType: BerNode;
  signers: readonly BerNode[];
}): string {
  const has = (set: number, kinds: readonly number[]) =>
    signedData.children.some(
      ({ tag, children }) => tag === contextTag(set) && children.some((child) => kinds.includes(child.tag)),
    );
  // Certificates, or answers about them, of another kind; then attribute certificates of either version.
  if (has(0, [contextTag(3)]) || has(1, [contextTag(1)])) return '05';
  if (has(0, [contextTag(2)])) return '04';
  const isByKey = signers.some((signer) => signer.children[1]?.tag === contextTag(0));
  return has(0, [contextTag(1)]) || isByKey || oidOf(contentType) !== oids.data ? '03' : '01';
}

interface Message {
  content: Buffer;
  contentType: BerNode;
  certificates: Certificate[];
  revocation: BerNode | undefined;
  /** The hashes that the message names at its head; null for one that is not known. */
  digests: readonly (HashName | null)[];
}

function hashNamed(algorithm: BerNode): HashName | null {
  try {
    return hashOf(algorithm);
  } catch {
    return null;
  }
}

function checkSigner(node: BerNode, message: Message): CheckedSigner {
  const evidence: Evidence = { certificates: [...message.certificates], ocsp: [], crls: [] };
  const found: CheckedSigner = { certificate: null, problems: [], signedAt: null, evidence };
  try {
    takeRevocation(message.revocation, evidence);
    readSigner(node, message, found);
  } catch (error) {
    found.problems.push(error instanceof Unsupported ? missing('unsupported') : against('unreadable'));
  }
  return found;
}

function readSigner(node: BerNode, message: Message, found: CheckedSigner): void {
  asSequence(node);
  const identifier = childAt(node, 1);
  // What stands outside the signature is still held to its form: no byte of a file may change unseen.
  if (integerOf(childAt(node, 0, tags.integer)) !== (identifier.tag === contextTag(0) ? '03' : '01'))
    throw new RangeError('another version');
  const hash = hashOf(childAt(node, 2, tags.sequence));
  const signedPart = node.children[3]?.tag === contextTag(0) ? node.children[3] : null;
  const at = signedPart ? 4 : 3;
  const algorithm = childAt(node, at, tags.sequence);
  const signature = octetsOf(childAt(node, at + 1, tags.octetString));
  const signed = attributesOf(signedPart);
  const unsigned = attributesOf(node.children[at + 2] ?? null);

  takeEvidence(signed, unsigned, found.evidence);
  const [time] = signed.get(oids.signingTime) ?? [];
  if (time) found.signedAt = timeOf(time);
  found.certificate = message.certificates.find((certificate) => isNamedBy(identifier, certificate)) ?? null;
  if (isWeak(hash) || !message.digests.includes(hash) || message.digests.includes(null)) {
    found.problems.push(missing('unsupported'));
  }
  if (!isContentRight(signedPart, signed, hash, message)) found.problems.push(against('altered'));
  if (!found.certificate) {
    found.problems.push(missing('chainUnknown'));
    return;
  }
  if ((hashNamedBy(algorithm) ?? hash) !== hash) found.problems.push(missing('unsupported'));
  // As a SET of its own, with the lengths of DER.
  const bytes = signedPart ? encode(0x31, Buffer.concat(signedPart.children.map(asDer))) : message.content;
  if (!isSignatureRight(algorithm, hash, found.certificate.publicKeyInfo, bytes, signature)) {
    found.problems.push(against('altered'));
  }
  checkReference(signed, found.certificate, found.problems);
}

function isNamedBy(identifier: BerNode, certificate: Certificate): boolean {
  if (identifier.tag === contextTag(0)) {
    const own = certificate.extensions.get('2.5.29.14');
    return own !== undefined && readBer(own).content.equals(octetsOf(identifier));
  }
  const [issuer, serial] = [childAt(asSequence(identifier), 0), childAt(identifier, 1, tags.integer)];
  return issuer.raw.equals(certificate.issuer.raw) && integerOf(serial) === certificate.serial;
}

/** Each attribute once; what is named twice could be read in two ways. */
function attributesOf(part: BerNode | null): Map<string, readonly BerNode[]> {
  const attributes = new Map<string, readonly BerNode[]>();
  for (const attribute of part?.children ?? []) {
    const oid = oidOf(childAt(attribute, 0));
    const values = childAt(attribute, 1, tags.set).children;
    const isOurs = Object.values(oids).some((known) => known === oid);
    if (attributes.has(oid) && isOurs && part?.tag === contextTag(0)) throw new RangeError('an attribute twice');
    attributes.set(oid, [...(attributes.get(oid) ?? []), ...values]);
  }
  return attributes;
}

function isContentRight(
  signedPart: BerNode | null,
  signed: Map<string, readonly BerNode[]>,
  hash: HashName,
  { content, contentType }: Message,
): boolean {
  if (!signedPart) return true;
  const digests = signed.get(oids.messageDigest) ?? [];
  const types = signed.get(oids.contentType) ?? [];
  const [digest] = digests;
  if (!digest || digests.length > 1 || types.length > 1) return false;
  if (types[0] && oidOf(types[0]) !== oidOf(contentType)) return false;
  return octetsOf(digest).equals(createHash(hash).update(content).digest());
}

/** The signed reference to the certificate: without it, another one with the same key could be put in its place. */
function checkReference(signed: Map<string, readonly BerNode[]>, certificate: Certificate, problems: Problem[]): void {
  const [newer] = signed.get(oids.signingCertificateV2) ?? [];
  const [older] = signed.get(oids.signingCertificate) ?? [];
  if (!newer && !older) {
    problems.push(missing('unsupported'));
    return;
  }
  if (newer) {
    const reference = childAt(childAt(newer, 0), 0);
    const hasHash = reference.children[0]?.tag === tags.sequence;
    const hash = hasHash ? hashOf(childAt(reference, 0)) : 'sha256';
    compareReference(hash, childAt(reference, hasHash ? 1 : 0), certificate, problems);
  }
  if (older) compareReference('sha1', childAt(childAt(childAt(older, 0), 0), 0), certificate, problems);
}

function compareReference(hash: HashName, digest: BerNode, certificate: Certificate, problems: Problem[]): void {
  const own = createHash(hash).update(certificate.raw).digest();
  if (!octetsOf(digest).equals(own)) problems.push(against('altered'));
}
