import { createHash } from 'node:crypto';
import { type HashName, isRight, keyOf, type SignatureToVerify, Unsupported } from '../signatures/algorithms.ts';
import { type Certificate, readCertificate } from '../signatures/certificate.ts';
import { type Canonical, canonical } from './canonical-xml.ts';
import { attributeOf, elementsAt, elementsOf, textAtPath, textIn, type XmlElement } from './xml-tree.ts';

const signatureUri = 'http://www.w3.org/2000/09/xmldsig#';
const enveloped = `${signatureUri}enveloped-signature`;
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const inclusive = ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', 'http://www.w3.org/2006/12/xml-c14n11'];

const digests: Record<string, HashName> = {
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
};

const more = 'http://www.w3.org/2001/04/xmldsig-more#';
const newer = 'http://www.w3.org/2007/05/xmldsig-more#';
type Method = Pick<SignatureToVerify, 'kind' | 'hash'>;
const methods: Record<string, Method> = Object.fromEntries(
  (['sha256', 'sha384', 'sha512'] as const).flatMap((hash): [string, Method][] => [
    [`${more}rsa-${hash}`, { kind: 'rsa', hash }],
    [`${more}ecdsa-${hash}`, { kind: 'ecdsa', hash }],
    [`${newer}${hash}-rsa-MGF1`, { kind: 'pss', hash }],
  ]),
);

export type XmlSignatureState = 'right' | 'wrong' | 'unsupported';

/**
 * Whether the document's own signature is over the whole document and right by this key. More than one signature, or one
 * that is made in another way, is not supported.
 */
export function checkXmlSignature(root: XmlElement, certificate: Certificate): XmlSignatureState {
  try {
    const signature = onlySignatureOf(root);
    const signedInfo = only(signature, 'SignedInfo');
    const references = elementsAt(signedInfo, 'Reference');
    if (!references.some((reference) => pointsAtRoot(reference, root))) return 'unsupported';
    if (!references.every((reference) => isDigestRight(reference, root, signature))) return 'wrong';
    const method = methods[attributeOf(only(signedInfo, 'SignatureMethod'), 'Algorithm') ?? ''];
    if (!method) return 'unsupported';
    const isSigned = isRight({
      ...method,
      key: keyOf(certificate.publicKeyInfo),
      signed: Buffer.from(canonical(signedInfo, canonicalOf(only(signedInfo, 'CanonicalizationMethod')))),
      signature: Buffer.from(textAtPath(signature, 'SignatureValue'), 'base64'),
      isPlainEcdsa: true,
    });
    return isSigned ? 'right' : 'wrong';
  } catch (error) {
    if (error instanceof Unsupported) return 'unsupported';
    return 'wrong';
  }
}

/** Whoever the signature says has made it. */
export function signersNamedIn(root: XmlElement): Certificate[] {
  return elementsAt(root, 'Signature/KeyInfo/X509Data/X509Certificate').flatMap((element) => {
    try {
      return [readCertificate(Buffer.from(textIn(element), 'base64'))];
    } catch {
      return [];
    }
  });
}

function onlySignatureOf(root: XmlElement): XmlElement {
  const signatures = elementsOf(root).filter(({ local, uri }) => local === 'Signature' && uri === signatureUri);
  const [signature] = signatures;
  if (!signature || signatures.length > 1) throw new Unsupported('signatures');
  return signature;
}

function only(element: XmlElement, name: string): XmlElement {
  const found = elementsOf(element).filter(({ local, uri }) => local === name && uri === signatureUri);
  const [first] = found;
  if (!first || found.length > 1) throw new Unsupported(name);
  return first;
}

function pointsAtRoot(reference: XmlElement, root: XmlElement): boolean {
  const uri = attributeOf(reference, 'URI');
  return uri === '' || (uri !== undefined && targetOf(root, uri) === root);
}

/** The one element with this id: of two, a reader could take the other. */
function targetOf(root: XmlElement, uri: string): XmlElement {
  if (!uri.startsWith('#')) throw new Unsupported('reference');
  const id = uri.slice(1);
  const found = withId(root, id);
  const [target] = found;
  if (!target || found.length > 1) throw new Unsupported('reference');
  return target;
}

function withId(element: XmlElement, id: string): XmlElement[] {
  const own = element.attributes.some(({ local, value }) => /^id$/i.test(local) && value === id) ? [element] : [];
  return [...own, ...elementsOf(element).flatMap((child) => withId(child, id))];
}

function isDigestRight(reference: XmlElement, root: XmlElement, signature: XmlElement): boolean {
  const uri = attributeOf(reference, 'URI');
  if (uri === undefined) throw new Unsupported('reference');
  const target = uri === '' ? root : targetOf(root, uri);
  let form: Canonical = { isExclusive: false };
  let without: XmlElement | null = null;
  for (const transform of elementsAt(reference, 'Transforms/Transform')) {
    if (attributeOf(transform, 'Algorithm') === enveloped) without = signature;
    else form = canonicalOf(transform);
  }
  const hash = digests[attributeOf(only(reference, 'DigestMethod'), 'Algorithm') ?? ''];
  if (!hash) throw new Unsupported('digest');
  const digest = createHash(hash)
    .update(canonical(target, { ...form, without }))
    .digest('base64');
  return digest === textAtPath(reference, 'DigestValue').replace(/\s/g, '');
}

function canonicalOf(element: XmlElement): Canonical {
  const algorithm = attributeOf(element, 'Algorithm') ?? '';
  if (inclusive.includes(algorithm)) return { isExclusive: false };
  if (algorithm !== exclusive) throw new Unsupported('transform');
  const prefixes = attributeOf(elementsAt(element, 'InclusiveNamespaces')[0], 'PrefixList') ?? '';
  const words = prefixes.split(/\s+/).filter(Boolean);
  const inclusivePrefixes = words.map((prefix) => (prefix === '#default' ? '' : prefix));
  return { isExclusive: true, inclusivePrefixes };
}
