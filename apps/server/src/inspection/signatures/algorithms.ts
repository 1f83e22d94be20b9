import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { asSequence, type BerNode, childAt, contextTag, integerOf, oidOf, tags } from './ber.ts';

/** An algorithm that is not handled here: nothing speaks against the signature, and nothing for it. */
export class Unsupported extends Error {}

export type HashName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

const hashes: Record<string, HashName> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

interface SignatureAlgorithm {
  kind: 'rsa' | 'pss' | 'ecdsa';
  /** Null: the one named elsewhere. */
  hash: HashName | null;
  saltLength?: number;
}

const signatureAlgorithms: Record<string, SignatureAlgorithm> = {
  '1.2.840.113549.1.1.1': { kind: 'rsa', hash: null },
  '1.2.840.113549.1.1.5': { kind: 'rsa', hash: 'sha1' },
  '1.2.840.113549.1.1.11': { kind: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { kind: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { kind: 'rsa', hash: 'sha512' },
  '1.2.840.10045.2.1': { kind: 'ecdsa', hash: null },
  '1.2.840.10045.4.1': { kind: 'ecdsa', hash: 'sha1' },
  '1.2.840.10045.4.3.2': { kind: 'ecdsa', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { kind: 'ecdsa', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { kind: 'ecdsa', hash: 'sha512' },
  // The same with the name of the office for information security.
  '0.4.0.127.0.7.1.1.4.1.3': { kind: 'ecdsa', hash: 'sha256' },
  '0.4.0.127.0.7.1.1.4.1.4': { kind: 'ecdsa', hash: 'sha384' },
  '0.4.0.127.0.7.1.1.4.1.5': { kind: 'ecdsa', hash: 'sha512' },
};

const pss = '1.2.840.113549.1.1.10';
const mgf1 = '1.2.840.113549.1.1.8';
const smallestRsaBits = 1_900;

/** The hash that an AlgorithmIdentifier names. */
export function hashOf(algorithm: BerNode): HashName {
  const name = hashes[oidOf(childAt(asSequence(algorithm), 0))];
  if (!name || !hasNoParameters(algorithm)) throw new Unsupported('hash');
  return name;
}

/** Left out, or NULL. */
function hasNoParameters({ children }: BerNode): boolean {
  const [, parameters, more] = children;
  return !more && (!parameters || (parameters.tag === tags.nullValue && parameters.content.length === 0));
}

function signatureAlgorithmOf(algorithm: BerNode): SignatureAlgorithm {
  const oid = oidOf(childAt(algorithm, 0));
  if (oid === pss) return pssOf(algorithm.children[1]);
  const found = signatureAlgorithms[oid];
  if (!found || !hasNoParameters(algorithm)) throw new Unsupported('signature algorithm');
  return found;
}

/** RSASSA-PSS-params: what is left out is SHA-1 with 20 bytes of salt. */
function pssOf(parameters: BerNode | undefined): SignatureAlgorithm {
  const part = (number: number) => parameters?.children.find(({ tag }) => tag === contextTag(number));
  const hashPart = part(0);
  const maskPart = part(1);
  const saltPart = part(2);
  const hash = hashPart ? hashOf(childAt(hashPart, 0)) : 'sha1';
  if (maskPart) {
    const mask = childAt(maskPart, 0, tags.sequence);
    const inner = mask.children[1];
    // Node takes the mask's hash from the signature's.
    if (oidOf(childAt(mask, 0)) !== mgf1 || (inner ? hashOf(inner) : 'sha1') !== hash) throw new Unsupported('mask');
  } else if (hash !== 'sha1') throw new Unsupported('mask');
  const saltLength = saltPart ? Number.parseInt(integerOf(childAt(saltPart, 0)), 16) : 20;
  return { kind: 'pss', hash, saltLength };
}

/** SHA-1 can be collided: what it alone proves is not proven. */
export function isWeak(hash: HashName): boolean {
  return hash === 'sha1';
}

export function isWeakSignature(algorithm: BerNode): boolean {
  return hashNamedBy(algorithm) === 'sha1';
}

/** Null where the algorithm leaves it to the message. */
export function hashNamedBy(algorithm: BerNode): HashName | null {
  return signatureAlgorithmOf(algorithm).hash;
}

/** Throws `Unsupported` for an algorithm or a key that is not handled. */
export function isSignatureRight(
  algorithm: BerNode,
  /** Used where the algorithm names none. */
  digest: HashName | null,
  publicKeyInfo: Buffer,
  signed: Buffer,
  signature: Buffer,
): boolean {
  const { kind, hash: own, saltLength } = signatureAlgorithmOf(algorithm);
  // Some programs name one hash for the signature and use the one of the message: not altered, though never good.
  const hashes = new Set([own, digest].filter((hash) => hash !== null));
  if (hashes.size === 0) throw new Unsupported('hash');
  const key = keyOf(publicKeyInfo);
  return [...hashes].some((hash) =>
    isRight({ kind, hash, key, signed, signature, ...(saltLength !== undefined && { saltLength }) }),
  );
}

export function keyOf(publicKeyInfo: Buffer): KeyObject {
  try {
    return createPublicKey({ key: publicKeyInfo, format: 'der', type: 'spki' });
  } catch {
    throw new Unsupported('key');
  }
}

export interface SignatureToVerify {
  kind: SignatureAlgorithm['kind'];
  hash: HashName;
  saltLength?: number;
  key: KeyObject;
  signed: Buffer;
  signature: Buffer;
  /** XML writes the two numbers of ECDSA side by side. */
  isPlainEcdsa?: boolean;
}

export function isRight({ kind, hash, saltLength, key, signed, signature, isPlainEcdsa }: SignatureToVerify): boolean {
  const type = key.asymmetricKeyType;
  if (kind === 'ecdsa') {
    if (type !== 'ec') throw new Unsupported('key');
    return verify(hash, signed, { key, dsaEncoding: isPlainEcdsa ? 'ieee-p1363' : 'der' }, signature);
  }
  if (type !== 'rsa' && !(type === 'rsa-pss' && kind === 'pss')) throw new Unsupported('key');
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < smallestRsaBits) throw new Unsupported('key');
  if (kind === 'rsa') return verify(hash, signed, { key, padding: constants.RSA_PKCS1_PADDING }, signature);
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return verify(hash, signed, { key, padding, saltLength: saltLength ?? constants.RSA_PSS_SALTLEN_AUTO }, signature);
}
