import { inspectBankMessage, isBankMessage } from './bank/inspect-message.ts';
import { inspectBundle, isBundle } from './bundles/inspect-bundle.ts';
import { judgeCodes } from './codes/prescription-codes.ts';
import type { Finding } from './finding.ts';
import { pixelsTooMany } from './picture-limit.ts';
import { inspectSignedMessage, inspectSignedPdf } from './signatures/signed-file.ts';
import type { TrustStore } from './signatures/trust.ts';
import { inspectTrustedList, isTrustedList, trustedListIn } from './signatures/trusted-list.ts';
import { decodeXml, readXmlTree, type XmlElement } from './xml/xml-tree.ts';

export interface GivenFile {
  bytes: Buffer;
  /** What lies beside a signature that was written apart. */
  signed: Buffer | null;
}

const nothing: Finding = { kind: 'unknown', verdict: 'none', reasons: [] };

/** What a file is, what it proves, and which fields it proposes. What it is, is read from its content. */
export async function inspectBytes({ bytes, signed }: GivenFile, trust: TrustStore, now: Date): Promise<Finding> {
  const message = asMessage(bytes);
  if (message) return inspectSignedMessage(message, signed, trust, now);
  if (bytes.subarray(0, 1_024).includes('%PDF-')) {
    return inspectSignedPdf(bytes, trust, now) ?? judgeCodes(await (await codeReader()).codesInPdf(bytes));
  }
  if (isPicture(bytes))
    return pixelsTooMany(bytes) ? nothing : judgeCodes(await (await codeReader()).codesInPicture(bytes));
  return looksLikeXml(bytes) ? inspectXml(bytes, trust) : nothing;
}

/** Two libraries of several megabytes, which a signature does not need. */
const codeReader = () => import('./codes/read-codes.ts');

function isPicture(bytes: Buffer): boolean {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return isPng || (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff);
}

/** DER or BER, or the same as PEM. */
function asMessage(bytes: Buffer): Buffer | null {
  if (bytes[0] === 0x30) return bytes;
  const block = /^-----BEGIN (?:PKCS7|CMS)-----([\sA-Za-z\d+/=]+)-----END/.exec(
    bytes.toString('latin1', 0, bytes.length),
  );
  return block?.[1] ? Buffer.from(block[1], 'base64') : null;
}

function looksLikeXml(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 200).toString('latin1').replaceAll('\0', '');
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(head);
}

/** A document that is cut off or declares a type is refused whatever it would have been. */
function inspectXml(bytes: Buffer, trust: TrustStore): Finding {
  let root: XmlElement;
  try {
    root = readXmlTree(decodeXml(bytes));
  } catch {
    return refusedXml(bytes);
  }
  if (isTrustedList(root)) return inspectTrustedList(trustedListIn(root), trust.listSigners);
  if (isBundle(root)) return inspectBundle(root);
  return isBankMessage(root) ? inspectBankMessage(root) : nothing;
}

function refusedXml(bytes: Buffer): Finding {
  const head = bytes.toString('latin1', 0, 4_000);
  const message = 'is not well-formed, or declares a document type';
  if (head.includes('http://hl7.org/fhir')) {
    return { kind: 'kbv-bundle', verdict: 'bad', reasons: ['unreadable'], errors: [{ field: 'Bundle', message }] };
  }
  if (/urn:iso:std:iso:20022:tech:xsd:camt\./.test(head)) {
    return { kind: 'camt', verdict: 'bad', reasons: ['unreadable'], errors: [{ field: 'Document', message }] };
  }
  return { kind: 'unknown', verdict: 'bad', reasons: ['unreadable'] };
}
